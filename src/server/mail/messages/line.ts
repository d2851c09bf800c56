/** Control, format (bidi, zero-width) and separator characters, which can break a header or disguise a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LONGEST = 200;

/** A text that somebody typed, made fit for a subject or a sentence: one line, nothing invisible, not endless. */
export function line(text: string, longest = LONGEST): string {
  const plain = text.replaceAll(UNSEEN, " ").replaceAll(/\s+/g, " ").trim();
  const characters = [...plain];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join("")}…` : plain;
}
