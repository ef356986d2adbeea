/**
 * An object with a value for each name. Overloaded, since `Object.fromEntries` loses the names of a
 * generic type.
 */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Readonly<Record<Name, Value>>;
export function recordOf<Value>(names: readonly string[], valueFor: (name: string) => Value) {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)]));
}
