import { ALL_PHRASES } from "./phrases/phrases";

/** Only this many characters of a message are read. */
const MAX_READ_LENGTH = 400;
/** The fewest frequent words that identify a language. */
const MIN_FREQUENT_WORDS = 2;

const TELLING = ALL_PHRASES.map(({ language, tell }) => ({ language, words: new Set(tell.split(" ")) }));

/**
 * The language of a message, of those with phrases; null if unclear.
 * @param expected the template's language. If the message contains any of its words, another one needs two words more,
 * because languages share short words
 */
export function languageOf(message: string, expected: string | null = null): string | null {
  const text = message.slice(0, MAX_READ_LENGTH).toLowerCase().replaceAll("’", "'");
  if (/[¿¡]/.test(text)) return "es";
  const messageWords = [...new Set(text.match(/[\p{L}\p{M}']+/gu))];
  const counts = TELLING.map(({ language, words }) => ({
    language,
    count: messageWords.filter((word) => words.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || !second || first.count < MIN_FREQUENT_WORDS || first.count === second.count) return null;
  const expectedCount = counts.find(({ language }) => language === expected);
  const isExpected = expectedCount !== undefined && expectedCount !== first && expectedCount.count > 0;
  return isExpected && first.count - expectedCount.count < MIN_FREQUENT_WORDS ? null : first.language;
}
