type Field = HTMLInputElement | HTMLSelectElement;

/** Marks that the visitor hasn't entered the value of a field. */
export function markPrefilled(field: Field): void {
  field.dataset.prefilled = field.value;
}

/** Whether the visitor has entered the value of a field. A checkbox doesn't count. */
export const isEntered = ({ type, value, dataset }: Field): boolean =>
  type !== "checkbox" && value !== "" && value !== dataset.prefilled;
