/** Soft hyphens, zero-width spaces, word joiners, byte order marks and blank fillers, as left by copying. */
const INVISIBLE = /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0]/g;
/** Thai, Lao, Burmese and Khmer, where a zero-width space marks a possible line break. */
const BREAKS_AT_ZERO_WIDTH = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
/** Joiners at the start or end of a text, where they join nothing. */
const LOOSE_JOINERS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/** The text without invisible characters, except for those that its script needs. */
export function withoutInvisible(text: string): string {
  const keepsBreaks = BREAKS_AT_ZERO_WIDTH.test(text);
  return text.replace(INVISIBLE, (mark) => (keepsBreaks && mark === "\u200b" ? mark : ""));
}

/** The same, trimmed, and without joiners at the ends. */
export const stripInvisible = (text: string): string => withoutInvisible(text).replace(LOOSE_JOINERS, "");
