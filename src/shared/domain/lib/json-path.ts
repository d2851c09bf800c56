/** The path to a value, from the outermost part. */
export type ValuePath = readonly PropertyKey[];

/** The path as text: `conditions.rules[1].question`. */
export function pathText(path: ValuePath): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`))
    .join("");
}
