/** Where a value stands in what was given, from the outside in. */
export type ValuePath = readonly PropertyKey[];

/** The same as people write it: `conditions.rules[1].question`. */
export function pathText(path: ValuePath): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`))
    .join("");
}
