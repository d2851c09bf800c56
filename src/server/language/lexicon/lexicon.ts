import type { FaqWords } from "./faq-words";
import type { GrammarWords } from "./grammar-words";
import type { IntentWords } from "./intent-words";
import type { ValueWords } from "./value-words";

/** The words of one language. A new language is a new file, and a line in `languages.ts`. */
export interface Lexicon {
  /** As in BCP 47. */
  readonly language: string;
  /** Numbers, amounts, ordinals and rates. */
  readonly values: ValueWords;
  /** Function words: not, or, and, because, rather. */
  readonly grammar: GrammarWords;
  /** Concepts of messages that are no answers. */
  readonly intents: IntentWords;
  /** Questions about how to answer, and distress. */
  readonly faq: FaqWords;
}
