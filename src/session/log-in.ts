/** Logs a visitor in. It isn't part of `session.ts`, which the first script has. */
import { readDraft, storeDraft } from "./draft.ts";
import { startSession } from "./session.ts";

/**
 * A login begins a new visitor, which removes the draft (`visitor.ts`). It is stored again if it has
 * the e-mail address that was typed into the login. The user's own isn't compared, since many
 * backends send no more than a name.
 */
export function logIn(email: string, ...session: Parameters<typeof startSession>): void {
  const draft = readDraft();
  startSession(...session);
  if (draft?.answers.email?.toLowerCase() === email.toLowerCase()) storeDraft(draft);
}
