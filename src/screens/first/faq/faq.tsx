import { OneOpen } from "../../../ui/accordion.tsx";
import { Questions } from "./questions.static.tsx";

export function Faq() {
  return (
    <OneOpen>
      <Questions />
    </OneOpen>
  );
}
