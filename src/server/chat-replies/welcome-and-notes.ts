import { type AnswerValue, answerName, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { interpolate } from "../lib/interpolate";
import { truncate } from "../lib/truncate";
import { counted, replyPhrases } from "./phrases/phrases";

/** The first message. @param isAbout true if the answers decide how many questions there are */
export function welcomeText(
  title: string,
  questionCount: number,
  isAbout: boolean,
  language: string | null,
): string {
  const phrases = replyPhrases(language);
  const count = counted(phrases, "questions", questionCount);
  const questions = isAbout ? interpolate(phrases.about, { questions: count }) : count;
  return interpolate(phrases.welcome, { title, questions });
}

/** Says that the last question was answered. */
export const allDoneText = (language: string | null): string => replyPhrases(language).allDone;

/** How much of a changed answer a note repeats, in characters. */
const MAX_NOTED_LENGTH = 200;

/** Notes a changed answer. @param number the question's number among the visible ones, from 1 */
export function editedText(
  number: number,
  question: AnswerableQuestion,
  value: AnswerValue,
  language: string | null,
): string {
  const { edited, skipped } = replyPhrases(language);
  const answer = isSkip(value) ? skipped : answerName(question, value);
  return interpolate(edited, {
    number,
    answer: answer.length > MAX_NOTED_LENGTH ? truncate(answer, MAX_NOTED_LENGTH) : answer,
  });
}
