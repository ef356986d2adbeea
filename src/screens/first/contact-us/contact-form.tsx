import { contactUs } from "../../../content/contact-us.ts";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { FormWithoutBackend } from "../../../ui/form-without-backend.tsx";

const { form } = contactUs;

/** The contact form. Nothing validates or sends it. */
export function ContactForm() {
  return (
    <FormWithoutBackend noValidate label={form.action}>
      {/* A unique name: Chrome restores a form into another form with the same field names. */}
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
