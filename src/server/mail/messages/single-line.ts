import { truncate } from "../../lib/truncate";

/** Control, format (bidi, zero-width) and separator characters, which can break a header or disguise a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LONGEST = 200;

/** A text that somebody typed, made fit for a subject or a sentence: one line, nothing invisible, not endless. */
export const singleLine = (text: string, longest = LONGEST): string =>
  truncate(text.replaceAll(UNSEEN, " "), longest);
