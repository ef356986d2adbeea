type Control = HTMLInputElement | HTMLSelectElement;

export function markPrefilled(field: Control): void {
  field.dataset.prefilled = field.value;
}

/** Whether the visitor has entered the value of a field. A checkbox doesn't count. */
export const isEntered = (field: Control | null | undefined): boolean =>
  !!field?.value && field.type !== "checkbox" && field.value !== field.dataset.prefilled;
