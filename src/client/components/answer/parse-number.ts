/** A number as it was typed, with a comma or a point; not a number where nothing stands or something else. */
export function parseNumber(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
}
