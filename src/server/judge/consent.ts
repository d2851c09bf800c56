import { namesQuestion } from "./answer-named";
import { phraseTest } from "./lexicon/languages";
import type { Stance } from "./lexicon/value-words";
import { has, readingsOf, tells } from "./moves/said";
import { stancesIn } from "./readers/stances";
import { type Sentence, sentenceOf, spokenIn } from "./sentence";
import { thumbless } from "./thumbs";

/** "Yes please, go ahead and do that": a longer message says something else beside. */
const MAX_WORDS = 6;
const MAX_LENGTH = 200;

const isNot = phraseTest(({ grammar }) => [grammar.not]);

/** Whether a short message says yes or no to what was just offered; null where it says neither, or both, or yes to something else. */
export function consentIn(message: string): "yes" | "no" | null {
  if (message.length > MAX_LENGTH) return null;
  const text = thumbless(message.trim());
  const sentence = sentenceOf(text);
  if (spokenIn(sentence).length > MAX_WORDS) return null;
  const [first, ...others] = stancesIn(sentence);
  if (!first) return agrees(sentence) ? "yes" : null;
  const said = consentOf(first.stance);
  if (!others.every(({ stance }) => consentOf(stance) === said)) return null;
  // "No, question 4" says which.
  return (said === "yes" ? isNoMore(sentence) : !namesQuestion(text)) ? said : null;
}

function consentOf(stance: Stance): "yes" | "no" | null {
  if (stance === "yes" || stance === "fully") return "yes";
  return stance === "no" || stance === "notAtAll" ? "no" : null;
}

/** "D'accord", "go ahead": whoever is asked "shall I?" agrees by more than a yes. */
function agrees(sentence: Sentence): boolean {
  const [said] = readingsOf(sentence.folded);
  const isYes = said !== undefined && said.clauses.length > 0;
  return isYes && said.clauses.every((clause) => has(clause, "yes") && !clause.asks) && isNoMore(sentence);
}

/** Whether a yes is all that is said: "not right", "completely wrong" and "yes, but to 5" are none. */
function isNoMore({ folded, words }: Sentence): boolean {
  const [said] = readingsOf(folded);
  return (
    said?.rest === 0 && !tells(said, "wrong", "turn", "shouldBe") && !words.some(({ bare }) => isNot(bare))
  );
}
