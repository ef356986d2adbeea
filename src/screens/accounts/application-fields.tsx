import { application as words } from "../../content/portal.ts";
import type { useForm } from "../../lib/form.ts";
import {
  APPLICATION_GROUPS,
  applicationFields,
  type FormField,
} from "../../rules/application-fields.ts";
import { TextField } from "../../ui/field.tsx";
import { FieldGroup } from "../../ui/form.tsx";
import { SelectField } from "../../ui/select-field.tsx";

/** The text fields of an application, in groups. */
export function ApplicationFields({
  field,
}: {
  readonly field: ReturnType<typeof useForm<FormField>>["field"];
}) {
  return APPLICATION_GROUPS.map((group) => (
    <FieldGroup key={group} legend={words.groups[group]}>
      {applicationFields
        .filter((each) => each.group === group)
        .map(({ name, label, options, attributes }) =>
          options ? (
            <SelectField
              key={name}
              {...field(name)}
              {...attributes}
              label={label}
              options={options}
            />
          ) : (
            <TextField key={name} {...field(name)} {...attributes} label={label} />
          ),
        )}
    </FieldGroup>
  ));
}
