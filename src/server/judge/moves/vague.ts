import type { AnswerableQuestion } from "#shared/domain/question";
import { isSmall } from "../cues";
import { amountsIn } from "../readers/amounts";
import { sentenceOf } from "../sentence";
import { has, readingsOf, type Said, tells } from "./said";

/** Whether a message only agrees, though the question asks for more than yes or no. */
export function isBareYes(said: Said, question: Asked): boolean {
  const isYes = said.clauses.every((clause) => has(clause, "yes"));
  return isYes && said.rest === 0 && !tells(said, "turn") && !asksYesOrNo(question.questionText);
}

/** In words: "about twenty-five percent, I would say". */
const LONGEST_NUMBER = 8;
/** Characters; a single one can unfold into a sentence, thousands into a book. */
const LONGEST_WORD = 20;

/** "Four stars from me", "solid 8 out of 10, could be better". */
const LONGEST_RATING = 12;
const BESIDE_RATING = 2;

/** Whether a message rates, though the question asks for words; "8 of 10 calls are about parking" tells more. */
export function isBareRating(said: Said, message: string): boolean {
  const isLong = said.words > LONGEST_RATING || message.length > LONGEST_RATING * LONGEST_WORD;
  if (isLong || tells(said, "we")) return false;
  const sentence = sentenceOf(message);
  const rating = amountsIn(sentence).find(
    ({ of, unit }) => unit?.kind === "points" || (of !== null && unit === null),
  );
  if (!rating) return false;
  const strange = new Set(said.clauses.flatMap((clause) => clause.strange));
  const beside = sentence.words.filter(
    ({ bare }, at) => (at < rating.from || at >= rating.to) && strange.has(bare),
  );
  const behind = sentence.words.slice(rating.to, rating.to + BESIDE_RATING).map(({ bare }) => bare);
  const [next = ""] = behind;
  // "12 points of sale".
  const isOfSomething = next !== "" && (!isSmall(next) || behind.some((word) => strange.has(word)));
  return beside.length <= BESIDE_RATING && !isOfSomething;
}

/** Whether a message is a number alone, though the question asks for words. */
export function isBareNumber(said: Said, message: string, { questionText }: Asked): boolean {
  if (
    said.words > LONGEST_NUMBER ||
    message.length > LONGEST_NUMBER * LONGEST_WORD ||
    tells(said, "we", "me")
  )
    return false;
  const sentence = sentenceOf(message);
  const amounts = amountsIn(sentence).filter(({ unit }) => unit === null || unit.kind === "percent");
  const strange = new Set(said.clauses.flatMap((clause) => clause.strange));
  const isTold = sentence.words.some(
    (word, at) => strange.has(word.bare) && !amounts.some(({ from, to }) => at >= from && at < to),
  );
  return amounts.length > 0 && !isTold && !questionText.includes("%") && !asksNumber(questionText);
}

const asksNumber = (questionText: string) => readingsOf(questionText).some((said) => tells(said, "howMany"));

/** A question without a word that asks for more. */
export function asksYesOrNo(questionText: string): boolean {
  const [best] = readingsOf(questionText);
  if (best === undefined) return false;
  return best.clauses.some(({ asks }) => asks) && !tells(best, "who", "why", "what", "ask");
}

type Asked = Pick<AnswerableQuestion, "questionText">;
