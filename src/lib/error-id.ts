/** The id of the element that shows a field's error. */
export const errorIdOf = (fieldId: string) => `${fieldId}-error`;
