import type { AnswerableQuestion } from "#shared/domain/question";
import { bare, wordsOf } from "../normalise";
import { cardinal, loneNumber } from "../number-words";
import { has, readingsOf, type Said, tells } from "./said";

const NUMBER = /^(?:\d+|of|out|percent|prozent|von|sur|de|su|z|из|من|में|से|点|分|about|like|a|minus)$/;

/** Whether a message only agrees, though the question asks for more than yes or no. */
export function isBareYes({ clauses, rest }: Said, question: Asked): boolean {
  return rest === 0 && clauses.every((clause) => has(clause, "yes")) && !asksYesOrNo(question.questionText);
}

/** Whether a message is a number alone, though the question asks for words. */
export function isBareNumber(message: string, { questionText }: Asked): boolean {
  const plain = bare(message);
  const words = wordsOf(plain);
  const isNumber = (word: string) => NUMBER.test(word) || cardinal(word) !== null;
  const hasValue = words.some((word) => /\d/.test(word) || cardinal(word) !== null);
  if (!(words.every(isNumber) && hasValue) && loneNumber(plain) === null) return false;
  return !questionText.includes("%") && !readingsOf(questionText).some((said) => tells(said, "howMany"));
}

/** A question without a word that asks for more. */
function asksYesOrNo(questionText: string): boolean {
  const [best] = readingsOf(questionText);
  if (best === undefined) return false;
  return best.clauses.some(({ asks }) => asks) && !tells(best, "who", "why", "what", "ask");
}

type Asked = Pick<AnswerableQuestion, "questionText">;
