import { type AnswerValue, answerName, answerText } from "#shared/domain/answer";
import { type AnswerableQuestion, RATING_VALUES, scaleLabel } from "#shared/domain/questions/question";
import type { NotStored } from "../answer-parser/parse-result";
import { interpolate } from "../lib/interpolate";
import { truncate } from "../lib/truncate";
import type { PhrasePicker } from "./phrase-picker";
import type { ReplyPhrases } from "./phrases/reply-phrases";
import type { ChatQuestion } from "./reply-context";

/** How many options a reply lists, and how many characters of each. */
const MAX_LISTED_OPTIONS = 8;
const MAX_OPTION_LENGTH = 80;

/** A sentence that says how to answer, and the options listed below it, one on each line. */
interface Prompt {
  readonly line: string;
  readonly list: readonly string[];
}

/** Says how to answer a question, in other words than the last reply; options are not listed twice in a row. */
export function promptFor(question: ChatQuestion, parsed: NotStored, picker: PhrasePicker): Prompt {
  switch (question.questionType) {
    case "rating":
      return ratingPrompt(question, parsed, picker);
    case "multiple_choice":
      return choicePrompt(question, parsed.outcome === "unclear" ? parsed.candidates : [], picker);
    case "text":
      return textPrompt(parsed, picker);
  }
}

/** The labels of a scale, one on each line; none when an end has no label. */
export function scaleLines(question: ChatQuestion): readonly string[] {
  const labeledRatings = RATING_VALUES.filter((rating) => scaleLabel(question, rating) !== "");
  if (!labeledRatings.includes("1") || !labeledRatings.includes("5")) return [];
  return labeledRatings.map((rating) => `${rating}. ${brief(scaleLabel(question, rating))}`);
}

function ratingPrompt(question: ChatQuestion, parsed: NotStored, picker: PhrasePicker): Prompt {
  const { phrases, pickVariant, saidLast } = picker;
  const list = scaleLines(question);
  if (list.length === 0) return { line: pickVariant(phrases.asks.rateUnnamed), list };
  const intent = parsed.outcome === "intent" ? parsed.intent : null;
  const asksMeaning = intent?.kind === "question" && intent.about === "meaning";
  if (asksMeaning && !saidLast(list.join("\n"))) return { line: pickVariant(phrases.asks.scale), list };
  const lowest = brief(scaleLabel(question, "1"));
  const highest = brief(scaleLabel(question, "5"));
  return { line: pickVariant(phrases.asks.rate, { lowest, highest }), list: [] };
}

function choicePrompt(
  { options, selection }: ChatQuestion,
  candidates: readonly string[],
  { phrases: { asks }, pickVariant, saidLast }: PhrasePicker,
): Prompt {
  const isNarrow = candidates.length > 1;
  const numbered = (options ?? [])
    .map((option, index) => ({ option, line: numberedLine(option, index) }))
    .filter(({ option }) => !isNarrow || candidates.includes(option))
    .map(({ line }) => line);
  if (numbered.length === 0) return { line: "", list: [] };
  const more = numbered.length - MAX_LISTED_OPTIONS;
  const list = [
    ...numbered.slice(0, MAX_LISTED_OPTIONS),
    ...(more > 0 ? [interpolate(asks.more, { count: more })] : []),
  ];
  if (saidLast(list.join("\n"))) return { line: pickVariant(asks.chooseAgain), list: [] };
  if (selection === "several") return { line: pickVariant(asks.chooseSeveral), list };
  return { line: pickVariant(isNarrow ? asks.which : asks.choose), list };
}

function textPrompt(parsed: NotStored, { phrases: { asks }, pickVariant }: PhrasePicker): Prompt {
  const reason =
    parsed.outcome === "intent" ? parsed.intent.kind : parsed.outcome === "unclear" && parsed.reason;
  if (reason === "unsure" || reason === "bare-number" || reason === "unclear") return { line: "", list: [] };
  return { line: pickVariant(reason === "too-long" ? asks.shorten : asks.ownWords), list: [] };
}

/** An option as a numbered list shows it. */
export const numberedLine = (option: string, index: number): string => `${index + 1}. ${brief(option)}`;

const brief = (option: string): string => truncate(option, MAX_OPTION_LENGTH);

/** An answer inside a sentence, without its own period. */
export function answerInSentence(
  question: AnswerableQuestion,
  answer: AnswerValue,
  phrases: ReplyPhrases,
): string {
  const name = answerName(question, answer).replace(/(?<![.。])[.。]$/u, "");
  if (question.questionType !== "rating") return name;
  const rating = answerText(answer);
  return name.replace(rating, interpolate(phrases.acknowledgements.outOfFive, { rating }));
}
