import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { type Amount, amountsIn } from "../../language/amounts";
import { tokenize } from "../../language/tokenize";
import { mentions, parseUtterance, type Utterance } from "./utterance";

type QuestionText = Pick<AnswerableQuestion, "questionText">;

/** True if a message only agrees, but the question asks for more than yes or no. */
export const isBareYes = (utterance: Utterance, question: QuestionText): boolean =>
  utterance.unknown === 0 &&
  utterance.clauses.every(({ hits }) => hits.some(({ concept }) => concept === "yes")) &&
  !mentions(utterance, "turn") &&
  !asksYesOrNo(question);

/** "About twenty-five percent, I would say". */
const MAX_WORDS = 8;
/** "Solid 8 out of 10, could be better". */
const RATING_LIMITS = { words: 12, unknown: 2 };
/** Denominators of ratings, so that "24/7" isn't one. */
const TOTALS: ReadonlySet<number> = new Set([5, 10, 100]);
/** In characters. */
const MAX_WORD_LENGTH = 20;

/** True if a message is little more than a number or a rating, but the question asks for words. */
export function isBareNumber(utterance: Utterance, message: string, question: QuestionText): boolean {
  if (mentions(utterance, "we") || message.length > RATING_LIMITS.words * MAX_WORD_LENGTH) return false;
  const sentence = tokenize(message);
  const amounts = amountsIn(sentence);
  const unknown = new Set(utterance.clauses.flatMap((clause) => clause.unknown));
  const countUnexplained = (covered: readonly Amount[]) =>
    sentence.words.filter(
      ({ normalized }, at) =>
        unknown.has(normalized) && !covered.some(({ from, to }) => at >= from && at < to),
    ).length;
  const rating = amounts.find(
    ({ unit, of }) => unit?.kind === "points" || (of !== null && unit === null && TOTALS.has(of)),
  );
  // The number counts something: "12 points of sale", "8 of 10 calls are about parking".
  const isOfSomething =
    rating &&
    sentence.words.slice(rating.to, rating.to + 2).some(({ normalized }) => unknown.has(normalized));
  if (
    rating &&
    !isOfSomething &&
    utterance.words <= RATING_LIMITS.words &&
    countUnexplained([rating]) <= RATING_LIMITS.unknown
  )
    return true;
  const plain = amounts.filter(({ unit }) => unit === null || unit.kind === "percent");
  const isAlone = plain.length > 0 && utterance.words <= MAX_WORDS && countUnexplained(plain) === 0;
  return isAlone && !mentions(utterance, "me") && !asksNumber(question);
}

const asksNumber = ({ questionText }: QuestionText): boolean =>
  questionText.includes("%") ||
  parseUtterance(questionText).some((utterance) => mentions(utterance, "howMany"));

/** True if a question asks for yes or no, that is, it has no question word. */
export function asksYesOrNo({ questionText }: QuestionText): boolean {
  const [utterance] = parseUtterance(questionText);
  const asks = utterance?.clauses.some((clause) => clause.asks) === true;
  return asks && !mentions(utterance, "who", "why", "what", "ask");
}
