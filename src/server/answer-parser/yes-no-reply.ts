import { isNot, saysNone } from "./denying";
import type { Correction } from "./outcome";
import { phraseSet, phraseTest } from "../language/lexicon/languages";
import type { Stance } from "../language/lexicon/value-words";
import { numberNamed } from "./moves/correction";
import { has, readingsOf, tells } from "./moves/said";
import { asksYesOrNo } from "./moves/vague";
import { normalize, isUnspaced, wordsOf } from "../language/normalize";
import { type Amount, amountsIn } from "../language/amounts";
import { ordinalsIn } from "../language/ordinals";
import { stancesIn } from "./readers/stances";
import { type Sentence, tokenize, spokenIn } from "../language/tokenize";
import { thumbless } from "./signs";

/** "Yes please, go ahead and do that", "no, nothing else, thank you": a longer message says something else. */
const MAX_WORDS = 6;
const MAX_LENGTH = 200;

/** Whether a short message says yes or no to what was just offered; null where it says neither, or both, or yes to something else. */
export function parseYesNo(message: string): "yes" | "no" | null {
  if (message.length > MAX_LENGTH) return null;
  const text = thumbless(message.trim());
  const sentence = tokenize(text);
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
    said?.rest === 0 && !tells(said, "wrong", "turn", "shouldBe") && !words.some(({ normalized }) => isNot(normalized))
  );
}

/** "2", "question 2", "2: just me". */
const NUMBERED = /^([^\d\n]{0,40}?)(\d{1,3})(?:\s*[.):,;=–-]+\s*(\S.*)|[.)!\s]*)$/su;
const NUMBER_SIGN = /^(?:#|n[ro°º]?\.?)?$/iu;
/** "The second one, please": a longer message says something else beside. */
const MAX_NAMING = 4;

/** Which answer somebody names who was asked which one is to be changed, and what it should be. */
export function answerNamed(message: string): Correction | null {
  const [, before = "", number, words = ""] = NUMBERED.exec(message.trim()) ?? [];
  if (number !== undefined && isNaming(before.trim()))
    return { place: Number(number), words: words.trim() || null };
  const sentence = tokenize(message);
  if (spokenIn(sentence).length > MAX_NAMING) return null;
  const place = ordinalsIn(sentence).find(({ place }) => place > 0)?.place ?? onlyNumber(sentence);
  return place === undefined ? null : { place, words: null };
}

/** "No, question 4, on the atmosphere". */
export const namesQuestion = (message: string): boolean =>
  readingsOf(message).some(({ clauses }) => clauses.some((clause) => numberNamed(clause) !== undefined));

const isNaming = (words: string) =>
  NUMBER_SIGN.test(words) ||
  readingsOf(words).some((said) => said.rest === 0 && tells(said, "question", "answer"));

/** "Two". */
function onlyNumber(sentence: Sentence): number | undefined {
  if (spokenIn(sentence).length > 1) return undefined;
  const isNumber = ({ low, high, unit }: Amount) =>
    unit === null && low === high && Number.isInteger(low) && low >= 1;
  return amountsIn(sentence).find(isNumber)?.low;
}

const isFiller = phraseTest(({ grammar }) => [grammar.filler]);
const more = phraseSet(({ grammar }) => [grammar.more ?? ""]);

/** Whether a message says, to who asks if there is anything else, that there is not: "no", "nada, gracias", "-", "👍". */
export function saysNothing(message: string, questionText: string): boolean {
  const words = wordsOf(normalize(message));
  if (words.length > MAX_WORDS || !asksForMore(questionText)) return false;
  if (words.length === 0) return SIGNS.test(message.trim());
  // "Nothing, thanks": each part of it says so, or thanks.
  const parts = message.split(/[,.!;、。，،]/u).filter((part) => normalize(part) !== "");
  const isNone = (part: string) => parseYesNo(part) === "no" || saysNone(normalize(part));
  return parts.every((part) => isNone(part) || isManners(part));
}

const SIGNS = /^(?:[-–—./]+|👍\p{Emoji_Modifier}?)$/u;

/** "Thank you", and "that is all". */
const isManners = (part: string): boolean =>
  isFiller(normalize(part)) ||
  readingsOf(part).some((said) => said.rest === 0 && tells(said, "thanks", "parting"));

/** "Is there anything else?" */
function asksForMore(questionText: string): boolean {
  const text = normalize(questionText);
  const isSaid = (phrase: string) =>
    isUnspaced(phrase) ? text.includes(phrase) : ` ${text} `.includes(` ${phrase} `);
  return asksYesOrNo(questionText) && [...more()].some(isSaid);
}
