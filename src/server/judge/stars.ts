const STARS = /[⭐🌟★✭✮✯☆✩⚝]/gu;
const EMPTY = /[☆✩⚝]/u;

/** The number of filled stars in a folded message; null when it has no star of any kind. */
export function countStars(text: string): number | null {
  if (/^\*{2,}$/.test(text)) return text.length;
  const stars = text.match(STARS);
  return stars ? stars.filter((star) => !EMPTY.test(star)).length : null;
}

/** A folded message without its stars. */
export function withoutStars(text: string): string {
  return text.replace(STARS, " ").replace(/\*/g, " ").trim();
}
