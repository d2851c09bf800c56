import { type AnswerValue, answerName, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { say } from "../kernel/phrase";
import { shortened } from "../kernel/shortened";
import { counted, phrasesIn } from "./phrases/phrases";

/**
 * The first message of a conversation.
 * @param isAbout true when the answers decide how many questions there are
 */
export function welcomeText(
  title: string,
  questionCount: number,
  isAbout: boolean,
  language: string | null,
): string {
  const phrases = phrasesIn(language);
  const count = counted(phrases, "questions", questionCount);
  const questions = isAbout ? say(phrases.about, { questions: count }) : count;
  return say(phrases.welcome, { title, questions });
}

/** Says that the last question was answered. */
export const allDoneText = (language: string | null): string => phrasesIn(language).allDone;

/** How much of a changed answer a note repeats, in characters. */
const MAX_NOTED = 200;

/**
 * Notes a changed answer.
 * @param number the question's number among the visible ones, from 1
 */
export function editedText(
  number: number,
  question: AnswerableQuestion,
  value: AnswerValue,
  language: string | null,
): string {
  const { edited, skipped } = phrasesIn(language);
  const answer = isSkip(value) ? skipped : answerName(question, value);
  return say(edited, { number, answer: answer.length > MAX_NOTED ? shortened(answer, MAX_NOTED) : answer });
}
