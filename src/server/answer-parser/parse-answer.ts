import { checkAnswer, isSkip, SKIP } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { readClosed, readInFull } from "./closed";
import { isLost, type Judgement, type Outcome, refused } from "./outcome";
import { type Intent, type Parsed, type ParseResult, stored, TOPICS, type Topic, unclear } from "./parse-result";
import { guessed } from "./learned/voice";
import { type Move, moveIn, readingOf } from "./moves/move";
import { asksForTime } from "./moves/unwilling";
import { bare, fold, tidy, wordsOf } from "../language/normalize";
import { MAX_NAME } from "./offer";
import { amountsIn } from "../language/amounts";
import { stanceOf } from "./readers/stances";
import { sentenceOf } from "../language/tokenize";

/**
 * Judges a participant's message by rules alone (design section 6): no model, no state, no exceptions, and time
 * linear in the message. Whatever it accepts has passed `checkAnswer`.
 */
function judgeAnswer(question: AnswerableQuestion, message: string): Judgement {
  const text = tidy(message);
  if (fold(text) === "") return { ...refused("empty"), isExact: true };
  return { ...checked(question, read(question, text)), isExact: isExact(question, text) };
}

const answerOf = (found: Outcome): string | null =>
  found.outcome === "accepted" && typeof found.answer === "string" ? found.answer : null;

/**
 * Of an open question all that is no move is the answer ("none" and "cash flow" are). Of a closed one what is said in full
 * goes before anything else, then what is no answer at all; what may be both is read first.
 */
function read(question: AnswerableQuestion, text: string): Outcome {
  if (question.questionType === "text") {
    const move = moveIn(text, question);
    return move === null ? guessed(question, text) : readingOf(move);
  }
  const inFull = readInFull(question, text);
  if (inFull !== null) return inFull;
  const move = moveIn(text, question);
  const { reading, hint, isPlain, isChanged, isLoose } = readClosed(question, text);
  // "Yes, oh wait, no" does not ask to wait.
  const isNoWait = isChanged && move?.is.reason === "wait";
  if (move === null) return hint ?? reading;
  if (isPlain && (isNoWait || isOutweighed(move, question, text))) return reading;
  if (move.isWhole && !isInOption(question, text))
    return optionThatSays(move, question, text) ?? readingOf(move);
  // "Nos hipermercados, que remédio": a word that may ask, and no mark.
  const isUnasked = move.is.reason === "question" && !text.match(QUESTION_MARKS);
  if (isUnasked && !move.isWhole) return hint ?? reading;
  if (isLost(reading)) return optionThatSays(move, question, text) ?? readingOf(move);
  if (isLoose && !isUnasked) return readingOf(move);
  if (reading.outcome !== "accepted" || move.beside === undefined || isNoWait || asksForTime(question))
    return reading;
  const { reading: rest } = readClosed(question, move.beside);
  return rest.outcome === "accepted" ? rest : readingOf(move);
}

/** Where nothing but an answer is said, it is one, for all its stars, its greeting or its question mark. */
function isOutweighed({ is }: Move, question: AnswerableQuestion, text: string): boolean {
  if (is.reason === "question")
    return (
      !text.match(QUESTION_MARKS) ||
      (wordsOf(bare(text)).length <= SHORT && moveIn(text.replace(QUESTION_MARKS, "."), question) === null)
    );
  return OUTWEIGHED.has(is.reason);
}

const OUTWEIGHED: ReadonlySet<string> = new Set(["greeting", "thanks", "parting", "noise", "abuse"]);

/** "Next" where "Next month" is offered. */
const isInOption = ({ options, scaleLabels }: AnswerableQuestion, text: string) =>
  (options ?? scaleLabels ?? []).some((option) => ` ${bare(option)} `.includes(` ${bare(text)} `));

/** "Maybe a 2?" is an answer; in more words something is asked. */
const SHORT = 3;
const QUESTION_MARKS = /[?\uff1f\u061f]+/g;

/** What an option may say that is no answer elsewhere; "Co-operative" asks nothing, for all that "co" is "what". */
const OFFERED: ReadonlySet<string> = new Set(["unsure", "skip"]);

/** "No idea, ask my accountant" where "I don't know" is offered, "that depends" where "It depends / no fixed rule" is. */
function optionThatSays(move: Move, question: AnswerableQuestion, text: string): Outcome | null {
  if (!OFFERED.has(move.is.reason)) return null;
  const depends = (said: string) => stanceOf(sentenceOf(said)) === "depends";
  const isDepending = depends(text);
  const same = (question.options ?? [])
    .filter((option) => option.length <= MAX_NAME && depends(option) === isDepending)
    .filter((option) => isDepending || moveIn(option, question)?.is.reason === move.is.reason);
  const [answer, ...others] = same;
  if (others.length > 0) return refused("ambiguous", same);
  return answer === undefined ? null : { outcome: "accepted", answer, understoodAs: answer };
}

const LONE_NUMBER = /^#?\d{1,3}(?: ?\/ ?5)?[.)!]*$/;

/**
 * Whether a message to this question can be read in one way only, so that no model need look: the text of an option,
 * or of several a line each, a lone number, the word that the skip button sends (decision 0077).
 */
function isExact(question: AnswerableQuestion, message: string): boolean {
  if (isSkip(message)) return true;
  if (question.questionType === "text") return false;
  if (LONE_NUMBER.test(fold(message))) return true;
  const options = new Set((question.options ?? []).map(asCompared));
  return message.split("\n").every((line) => options.has(asCompared(line)));
}

/** Without accents and marks, where anything is left then. */
const asCompared = (text: string): string => bare(text) || fold(text);

/** What a reader found, if it holds; the one rule of answer.ts has the last word. */
function checked(question: AnswerableQuestion, found: Outcome): Outcome {
  if (found.outcome === "skipped" && question.isRequired) return refused("required");
  if (found.outcome !== "accepted") return found;
  const { answer } = found;
  if (typeof answer !== "string" && answer.length > 1 && question.selection === "one")
    return refused("several", answer);
  const check = checkAnswer(question, answer);
  if (check.ok) return isSkip(check.answer) ? { outcome: "skipped" } : { ...found, answer: check.answer };
  if (isSkip(answer)) return refused("required");
  return refused(question.questionType === "text" ? "too-long" : "unclear");
}

/**
 * Parses a participant's message as the answer to one question: no model, no state, no exceptions, and time linear in the
 * message. Every stored answer has passed `checkAnswer`.
 */
export function parseAnswer(question: AnswerableQuestion, message: string): ParseResult {
  const { isExact, ...found } = judgeAnswer(question, message);
  return { ...toParsed(question, found), isExact };
}

function toParsed({ selection }: AnswerableQuestion, found: Outcome): Parsed {
  if (found.outcome === "accepted") return stored(found.answer, found.understoodAs);
  if (found.outcome === "skipped") return stored(SKIP);
  const { refusal, isGuess } = found;
  const intent = (kind: Intent): Parsed => ({ outcome: "intent", intent: kind, ...(isGuess && { isGuess }) });
  switch (refusal.reason) {
    case "likely":
      return { outcome: "suggestion", answer: selection === "several" ? refusal.candidates : (refusal.candidates[0] ?? ""), others: [] };
    case "question":
      return intent({ kind: "question", about: refusal.about === "else" ? "other" : refusal.about });
    case "assessment":
      return TOPICS.some((topic) => topic === refusal.topic)
        ? intent({ kind: "assessment", topic: refusal.topic as Topic })
        : intent({ kind: "question", about: "other" });
    case "correction":
      return intent({ kind: "edit-request", question: refusal.correction.place, value: refusal.correction.words });
    case "ambiguous":
    case "several":
      return unclear(refusal.reason, refusal.candidates);
    case "empty":
    case "required":
    case "none":
    case "out-of-range":
    case "not-whole":
    case "too-long":
    case "unclear":
      return unclear(refusal.reason);
    default:
      return intent({ kind: refusal.reason });
  }
}
