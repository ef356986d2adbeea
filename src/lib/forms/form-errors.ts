export const errorIdOf = (fieldId: string) => `${fieldId}-error`;

/** After a failed attempt the first banner, summary or field gets the focus. */
export const ERROR_SELECTOR = '[data-error-summary], [aria-invalid="true"]';
