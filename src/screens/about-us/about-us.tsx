import { StaticPart } from "../../lib/static-part.tsx";
import { UnsentForms } from "../../ui/unsent-forms.tsx";

export function AboutUs() {
  return (
    <UnsentForms>
      <StaticPart name="about-us" />
    </UnsentForms>
  );
}
