import { contactUs } from "../../content/contact-us.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import * as styles from "./contact-us.module.css";

const { form } = contactUs;

/** It has no validation and sends nothing (spec section 2). */
export function ContactForm() {
  return (
    <form noValidate className={styles.form}>
      <TextField label={form.fullName} id="contact-fullName" name="fullName" autoComplete="name" />
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
