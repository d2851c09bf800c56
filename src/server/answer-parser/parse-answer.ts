import { checkAnswer, isSkip, SKIP } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { casefold, normalize, splitWords, stripControlCharacters } from "../language/normalize";
import { tokenize } from "../language/tokenize";
import { classifyOpenAnswer } from "./intent-classifier/classify";
import { type DetectedIntent, detectIntent, parsedIntent } from "./intents/detect-intent";
import { isNothingToAdd } from "./intents/nothing-to-add";
import { MATCHERS, type Matcher } from "./matchers/matchers";
import { optionsOf } from "./options";
import { isLost, parseClosedQuestion, parseExact } from "./parse-closed-question";
import { type Parsed, type ParseResult, stored, unclear } from "./parse-result";
import { yesNoStepOf } from "./scales";

/**
 * Parses a message as the answer to a question. No model, no state, never throws, linear time.
 * @param matchers ways of naming an option; the benchmark omits one at a time
 */
export function parseAnswer(
  question: AnswerableQuestion,
  message: string,
  matchers: readonly Matcher[] = MATCHERS,
): ParseResult {
  const text = stripControlCharacters(message);
  if (casefold(text) === "") return { ...unclear("empty"), isExact: true };
  const parsed =
    question.questionType === "text" ? parseOpen(question, text) : parseClosed(question, text, matchers);
  return { ...validated(question, parsed), isExact: isExact(question, text) };
}

/** Any text answers an open question (also "none" or "cash flow"), unless it has another intent. */
function parseOpen(question: AnswerableQuestion, text: string): Parsed {
  if (!question.isRequired && isNothingToAdd(text, question)) return stored(SKIP);
  const intent = detectIntent(text, question);
  return intent === null ? classifyOpenAnswer(question, text) : parsedIntent(intent);
}

/** Precedence: exact answers, then other intents. A message that could be both is read as an answer. */
function parseClosed(question: AnswerableQuestion, text: string, matchers: readonly Matcher[]): Parsed {
  const exact = parseExact(question, text);
  if (exact !== null) return exact;
  const intent = detectIntent(text, question);
  // "Next" is an answer if "Next month" is an option.
  const isPart = intent !== null && isInLabel(question, text);
  const { parsed, isFull } = parseClosedQuestion(question, text, matchers);
  if (intent === null || (isPart && !isLost(parsed)) || (isFull && isOutweighed(intent, question, text)))
    return parsed;
  const isUnmarkedQuestion = intent.intent.kind === "question" && !QUESTION_MARKS.test(text);
  if (isUnmarkedQuestion && !intent.isWhole) return parsed;
  if (!intent.isWhole && !isLost(parsed)) return parsed;
  return optionThatSays(intent, question, text) ?? parsedIntent(intent);
}

function isInLabel(question: AnswerableQuestion, text: string): boolean {
  const words = ` ${normalize(text)} `;
  return (
    words.trim() !== "" && optionsOf(question).some(({ normalized }) => ` ${normalized} `.includes(words))
  );
}

/** In words: "Maybe a 2?" is an answer, a longer message with a question mark is a question. */
const MAX_SHORT_WORDS = 3;
const QUESTION_MARKS = /[?\uff1f\u061f]+/;

const OUTWEIGHED: ReadonlySet<string> = new Set(["greeting", "thanks", "parting", "noise", "wait"]);

/** True if an intent can be ignored because every word is part of an answer: greetings, thanks, question marks. */
function isOutweighed(
  { intent: { kind } }: DetectedIntent,
  question: AnswerableQuestion,
  text: string,
): boolean {
  if (kind !== "question") return OUTWEIGHED.has(kind);
  if (!QUESTION_MARKS.test(text)) return true;
  const isStatement = () => detectIntent(text.replaceAll(/[?\uff1f\u061f]+/g, "."), question) === null;
  return splitWords(normalize(text)).length <= MAX_SHORT_WORDS && isStatement();
}

/** Stores an option with the same intent: "No idea, ask my accountant" if "I don't know" is an option. */
function optionThatSays(
  { intent: { kind } }: DetectedIntent,
  question: AnswerableQuestion,
  text: string,
): Parsed | null {
  if (kind !== "unsure" && kind !== "skip") return null;
  const matching = (question.options ?? []).filter(
    (option) =>
      detectIntent(option, question)?.intent.kind === kind && isDepending(option) === isDepending(text),
  );
  const [answer, ...others] = matching;
  if (others.length > 0) return unclear("ambiguous", matching);
  return answer === undefined ? null : stored(answer, answer);
}

/** Keeps "It depends" apart from "I don't know". */
const isDepending = (text: string): boolean => yesNoStepOf(tokenize(text)) === "depends";

const LONE_NUMBER = /^#?\d{1,3}(?: ?\/ ?5)?[.)!]*$/;

/** True if there is only one way to read the message: option labels (one per line), a lone number, or "skip". */
function isExact(question: AnswerableQuestion, message: string): boolean {
  if (isSkip(message)) return true;
  if (question.questionType === "text") return false;
  if (LONE_NUMBER.test(casefold(message))) return true;
  const labels = new Set((question.options ?? []).map(comparable));
  return message.split("\n").every((line) => labels.has(comparable(line)));
}

const comparable = (text: string): string => normalize(text) || casefold(text);

function validated(question: AnswerableQuestion, parsed: Parsed): Parsed {
  if (parsed.outcome !== "stored") return parsed;
  const { answer } = parsed;
  if (isSkip(answer) && question.isRequired) return unclear("required");
  if (typeof answer !== "string" && answer.length > 1 && question.selection === "one")
    return unclear("several", answer);
  const check = checkAnswer(question, answer);
  if (check.ok) return { ...parsed, answer: check.answer };
  return unclear(question.questionType === "text" ? "too-long" : "unclear");
}
