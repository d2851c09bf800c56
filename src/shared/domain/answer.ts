import { type AnswerableQuestion, MAX_TEXT_ANSWER, RATING_VALUES, scaleLabel } from "./questions/question";

/** A stored answer: a text, one option, a rating "1" to "5", or a list of options. */
export type AnswerValue = string | readonly string[];

/** By attempt-question id. */
export type Responses = Readonly<Record<string, AnswerValue>>;

export const SKIP = "skip";

/** In characters. */
export const MAX_MESSAGE = 4_000;
export const MAX_CHOICES = 50;

export type AnswerCheck = { ok: true; answer: AnswerValue } | { ok: false; message: string };

const refuseAnswer = (message: string): AnswerCheck => ({ ok: false, message });

/** Validates an answer. Returns the answer to store, or a message that tells the participant what is missing. */
export function checkAnswer(question: AnswerableQuestion, value: AnswerValue): AnswerCheck {
  if (isSkip(value)) {
    return question.isRequired
      ? refuseAnswer("This question is required and can't be skipped.")
      : acceptAnswer(SKIP);
  }
  switch (question.questionType) {
    case "text":
      return checkText(value);
    case "rating":
      return checkRating(value);
    case "multiple_choice":
      return checkChoice(question, value);
  }
}

/** Whether the value is "skip", in any case and with surrounding spaces. */
export function isSkip(value: AnswerValue): boolean {
  return typeof value === "string" && value.trim().toLowerCase() === SKIP;
}

/** Whether an answer counts as given: stored, not skipped and not empty. */
export function isAnswered(value: AnswerValue | undefined): value is AnswerValue {
  return value !== undefined && value.length > 0 && !isSkip(value);
}

/** Whether a form field is empty: only spaces, or no choice. */
export function isBlank(value: AnswerValue): boolean {
  return typeof value === "string" ? value.trim() === "" : value.length === 0;
}

/** An empty field of an optional question as a skip; any other value unchanged. */
export function blankAsSkip(question: { readonly isRequired: boolean }, value: AnswerValue): AnswerValue {
  return isBlank(value) && !question.isRequired ? SKIP : value;
}

/** An answer as one line of text; several options are joined by commas. */
export function answerText(value: AnswerValue): string {
  return typeof value === "string" ? value : value.join(", ");
}

/** An answer as it is displayed; a rating is followed by its label, as in "4 – mostly". */
export function answerName(question: NamedQuestion, value: AnswerValue): string {
  const text = answerText(value);
  const label = question.questionType === "rating" && scaleLabel(question, text);
  return label ? `${text} – ${label}` : text;
}

/** A stored answer as it is displayed; a skip is "Skipped". */
export function shownAnswer(question: NamedQuestion, value: AnswerValue): string {
  return isSkip(value) ? SHOWN_SKIP : answerName(question, value);
}

/** A participant's message as it is displayed; a "skip" that was accepted is "Skipped". */
export function shownMessage(content: string, isValid: boolean | null | undefined): string {
  return isValid === true && isSkip(content) ? SHOWN_SKIP : content;
}

const SHOWN_SKIP = "Skipped";

type NamedQuestion = Pick<AnswerableQuestion, "questionType" | "scaleLabels">;

/** The chosen options after `option` is toggled, in the order of the options. An exclusive option clears the others. */
export function withChoice(
  { options, exclusiveOptions }: Pick<AnswerableQuestion, "options" | "exclusiveOptions">,
  chosen: readonly string[],
  option: string,
): string[] {
  if (chosen.includes(option)) return chosen.filter((other) => other !== option);
  if (exclusiveOptions?.includes(option)) return [option];
  const combinable = chosen.filter((other) => !exclusiveOptions?.includes(other));
  return (options ?? []).filter((one) => one === option || combinable.includes(one));
}

/** A mutable copy of an answer, as rows store it. */
export function storedAnswer(value: AnswerValue): string | string[] {
  return typeof value === "string" ? value : [...value];
}

function acceptAnswer(answer: AnswerValue): AnswerCheck {
  return { ok: true, answer };
}

function checkText(value: AnswerValue): AnswerCheck {
  if (typeof value !== "string") return refuseAnswer("Please answer in words.");
  const text = value.trim();
  if (text === "") return refuseAnswer("Please type an answer.");
  if (text.length > MAX_TEXT_ANSWER) {
    return refuseAnswer(
      `Please keep your answer to ${MAX_TEXT_ANSWER.toLocaleString("en-US")} characters or fewer.`,
    );
  }
  return acceptAnswer(text);
}

function checkRating(value: AnswerValue): AnswerCheck {
  const text = typeof value === "string" ? value.trim() : "";
  const isRating = RATING_VALUES.some((rating) => rating === text);
  return isRating ? acceptAnswer(text) : refuseAnswer("Please answer with a number from 1 to 5.");
}

/** With `one`, a list of a single option counts as that option, and a longer list is an error. */
function checkChoice(question: AnswerableQuestion, value: AnswerValue): AnswerCheck {
  const options = question.options ?? [];
  const chosen = [...new Set((typeof value === "string" ? [value] : value).map((choice) => choice.trim()))];
  const isKnown = chosen.every((choice) => options.includes(choice));
  if (chosen.length === 0 || chosen.length > MAX_CHOICES || !isKnown)
    return refuseAnswer("Please choose one of the options.");
  if (question.selection === "one")
    return chosen.length > 1
      ? refuseAnswer("Please choose only one of the options.")
      : acceptAnswer(chosen[0] ?? "");
  const exclusive = chosen.find((choice) => question.exclusiveOptions?.includes(choice));
  if (exclusive !== undefined && chosen.length > 1)
    return refuseAnswer(`"${exclusive}" can't be combined with other options.`);
  return acceptAnswer(chosen);
}

/** Whether two sets of answers are equal, in any order of the questions. */
export function sameAnswers(a: Responses, b: Responses): boolean {
  const ids = Object.keys(a);
  return (
    ids.length === Object.keys(b).length && ids.every((id) => JSON.stringify(a[id]) === JSON.stringify(b[id]))
  );
}
