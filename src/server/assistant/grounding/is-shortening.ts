import { negates } from "../../answer-parser/negation";
import { normalize, splitWords } from "../../language/normalize";
import { keepsOrder } from "./word-order";

/** A shorter form keeps at least this share of the words, so that its meaning stays the same. */
const MIN_KEPT_SHARE = 0.5;

/** Whether a text is a step with words left out, none added or moved, the first word and negations kept. */
export function isShortening(text: string, step: string): boolean {
  const [words, stepWords] = [splitWords(normalize(text)), splitWords(normalize(step))];
  if (words[0] !== stepWords[0] || words.length < MIN_KEPT_SHARE * stepWords.length) return false;
  if (words.filter(negates).length !== stepWords.filter(negates).length) return false;
  return keepsOrder(words, stepWords);
}
