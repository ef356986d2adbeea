import { contactUs } from "../../../content/contact-us.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/field.tsx";
import * as styles from "./contact-us.module.css";

const { form } = contactUs;

/** It has no validation and sends nothing (spec section 2). */
export function ContactForm() {
  return (
    <form noValidate className={styles.form}>
      {/* No other form has a field of this name: Chrome restores a form into another one whose fields have the same names. */}
      <TextField label={form.fullName} id="contact-sender" name="sender" autoComplete="name" />
      <TextField
        label={form.email}
        type="email"
        id="contact-email"
        name="email"
        autoComplete="email"
      />
      <TextArea label={form.message} id="contact-message" name="message" />
      <Button type="submit" look="outline" className={styles.action}>
        {form.action}
      </Button>
    </form>
  );
}
