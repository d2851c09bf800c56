import type { AnswerableQuestion } from "#shared/domain/question";
import { isSmall } from "../cues";
import { type Amount, amountsIn } from "../../language/amounts";
import { type Sentence, sentenceOf } from "../../language/tokenize";
import { has, readingsOf, type Said, tells } from "./said";

/** Whether a message only agrees, though the question asks for more than yes or no. */
export function isBareYes(said: Said, question: Asked): boolean {
  const isYes = said.clauses.every((clause) => has(clause, "yes"));
  return isYes && said.rest === 0 && !tells(said, "turn") && !asksYesOrNo(question.questionText);
}

/** In words: "about twenty-five percent, I would say". */
const LONGEST_NUMBER = 8;
/** "Four stars from me", "solid 8 out of 10, could be better". */
const LONGEST_RATING = 12;
const BESIDE_RATING = 2;
/** Characters; a single one can unfold into a sentence, thousands into a book. */
const LONGEST_WORD = 20;

const isLonger = (said: Said, message: string, words: number) =>
  said.words > words || message.length > words * LONGEST_WORD;

/** Whether a message rates, though the question asks for words; "8 of 10 calls are about parking" tells more. */
export function isBareRating(said: Said, message: string): boolean {
  if (isLonger(said, message, LONGEST_RATING) || tells(said, "we")) return false;
  const sentence = sentenceOf(message);
  const rating = amountsIn(sentence).find(
    ({ of, unit }) => unit?.kind === "points" || (of !== null && unit === null),
  );
  if (!rating) return false;
  const strange = strangeIn(said);
  const behind = sentence.words.slice(rating.to, rating.to + BESIDE_RATING).map(({ bare }) => bare);
  const [next = ""] = behind;
  // "12 points of sale".
  const isOfSomething = next !== "" && (!isSmall(next) || behind.some((word) => strange.has(word)));
  return !isOfSomething && besideOf([rating], sentence, strange).length <= BESIDE_RATING;
}

/** Whether a message is a number alone, though the question asks for words. */
export function isBareNumber(said: Said, message: string, { questionText }: Asked): boolean {
  if (isLonger(said, message, LONGEST_NUMBER) || tells(said, "we", "me")) return false;
  const sentence = sentenceOf(message);
  const amounts = amountsIn(sentence).filter(({ unit }) => unit === null || unit.kind === "percent");
  const isAlone = amounts.length > 0 && besideOf(amounts, sentence, strangeIn(said)).length === 0;
  return isAlone && !questionText.includes("%") && !asksNumber(questionText);
}

/** The words that tell something beside some amounts. */
const besideOf = (amounts: readonly Amount[], { words }: Sentence, strange: ReadonlySet<string>) =>
  words.filter(({ bare }, at) => strange.has(bare) && !amounts.some(({ from, to }) => at >= from && at < to));

const strangeIn = ({ clauses }: Said) => new Set(clauses.flatMap(({ strange }) => strange));

const asksNumber = (questionText: string) => readingsOf(questionText).some((said) => tells(said, "howMany"));

/** A question without a word that asks for more. */
export function asksYesOrNo(questionText: string): boolean {
  const [best] = readingsOf(questionText);
  if (best === undefined) return false;
  return best.clauses.some(({ asks }) => asks) && !tells(best, "who", "why", "what", "ask");
}

type Asked = Pick<AnswerableQuestion, "questionText">;
