/** A part of a whole in whole percent; of nothing it is 0. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** A number as it was typed, with a comma or a point; not a number where nothing stands or something else. */
export function parseNumber(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
}

/** "1,234" */
export const numberText = (count: number): string => count.toLocaleString("en-US");

/** "1.2K", for a narrow column. */
export const compactText = (count: number): string => count.toLocaleString("en-US", { notation: "compact" });

/** A part of a whole as a length of CSS. @param part from 0 to 1; NaN, of nothing, is 0 */
export const share = (part: number): string => `${Math.min(Math.max(part || 0, 0), 1) * 100}%`;
