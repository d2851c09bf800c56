import { ALL_PHRASES } from "./phrases/phrases";

/** How much of a message is looked at, in characters. */
const LOOKED_AT = 400;
/** How many of its frequent words tell a language. */
const ENOUGH = 2;

const TELLING = ALL_PHRASES.map(({ language, tell }) => ({ language, words: new Set(tell.split(" ")) }));

/**
 * The language that a message is clearly in, of those that have a table; null where it is not clear.
 * @param expected the template's: where that knows any of it, another one must know two words more, as languages share small ones
 */
export function languageOf(message: string, expected: string | null = null): string | null {
  const text = message.slice(0, LOOKED_AT).toLowerCase().replaceAll("’", "'");
  if (/[¿¡]/.test(text)) return "es";
  const said = [...new Set(text.match(/[\p{L}\p{M}']+/gu))];
  const counts = TELLING.map(({ language, words }) => ({
    language,
    count: said.filter((word) => words.has(word)).length,
  })).sort((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || !second || first.count < ENOUGH || first.count === second.count) return null;
  const own = counts.find(({ language }) => language === expected);
  const isOwn = own !== undefined && own !== first && own.count > 0;
  return isOwn && first.count - own.count < ENOUGH ? null : first.language;
}
