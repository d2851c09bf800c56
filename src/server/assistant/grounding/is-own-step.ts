import { normalize, splitWords } from "../../language/normalize";
import { independentParts } from "./independent-parts";
import type { SourceCache } from "./source-cache";
import { keepsOrder } from "./word-order";

/**
 * Whether no part of a step repeats a sentence of an answer in the same words. Such a part isn't advice: it tells
 * people to do what they wrote, which may be an instruction to the model.
 */
export function isOwnStep(
  text: string,
  answers: readonly string[],
  { contentWords }: Pick<SourceCache, "contentWords">,
): boolean {
  const wordsOf = (one: string) => splitWords(normalize(one));
  const given = answers.flatMap(independentParts).map(wordsOf);
  return independentParts(text).every(
    (part) => contentWords(part).size > 0 && !given.some((words) => keepsOrder(wordsOf(part), words)),
  );
}
