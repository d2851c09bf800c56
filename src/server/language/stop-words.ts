import { FUNCTION_WORDS } from "./lexicon/grammar-words";
import { phraseTest } from "./phrases";

/** True if a normalized word is a function word in any language. */
export const isStopWord = phraseTest(({ grammar }) => FUNCTION_WORDS.map((role) => grammar[role]));
