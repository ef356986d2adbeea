export const errorIdOf = (fieldId: string) => `${fieldId}-error`;
