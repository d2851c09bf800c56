import type { AnswerableQuestion } from "#shared/domain/question";
import { doubtAbout } from "./ask-once";
import { type Reading, refused } from "./judgement";
import { isGreeting, isNoise } from "./noise";
import { asksBack } from "./question-back";
import { asksToSkip } from "./skip";

/**
 * Reads an answer to an open question. Code only recognises what is no answer; the rest counts as given ("none" and
 * "cash flow" are answers).
 */
export function readText(question: AnswerableQuestion, message: string): Reading {
  if (asksToSkip(message)) return { kind: "skip" };
  if (asksBack(message)) return refused("question");
  if (isGreeting(message)) return refused("greeting");
  if (isNoise(message)) return refused("noise");
  const doubt = doubtAbout(question, message);
  return doubt === null ? { kind: "answer", answer: message, understoodAs: null } : refused(doubt);
}
