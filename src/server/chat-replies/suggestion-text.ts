import type { AnswerValue } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { interpolate } from "../lib/interpolate";
import { helpPhrases, type PhrasePicker } from "./phrase-picker";
import { answerInSentence } from "./prompt-for-answer";
import type { ReplyContext } from "./reply-context";

/** "Did you mean “Sales”?", “Sales” and “Support” for a set of options, “Sales” or “Support” for several readings. */
export function didYouMeanText(
  question: AnswerableQuestion,
  readings: readonly AnswerValue[],
  { phrases, pickVariant }: PhrasePicker,
): string {
  const nameOption = (option: string) => {
    const words = answerInSentence(question, option, phrases);
    return question.questionType === "rating" ? words : interpolate(phrases.quoted, { words });
  };
  const list = (names: readonly string[], type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(phrases.language, { type }).format(names);
  const sets = readings.map((reading) => list([reading].flat().map(nameOption), "conjunction"));
  return pickVariant(phrases.didYouMean, { answer: list(sets, "disjunction") });
}

/** Asks which reading of a message is right; for an open question, whether the message is an answer. */
export function whichReadingText(
  question: AnswerableQuestion,
  readings: readonly AnswerValue[],
  context: ReplyContext,
): string {
  const picker = helpPhrases(context);
  if (question.questionType === "text") return picker.pickVariant(picker.phrases.asks.keepWords);
  return didYouMeanText(question, readings, picker);
}
