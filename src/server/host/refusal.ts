import { type AnswerableQuestion, scaleLabel } from "#shared/domain/question";
import type { JudgedQuestion, Refusal, RejectionReason } from "../judge/judgement";
import type { Talk } from "./talk";

/** How many options one sentence lists, and how much of each, before it becomes a wall of text. */
const MAX_LISTED = 8;
const MAX_OPTION_LENGTH = 80;

/** The sentences that tell a participant why a message was not taken, and what to do next. */
export function refusalText(question: JudgedQuestion, refusal: Refusal, _talk: Talk): string {
  const { reason } = refusal;
  const candidates = "candidates" in refusal ? refusal.candidates : [];
  const lead = explanation(question, refusal) ?? leadFor(question, reason, candidates);
  const skip = question.isRequired || reason === "empty" ? "" : ' Or type "skip" to leave this one out.';
  return `${lead} ${askFor(question, reason, candidates)}${skip}`.trim();
}

/** What the question's author says to who asks about it. */
function explanation({ help, whyAsked }: JudgedQuestion, refusal: Refusal): string | null {
  if (refusal.reason !== "question") return null;
  if (refusal.about === "else") return null;
  return refusal.about === "reason" ? whyAsked : help;
}

function leadFor(
  question: AnswerableQuestion,
  reason: RejectionReason,
  candidates: readonly string[],
): string {
  const type = question.questionType;
  switch (reason) {
    case "empty":
    case "reference":
    case "command":
    case "abuse":
    case "wait":
    case "bare-yes":
    case "assessment":
    case "correction":
      return "I did not get an answer yet.";
    case "bare-number":
      return "Could you say in words what you mean? If the number is all there is to say, send it again.";
    case "required":
      return "I understand, but this question is needed to complete the assessment.";
    case "question":
      return "I can't tell you more than the question says. Please take it as you understand it.";
    case "greeting":
      return "Hello, and thank you for taking the time!";
    case "noise":
      return "I could not make sense of that.";
    case "unsure":
      return type === "text"
        ? "It is fine not to know. What comes to mind first, or what would you need to know to answer? If there is nothing, send the same again."
        : "That is fine, it does not have to be exact.";
    case "ambiguous":
      return candidates.length > 0
        ? "That could mean more than one thing."
        : "I am not sure which one you mean.";
    case "several":
      return "You named more than one, and here only one can be chosen.";
    case "none":
      return "If nothing fits well, the closest one is good enough.";
    case "out-of-range":
      return type === "rating" ? "That is not on the scale." : "There is no option with that number.";
    case "not-whole":
      return "Only whole numbers work here.";
    case "too-long":
      return "That is a little too long for me.";
    case "unclear":
      return type === "text" ? "I am not sure I understood that." : "I could not match that to an answer.";
  }
}

function askFor(
  question: AnswerableQuestion,
  reason: RejectionReason,
  candidates: readonly string[],
): string {
  switch (question.questionType) {
    case "rating":
      return ratingAsk(question);
    case "multiple_choice":
      return choiceAsk(question, candidates);
    case "text":
      return textAsk(reason);
  }
}

function ratingAsk(question: AnswerableQuestion): string {
  const [lowest, highest] = [scaleLabel(question, "1"), scaleLabel(question, "5")];
  const ends =
    lowest && highest ? `1 means "${lowest}" and 5 "${highest}"` : "1 is the lowest and 5 the highest";
  return `Please answer with a number from 1 to 5, where ${ends}.`;
}

function choiceAsk({ options: offered, selection }: AnswerableQuestion, candidates: readonly string[]) {
  const options = offered ?? [];
  if (candidates.length > 1) return `Which one fits best: ${either(candidates)}?`;
  if (options.length === 0) return "This question has no options to choose from.";
  const listed = options
    .slice(0, MAX_LISTED)
    .map((option, index) => `${index + 1}. ${shorten(option)}`)
    .join(" · ");
  const more = options.length > MAX_LISTED ? ` … (up to ${options.length})` : "";
  const wanted = selection === "several" ? "one or more" : "by name or number";
  return `Please choose ${wanted}: ${listed}${more || "."}`;
}

function textAsk(reason: RejectionReason): string {
  switch (reason) {
    case "unsure":
    case "bare-number":
      return "";
    case "question":
      return "There is no right or wrong answer, and a sentence is enough.";
    case "too-long":
      return "Please shorten your answer to the most important points.";
    case "unclear":
      return "Could you say a little more?";
    default:
      return "Please answer in your own words. A sentence is enough.";
  }
}

function either(options: readonly string[]): string {
  const shown = options.slice(0, MAX_LISTED).map(shorten);
  const last = shown.at(-1) ?? "";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} or ${last}`;
}

/** Cut between characters, so that an emoji is never halved. */
function shorten(option: string): string {
  const characters = [...option];
  return characters.length <= MAX_OPTION_LENGTH
    ? option
    : `${characters.slice(0, MAX_OPTION_LENGTH).join("")}…`;
}
