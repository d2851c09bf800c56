/** A part of a whole as a length of CSS. @param part from 0 to 1; NaN, of nothing, is 0 */
export const share = (part: number): string => `${Math.min(Math.max(part || 0, 0), 1) * 100}%`;
