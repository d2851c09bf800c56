import { type AnswerValue, answerName, isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { say } from "../kernel/phrase";
import { shortened } from "../kernel/shortened";
import { counted } from "./plural";
import { phrasesIn } from "./phrases/phrases";

/**
 * What the assistant says around the questions, in the template's language: plain text, with titles, questions and
 * options as they were written. How it is shown is the screen's business (decision 0038).
 */

/** @param isAbout whether the answers decide how many questions it will be */
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

/** True for whoever comes back to it, too: what is done with the answers, the screen says. */
export const allDoneText = (language: string | null): string => phrasesIn(language).allDone;

/** As much of an answer as a note repeats, in characters: a longer one stands in its bubble, and would hide what is asked. */
const NOTED = 200;

/**
 * Notes a changed answer, with the beginning of what it is now: an admin reads the conversation, too, and the whole answer
 * beside it.
 * @param number of the question among those that apply, from 1
 */
export function editedText(
  number: number,
  question: AnswerableQuestion,
  value: AnswerValue,
  language: string | null,
): string {
  const { edited, skipped } = phrasesIn(language);
  const answer = isSkip(value) ? skipped : answerName(question, value);
  return say(edited, { number, answer: answer.length > NOTED ? shortened(answer, NOTED) : answer });
}
