import { truncate } from "../../lib/truncate";

/** Control, format (bidi, zero-width) and separator characters, which can break a header or disguise a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LONGEST = 200;

/** Cleans a text that a person typed for a subject or sentence: one line, no invisible characters, limited length. */
export const singleLine = (text: string, longest = LONGEST): string =>
  truncate(text.replaceAll(UNSEEN, " "), longest);
