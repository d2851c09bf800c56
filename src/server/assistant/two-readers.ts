import { type AnswerValue, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import type { IntentKind, ParseResult } from "../answer-parser/parse-result";
import type { Verdict } from "./assistant";

/**
 * How the model and the parser together understand a message (decision 0132). `model` and `parser`: that reader
 * decides. `differ`: nothing is stored, and the participant chooses one of the `readings`.
 */
export type BothReadings =
  | { readonly outcome: "model" }
  | { readonly outcome: "parser" }
  | { readonly outcome: "differ"; readonly readings: readonly AnswerValue[] };

type AskedQuestion = Pick<AnswerableQuestion, "questionType" | "selection">;
type Unclear = Extract<ParseResult, { outcome: "unclear" }>;

const MODEL: BothReadings = { outcome: "model" };
const PARSER: BothReadings = { outcome: "parser" };

/**
 * Compares the readings of a model and the parser. A reading counts if the other reader agrees, or has no reading and
 * saw nothing against it, such as a question, an insult or "wait".
 */
export function compareReadings(
  question: AskedQuestion,
  { kind, answer }: Pick<Verdict, "kind" | "answer">,
  parsed: ParseResult,
): BothReadings {
  if (answer !== null && isCompatible(question, answer, parsed)) return MODEL;
  const values = answersIn(parsed);
  if (answer !== null) {
    const readings = distinct([answer, ...values].filter((value) => !isSkip(value)));
    return readings.length === 0 ? PARSER : { outcome: "differ", readings };
  }
  // The parser can't tell whether an open answer is too vague.
  if (kind === "cannot-say") return question.questionType !== "text" && hasReading(parsed) ? PARSER : MODEL;
  const readings = values.slice(0, 1);
  return kind === "correction" || readings.length === 0 ? MODEL : { outcome: "differ", readings };
}

/** The answer that both readers together store without asking; null for none. */
export function storedByBoth(
  question: AskedQuestion,
  verdict: Pick<Verdict, "kind" | "answer">,
  parsed: ParseResult,
): AnswerValue | null {
  const { outcome } = compareReadings(question, verdict, parsed);
  if (outcome === "model") return verdict.answer;
  return outcome === "parser" && parsed.outcome === "stored" ? parsed.answer : null;
}

/** Intents of messages that may mean to skip a question. */
const SKIPPABLE: ReadonlySet<IntentKind> = new Set(["unsure", "noise", "reference", "bare-number"]);

/** Whether the parser reads the same, or nothing that contradicts it. */
function isCompatible(question: AskedQuestion, answer: AnswerValue, parsed: ParseResult): boolean {
  switch (parsed.outcome) {
    case "stored":
      if (question.questionType === "text") return isSkip(parsed.answer) === isSkip(answer);
      return isSame(parsed.answer, answer);
    case "suggestion":
      return isWithin(parsed.answer, answer) || isAmong(parsed.others, question, answer);
    case "intent":
      if (isSkip(answer)) return SKIPPABLE.has(parsed.intent.kind);
      // Only a model can know what "same as before" means.
      return question.questionType !== "text" && parsed.intent.kind === "reference";
    case "unclear":
      return parsed.candidates.length > 0
        ? question.selection !== "several" && parsed.candidates.some((candidate) => isSame(candidate, answer))
        : canBeReadable(question, parsed);
  }
}

/** Whether a message may have a reading that the parser missed. "8" on a scale from 1 to 5 has none. */
function canBeReadable({ questionType, selection }: AskedQuestion, { reason }: Unclear): boolean {
  if (reason === "unclear") return true;
  if (questionType === "rating") return false;
  return selection === "several" ? reason === "ambiguous" : reason !== "required";
}

function isAmong(others: readonly string[], { questionType, selection }: AskedQuestion, answer: AnswerValue) {
  const isOneChoice = questionType === "multiple_choice" && selection !== "several";
  return isOneChoice && others.some((other) => isSame(other, answer));
}

/** The answers that the parser reads in a message, most likely first, without skips. */
function answersIn(parsed: ParseResult): readonly AnswerValue[] {
  if (parsed.outcome === "unclear") return parsed.candidates;
  if (parsed.outcome === "intent" || isSkip(parsed.answer)) return [];
  return [parsed.answer];
}

const hasReading = (parsed: ParseResult): boolean =>
  answersIn(parsed).length > 0 || parsed.outcome === "stored";

/** Whether two answers are equal, with options in any order; null is no answer. */
export const isSame = (first: AnswerValue | null, second: AnswerValue | null): boolean =>
  asKey(first) === asKey(second);
const asKey = (value: AnswerValue | null) => JSON.stringify(value && [value].flat().toSorted());

/** Whether one answer contains everything in the other. */
const isWithin = (part: AnswerValue, whole: AnswerValue) =>
  [part].flat().every((value) => [whole].flat().includes(value));

const distinct = (values: readonly AnswerValue[]) =>
  values.filter((value, index) => values.findIndex((other) => isSame(value, other)) === index);
