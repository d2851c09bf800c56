import type { AnswerableQuestion } from "#shared/domain/question";
import { isCue, isSmall, type Token } from "./cues";
import { languagesOf, meaningsIn, meantIn } from "./meanings/meant";
import { type Meaning, type Ways, waysOf } from "./meanings/tables";
import { MAX_ASKED, type Offer } from "./offer";
import { oncePer } from "./once-per";
import { finderOfAny, wordsFound } from "./readers/finder";
import { type Sentence, sentenceOf, spokenIn } from "./sentence";

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
  { question, names }: Offer,
  sentence: Sentence,
  tokens: readonly Token[],
): readonly Token[] | null {
  const [amount, ...others] = tokens.flatMap((token, at) => (token.kind === "mention" ? [at] : []));
  if (amount === undefined || others.length > 0) return null;
  if (tokens.some((token) => isCue(token, "not", "except"))) return null;
  const offered = measuresIn(names);
  const measures = sentence.words.filter(({ bare }) => offered.has(measureOf(bare)));
  // "2 beers" are no hectolitres.
  const isOther = measures.length === 0 && [...offered].some((word) => SHORTENED.test(word));
  const isPerHead = perHeadIn(sentenceOf(question.questionText)).length > 0;
  const named = isOther
    ? []
    : [...meantIn(waysOfSubject(question), sentence), ...(isPerHead ? perHeadIn(sentence) : [])];
  const isNamed = (token: Token) =>
    token.kind === "word" &&
    (named.some(({ from, to }) => from <= token.at && to > token.at) ||
      offered.has(measureOf(sentence.words[token.at]?.bare ?? "")));
  const isBeside = (token: Token) => isNamed(token) || isCue(token, "filler");
  const behind = tokens.findIndex((token, at) => at > amount && !isBeside(token));
  const before = tokens.findLastIndex((token, at) => at < amount && !isBeside(token));
  const left = tokens.filter((token, at) => at <= before || (behind >= 0 && at >= behind) || !isNamed(token));
  return left.length < tokens.length ? left : null;
}

const perHead = finderOfAny((values) => values.perHead ?? "");
const perHeadIn = oncePer((sentence: Sentence) => wordsFound(sentence, perHead));

/** What more than one of the options is counted in: "500–1,000 hl". */
const measuresIn = oncePer((names: readonly Sentence[]): ReadonlySet<string> => {
  const words = names
    .flatMap((name) => new Set(spokenIn(name).map(({ bare }) => measureOf(bare))))
    .flatMap((own) => [...own]);
  return new Set(words.filter((word, at) => words.indexOf(word) < at && !isSmall(word) && !/^\d/.test(word)));
});

const SHORTENED = /^[khcm]?[lgmt]$/;

/** "Hectolitres" and "Hektoliter" as they are shortened. */
const measureOf = (word: string): string =>
  word.replace(
    /^(kilo|he[ck]to|etto|centi|mill?i)?(lit[er]|gram|met[er]|tonn)[a-z]*$/,
    (_, size = "", unit: string) => `${size === "etto" ? "h" : size.charAt(0)}${unit.charAt(0)}`,
  );

type Asking = Pick<AnswerableQuestion, "questionText">;

const meaningsAsked = oncePer(({ questionText }: Asking): ReadonlySet<Meaning> => {
  const text = sentenceOf(questionText.slice(0, MAX_ASKED));
  return new Set(meaningsIn(text, languagesOf(text)).map(({ meaning }) => meaning));
});

const waysOfSubject = oncePer((question: Asking): Ways => {
  const meanings = meaningsAsked(question);
  return [...meanings].some((meaning) => NARROWING.has(meaning)) ? new Map() : waysOf(meanings);
});

/** Whether a question wants to hear what is asked: "What do clients ask most?" */
export const wantsQuestions = (question: Asking): boolean => meaningsAsked(question).has("ask");
