import type { GrammarWords } from "./grammar-words";
import type { IntentWords } from "./intent-words";
import type { ValueWords } from "./value-words";

/** The words of one language that the judge's readers know. Adding a language is adding a file, and its line in `languages.ts`. */
export interface Lexicon {
  /** As in BCP 47. */
  readonly language: string;
  /** Numbers, amounts, places, frequencies, yes and no. */
  readonly values: ValueWords;
  /** What holds an answer together: not, or, and, because, rather. */
  readonly grammar: GrammarWords;
  /** What people say that is no answer. */
  readonly intents: IntentWords;
}
