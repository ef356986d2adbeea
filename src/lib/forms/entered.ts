/** What the visitor enters in forms, and what the site has filled in. */
type Control = HTMLInputElement | HTMLSelectElement;

/** Marks the value of a field as one that the site has filled in. */
export function markPrefilled(field: Control): void {
  field.dataset.prefilled = field.value;
}

/** Whether the visitor has entered the value of a field. */
export const isEntered = (field: Control | null | undefined): boolean =>
  !!field?.value && field.value !== field.dataset.prefilled;
