import { consentIn } from "./consent";
import { phraseSet, phraseTest } from "./lexicon/languages";
import { has, readingsOf } from "./moves/said";
import { asksYesOrNo } from "./moves/vague";
import { bare, isUnspaced, wordsOf } from "./normalise";

/** "No, nothing else, thank you": a longer message says something. */
const MAX_WORDS = 6;

const saysNone = phraseTest(({ grammar }) => [grammar.none]);
const isFiller = phraseTest(({ grammar }) => [grammar.filler]);
const more = phraseSet(({ grammar }) => [grammar.more ?? ""]);

/** Whether a message says, to who asks if there is anything else, that there is not: "no", "nada, gracias", "-", "👍". */
export function saysNothing(message: string, questionText: string): boolean {
  const words = wordsOf(bare(message));
  if (words.length > MAX_WORDS || !asksForMore(questionText)) return false;
  if (words.length === 0) return SIGNS.test(message.trim());
  // "Nothing, thanks": each part of it says so, or thanks.
  const parts = message.split(/[,.!;、。，،]/u).filter((part) => bare(part) !== "");
  const isNone = (part: string) => consentIn(part) === "no" || saysNone(bare(part));
  return parts.every((part) => isNone(part) || isManners(part));
}

const SIGNS = /^(?:[-–—./]+|👍\p{Emoji_Modifier}?)$/u;

/** "Thank you", and "that is all". */
const isManners = (part: string): boolean =>
  isFiller(bare(part)) ||
  readingsOf(part).some(
    ({ clauses, rest }) => rest === 0 && clauses.some((clause) => has(clause, "thanks", "parting")),
  );

/** "Is there anything else?" */
function asksForMore(questionText: string): boolean {
  const text = bare(questionText);
  const isSaid = (phrase: string) =>
    isUnspaced(phrase) ? text.includes(phrase) : ` ${text} `.includes(` ${phrase} `);
  return asksYesOrNo(questionText) && [...more()].some(isSaid);
}
