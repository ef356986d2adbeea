import { UnsentForms } from "../../ui/unsent-forms.tsx";
import { AboutUsWords } from "./about-us-words.static.tsx";

export function AboutUs() {
  return (
    <UnsentForms>
      <AboutUsWords />
    </UnsentForms>
  );
}
