import { say } from "../kernel/phrase";
import { languageOf } from "./detect-language";
import { type Phrases, phrasesIn, type Variants } from "./phrases/phrases";
import type { Talk } from "./reply-context";

type Values = Readonly<Record<string, string | number>>;

/** One language, and what was said in it before. */
export interface Voice {
  readonly phrases: Phrases;
  /** One of several ways to say something: the one that was said longest ago, so never the last again. */
  readonly vary: (variants: Variants, values?: Values) => string;
  /** Whether a phrase was said before, whatever filled its braces. */
  readonly hasSaid: (phrase: string) => boolean;
  /** Whether a text stands in what was said last. */
  readonly saidLast: (text: string) => boolean;
}

/** For what belongs to the conversation: its template's language. */
export const ownVoice = ({ language, said }: Pick<Talk, "language" | "said">): Voice =>
  voice(phrasesIn(language), said);

/** For help: the language of who needs it, where that is clear from this message or one before. */
export const helpingVoice = ({ language, message, heard, said }: Talk): Voice =>
  voice(phrasesIn(languageOf(message, language) ?? heard ?? language), said);

function voice(phrases: Phrases, said: readonly string[]): Voice {
  return {
    phrases,
    vary: (variants, values = {}) => say(saidLongestAgo(variants, said), values),
    hasSaid: (phrase) => said.some((text) => stands(phrase, text)),
    saidLast: (text) => said.at(-1)?.includes(text) ?? false,
  };
}

/** What was never said comes first. */
function saidLongestAgo(variants: Variants, said: readonly string[]): string {
  let [chosen] = variants;
  let chosenAt = Number.POSITIVE_INFINITY;
  for (const variant of variants) {
    const at = said.findLastIndex((text) => stands(variant, text));
    if (at < chosenAt) [chosen, chosenAt] = [variant, at];
  }
  return chosen;
}

function stands(phrase: string, text: string): boolean {
  let from = 0;
  for (const piece of phrase.split(/\{\w+\}/)) {
    const at = text.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}
