import { contactUs } from "../../../content/contact-us.ts";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { FormWithoutBackend } from "../../../ui/form-without-backend.tsx";

const { form } = contactUs;

/** It has no validation (spec section 2). */
export function ContactForm() {
  return (
    <FormWithoutBackend noValidate label={form.action}>
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
    </FormWithoutBackend>
  );
}
