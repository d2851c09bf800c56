import { phraseSet } from "./lexicon/languages";
import { type Phrases, phrasesOf } from "./lexicon/value-words";

/** What the grammar has only as a part of phrases, or among what compares and leaves out. */
const MORE: Phrases =
  "no|not|without|dont|isnt|never|kein|keine|keinem|ohne|nie|nicht|pas|sans|sin|ningún|non|nessun|senza|não|sem|geen|zonder|" +
  "niet|inte|ingen|utan|brak|bez|не|нет|без|değil|yok|yoktur|بدون|ليس|नहीं|नही|बिना|没|沒|不|未|无|無|ない|なし|없는|없이|없다";

/** What "none" is said by, and what turns down whatever stands beside it. */
const denying = phraseSet(({ grammar }) => {
  const [behind, apart] = [phrasesOf(grammar.notBehind), phrasesOf(grammar.except)];
  const turning = phrasesOf(grammar.not).filter((word) => behind.includes(word) && !apart.includes(word));
  return [...phrasesOf(grammar.none), ...turning, ...phrasesOf(MORE)].filter((word) => !word.includes(" "));
});

/** Whether a bare word makes of a name that something is not there, in any language with a table. */
export const isDenying = (word: string): boolean => denying().has(word);
