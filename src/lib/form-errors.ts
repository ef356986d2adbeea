/** The id of the text of a field's error. */
export const errorIdOf = (fieldId: string) => `${fieldId}-error`;

/** The attributes of the banner and of the summary. */
export const ERROR_SUMMARY = { "data-error-summary": "" };

/** The first of these gets the focus after a failed attempt. */
export const ERROR_SELECTOR = '[data-error-summary], [aria-invalid="true"]';
