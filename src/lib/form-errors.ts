/** The id of the text of a field's error. */
export const errorIdOf = (fieldId: string) => `${fieldId}-error`;

/** After a failed attempt the first of these gets the focus: banner, summary or field. */
export const ERROR_SELECTOR = '[data-error-summary], [aria-invalid="true"]';
