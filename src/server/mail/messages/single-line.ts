import { truncate } from "../../lib/truncate";

/** Control, format (bidi, zero-width) and separator characters, which can break a header or disguise a text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const MAX_LENGTH = 200;

/** Cleans a text that a person typed for a subject or sentence: one line, no invisible characters, limited length. */
export const singleLine = (text: string, maxLength = MAX_LENGTH): string =>
  truncate(text.replaceAll(INVISIBLE, " "), maxLength);
