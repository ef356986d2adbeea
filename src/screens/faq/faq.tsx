import { StaticPart } from "../../lib/static-part.tsx";
import { OneOpen } from "../../ui/accordion.tsx";

export function Faq() {
  return (
    <OneOpen>
      <StaticPart name="questions" />
    </OneOpen>
  );
}
