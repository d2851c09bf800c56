/** Whole percent; 0 if `total` is 0. */
export const percent = (part: number, total: number): number =>
  total === 0 ? 0 : Math.round((100 * part) / total);

/** Parses a number with a decimal comma or point; NaN for blank or invalid text. */
export function parseNumber(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text.replace(",", "."));
}

/** "1,234" */
export const numberText = (count: number): string => count.toLocaleString("en-US");

/** "1.2K", for narrow columns. */
export const compactText = (count: number): string => count.toLocaleString("en-US", { notation: "compact" });

/** A CSS percentage, clamped to 0–100%. @param part from 0 to 1; NaN counts as 0 */
export const share = (part: number): string => `${Math.min(Math.max(part || 0, 0), 1) * 100}%`;
