import { isSkip } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/question";
import { bare, fold } from "./normalise";

const LONE_NUMBER = /^#?\d{1,3}(?: ?\/ ?5)?[.)!]*$/;

/**
 * Whether a message to this question can be read in one way only, so that no model need look: the text of an option,
 * or of several a line each, a lone number, the word that the skip button sends (decision 0077).
 */
export function isExact(question: AnswerableQuestion, message: string): boolean {
  if (isSkip(message)) return true;
  if (question.questionType === "text") return false;
  if (LONE_NUMBER.test(fold(message))) return true;
  const options = new Set((question.options ?? []).map(asCompared));
  return message.split("\n").every((line) => options.has(asCompared(line)));
}

/** Without accents and marks, where anything is left then. */
const asCompared = (text: string): string => bare(text) || fold(text);
