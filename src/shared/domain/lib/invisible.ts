/** Soft hyphens, zero-width spaces, word joiners, byte order marks and blank fillers, which texts bring along when they are copied. */
const INVISIBLE = /[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u3164\ufeff\uffa0]/g;
/** Thai, Lao, Burmese and Khmer, which mark where a line may break with a zero-width space. */
const BREAKS_AT_ZERO_WIDTH = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
/** A joiner joins two letters; at an end there is nothing to join. */
const LOOSE_JOINERS = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/** The text without characters that show nothing; what a script needs to be written is kept. */
export function withoutInvisible(text: string): string {
  const keepsBreaks = BREAKS_AT_ZERO_WIDTH.test(text);
  return text.replace(INVISIBLE, (mark) => (keepsBreaks && mark === "\u200b" ? mark : ""));
}

/** The same, trimmed. */
export const stripInvisible = (text: string): string => withoutInvisible(text).replace(LOOSE_JOINERS, "");
