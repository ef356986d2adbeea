import { application as words } from "../../content/portal.ts";
import { focusOnMount } from "../../lib/focus.ts";
import { APPLICATION_GROUPS, applicationFields } from "../../rules/application-fields.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { TextField } from "../../ui/field.tsx";
import { FieldGroup, Form } from "../../ui/form.tsx";
import { ImageField } from "../../ui/image-field.tsx";
import { Actions } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import * as styles from "./accounts.module.css";
import { ContactLinks, Receipt } from "./receipt.tsx";
import { Sending } from "./sending.tsx";
import { useApplication } from "./use-application.ts";

/** The form of an application, with what is said of its draft, its progress and its receipt. */
export function ApplicationForm() {
  const {
    form,
    field,
    summary,
    banner,
    photo,
    choosePhoto,
    draft,
    unanswered,
    save,
    clear,
    busy,
    progress,
    outcome,
    apply,
    cancel,
  } = useApplication();

  const clearIfWanted = () => {
    if (!window.confirm(words.draft.confirm)) return;
    clear();
    form.current?.querySelector<HTMLElement>("[name]")?.focus();
  };
  const picture = field("idCardImage");
  const cancelled = `${words.cancelled} ${unanswered ? words.mayHaveArrived : words.nothingLost}`;
  const whatNow = unanswered ? (
    <>
      <p>{words.mayHaveArrived}</p>
      <ContactLinks />
    </>
  ) : (
    <>
      <p>{words.nothingLost}</p>
      <Actions>
        <Button type="submit" look="outline">
          {words.again}
        </Button>
      </Actions>
    </>
  );

  return (
    <>
      {outcome !== null && outcome !== "cancelled" && <Receipt {...outcome} />}
      {draft && (
        <div className={styles.restored}>
          {draft.unanswered && (
            <p>
              {words.unanswered} {words.mayHaveArrived}
            </p>
          )}
          <p>{words.draft.text}</p>
          <Button look="outline" disabled={busy} onClick={clearIfWanted}>
            {words.draft.clear}
          </Button>
        </div>
      )}
      <Form
        ref={form}
        banner={banner}
        whatNow={whatNow}
        busy={busy}
        label={words.submit}
        busyLabel={words.busy}
        onSubmit={apply}
        onBlur={save}
      >
        <ErrorSummary heading={words.summary} errors={summary} />
        {APPLICATION_GROUPS.map((group) => (
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
        ))}
        <FieldGroup legend={words.groups.photo}>
          <ImageField
            {...words.image}
            id={picture.id}
            name={picture.name}
            error={picture.error}
            photo={photo}
            onChoose={choosePhoto}
          />
        </FieldGroup>
      </Form>
      {busy && <Sending progress={progress} onCancel={cancel} />}
      {outcome === "cancelled" && (
        <section
          ref={focusOnMount}
          aria-label={cancelled}
          tabIndex={-1}
          className={styles.cancelled}
        >
          <p>{cancelled}</p>
        </section>
      )}
    </>
  );
}
