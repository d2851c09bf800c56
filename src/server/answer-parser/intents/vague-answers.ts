import type { AnswerableQuestion } from "#shared/domain/question";
import { amountsIn } from "../../language/amounts";
import { tokenize } from "../../language/tokenize";
import { mentions, parseUtterance, type Utterance } from "./utterance";

type Asked = Pick<AnswerableQuestion, "questionText">;

/** Whether a message only agrees, though the question asks for more than yes or no. */
export const isBareYes = (said: Utterance, question: Asked): boolean =>
  said.unknown === 0 &&
  said.clauses.every(({ hits }) => hits.some(({ concept }) => concept === "yes")) &&
  !mentions(said, "turn") &&
  !asksYesOrNo(question);

/** "About twenty-five percent, I would say", "four stars from me". */
const MAX_WORDS = 8;
const MAX_LENGTH = 160;

/** Whether a message is a number or a rating and nothing else, though the question asks for words. */
export function isBareNumber(said: Utterance, message: string, question: Asked): boolean {
  if (said.words > MAX_WORDS || message.length > MAX_LENGTH || mentions(said, "we")) return false;
  const sentence = tokenize(message);
  const amounts = amountsIn(sentence).filter(
    ({ unit }) => unit === null || unit.kind === "percent" || unit.kind === "points",
  );
  const isRating = amounts.some(({ unit, of }) => unit?.kind === "points" || of !== null);
  if (!isRating && mentions(said, "me")) return false;
  const unknown = new Set(said.clauses.flatMap((clause) => clause.unknown));
  const isTold = (at: number) => !amounts.some(({ from, to }) => at >= from && at < to);
  const isAlone = sentence.words.every(({ normalized }, at) => !unknown.has(normalized) || !isTold(at));
  return amounts.length > 0 && isAlone && !asksNumber(question);
}

const asksNumber = ({ questionText }: Asked): boolean =>
  questionText.includes("%") || parseUtterance(questionText).some((said) => mentions(said, "howMany"));

/** Whether a question asks for yes or no: it has no word that asks for more. */
export function asksYesOrNo({ questionText }: Asked): boolean {
  const [said] = parseUtterance(questionText);
  return said !== undefined && said.clauses.some(({ asks }) => asks) && !mentions(said, "who", "why", "what", "ask");
}
