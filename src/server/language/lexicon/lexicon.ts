import type { FaqWords } from "./faq-words";
import type { GrammarWords } from "./grammar-words";
import type { IntentWords } from "./intent-words";
import type { ValueWords } from "./value-words";

/** The words of one language. To add a language, add a file and list it in `languages.ts`. */
export interface Lexicon {
  /** BCP 47 tag. */
  readonly language: string;
  readonly values: ValueWords;
  readonly grammar: GrammarWords;
  readonly intents: IntentWords;
  readonly faq: FaqWords;
}
