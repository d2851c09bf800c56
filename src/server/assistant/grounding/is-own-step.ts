import { normalize, splitWords } from "../../language/normalize";
import { independentParts } from "./independent-parts";
import type { SourceCache } from "./source-cache";
import { keepsOrder } from "./word-order";

/** Whether no part of a step repeats an answer, which isn't advice and may be an instruction to the model. */
export function isOwnStep(
  text: string,
  answers: readonly string[],
  { contentWords }: Pick<SourceCache, "contentWords">,
): boolean {
  const wordsOf = (part: string) => splitWords(normalize(part));
  const answerParts = answers.flatMap(independentParts).map(wordsOf);
  return independentParts(text).every(
    (part) => contentWords(part).size > 0 && !answerParts.some((words) => keepsOrder(wordsOf(part), words)),
  );
}
