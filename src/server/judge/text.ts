import { open, type Reading, refused } from "./judgement";
import { isGreeting, isNoise } from "./noise";
import { asksBack } from "./question-back";
import { asksToSkip } from "./skip";

/**
 * Reads an answer to an open question. Code only recognises what is no answer; whether the rest says something
 * is for a reader of language, and without one it counts as given ("none", "3" and "cash flow" are answers).
 */
export function readText(message: string): Reading {
  if (asksToSkip(message)) return { kind: "skip" };
  if (asksBack(message)) return refused("question");
  if (isGreeting(message)) return refused("greeting");
  if (isNoise(message)) return refused("noise");
  return open(message);
}
