import type { AnswerableQuestion } from "#shared/domain/question";
import { isCue, type Token } from "./cues";
import { meaningsOf, meantIn } from "./meanings/meant";
import { type Meaning, type Ways, waysOf } from "./meanings/tables";
import { MAX_ASKED } from "./offer";
import { oncePer } from "./once-per";
import { type Sentence, sentenceOf } from "./sentence";

/** What makes a question ask for some only of what it names: "how many customers did you lose". */
const NARROWING: ReadonlySet<Meaning> = new Set([
  "lose",
  "lost",
  "loss",
  "customer-loss",
  "cancel",
  "cancelled",
  "cancellation",
  "quit-resign",
  "dismiss",
  "dismissal",
]);

/**
 * A message without the words, beside its amount, that name what the question is about: "12 lorries", where trucks are
 * counted.
 * @returns null where none stands there, or where more is said of what is counted: another amount, an exception
 */
export function withoutSubject(
  question: AnswerableQuestion,
  sentence: Sentence,
  tokens: readonly Token[],
): readonly Token[] | null {
  const [amount, ...others] = tokens.flatMap((token, at) => (token.kind === "mention" ? [at] : []));
  if (amount === undefined || others.length > 0) return null;
  if (tokens.some((token) => isCue(token, "not", "except"))) return null;
  const named = meantIn(waysOfSubject(question), sentence);
  const isNamed = (token: Token) =>
    token.kind === "word" && named.some(({ from, to }) => from <= token.at && to > token.at);
  const isBeside = (token: Token) => isNamed(token) || isCue(token, "filler");
  const behind = tokens.findIndex((token, at) => at > amount && !isBeside(token));
  const before = tokens.findLastIndex((token, at) => at < amount && !isBeside(token));
  const left = tokens.filter((token, at) => at <= before || (behind >= 0 && at >= behind) || !isNamed(token));
  return left.length < tokens.length ? left : null;
}

const waysOfSubject = oncePer(({ questionText }: AnswerableQuestion): Ways => {
  const meanings = meaningsOf(sentenceOf(questionText.slice(0, MAX_ASKED)));
  return [...meanings].some((meaning) => NARROWING.has(meaning)) ? new Map() : waysOf(meanings);
});
