import { aboutUs } from "../../../content/about-us.ts";
import { Checkbox, TextField } from "../../../ui/field.tsx";
import { FormWithoutBackend } from "../../../ui/form-without-backend.tsx";
import { Section } from "../../../ui/section.tsx";
import * as styles from "./newsletter.module.css";

const { newsletter } = aboutUs;

/** The newsletter's form. The browser validates it, and nothing is sent. */
export function Newsletter() {
  return (
    <Section heading={newsletter.heading}>
      <FormWithoutBackend label={newsletter.action}>
        <p>{newsletter.text}</p>
        <div className={styles.pair}>
          <TextField
            label={newsletter.firstName}
            id="newsletter-firstName"
            name="firstName"
            autoComplete="given-name"
            required
          />
          <TextField
            label={newsletter.lastName}
            id="newsletter-lastName"
            name="lastName"
            autoComplete="family-name"
            required
          />
        </div>
        <TextField
          label={newsletter.email}
          type="email"
          id="newsletter-email"
          name="email"
          autoComplete="email"
          enterKeyHint="done"
          required
        />
        <fieldset>
          <legend className={styles.legend}>{newsletter.topicsLegend}</legend>
          {newsletter.topics.map(({ name, label }) => (
            <Checkbox key={name} name={name} label={label} />
          ))}
        </fieldset>
      </FormWithoutBackend>
    </Section>
  );
}
