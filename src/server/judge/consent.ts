import { phraseSet } from "./lexicon/languages";
import { phrasesOf, type Stance } from "./lexicon/value-words";
import { readingsOf, tells } from "./moves/said";
import { stancesIn } from "./readers/stances";
import { type Sentence, sentenceOf, spokenIn } from "./sentence";
import { thumbless } from "./thumbs";

/** "Yes please, go ahead and do that": a longer message says something else beside. */
const MAX_WORDS = 6;
const MAX_LENGTH = 200;

/** Whoever is asked "shall I?" agrees by these as well. */
const AGREED = /^(?:ok|okay|okey|oki)[\s.!]*$/iu;

const nots = phraseSet(({ grammar }) => phrasesOf(grammar.not));

/** Whether a short message says yes or no to what was just offered; null where it says neither, or both, or yes to something else. */
export function consentIn(message: string): "yes" | "no" | null {
  if (message.length > MAX_LENGTH) return null;
  const text = thumbless(message.trim());
  if (AGREED.test(text)) return "yes";
  const sentence = sentenceOf(text);
  const [first, ...others] = stancesIn(sentence);
  if (!first || spokenIn(sentence).length > MAX_WORDS) return null;
  const said = consentOf(first.stance);
  if (!others.every(({ stance }) => consentOf(stance) === said)) return null;
  return said === "yes" && !isNoMore(sentence) ? null : said;
}

function consentOf(stance: Stance): "yes" | "no" | null {
  if (stance === "yes" || stance === "fully") return "yes";
  return stance === "no" || stance === "notAtAll" ? "no" : null;
}

/** Whether a yes is all that is said: "not right", "completely wrong" and "yes, but to 5" are none. */
function isNoMore({ folded, words }: Sentence): boolean {
  const [said] = readingsOf(folded);
  return (
    said?.rest === 0 &&
    !tells(said, "wrong", "turn", "shouldBe") &&
    !words.some(({ bare }) => nots().has(bare))
  );
}
