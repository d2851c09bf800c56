import { phraseSet } from "./lexicon/languages";
import { type Phrases, phrasesOf } from "./lexicon/value-words";

/** What leaves what stands before as it is. */
const WITHOUT: Phrases = "without|ohne|sans|sin|senza|sem|zonder|utan|bez|без|بدون";
/** What the grammar has only as a part of phrases, or among what compares and leaves out. */
const MORE: Phrases =
  "no|not|dont|isnt|never|kein|keine|keinem|nie|nicht|pas|ningún|non|nessun|não|geen|" +
  "niet|inte|ingen|brak|не|нет|değil|yok|yoktur|ليس|नहीं|नही|बिना|没|沒|不|未|无|無|ない|なし|없는|없이|없다";

/** What "none" is said by, and what turns down whatever stands beside it. */
const denying = phraseSet(({ grammar }) => {
  const [behind, apart] = [phrasesOf(grammar.notBehind), phrasesOf(grammar.except)];
  const turning = phrasesOf(grammar.not).filter((word) => behind.includes(word) && !apart.includes(word));
  return [...phrasesOf(grammar.none), ...turning, ...phrasesOf(MORE)].filter((word) => !word.includes(" "));
});

const without: ReadonlySet<string> = new Set(phrasesOf(WITHOUT));

/** Whether a bare word denies what follows it and nothing else. */
export const isWithout = (word: string): boolean => without.has(word);

/** Whether a bare word makes of a name that something is not there, in any language with a table. */
export const isDenying = (word: string): boolean => denying().has(word) || isWithout(word);
