import type { AnswerableQuestion } from "#shared/domain/question";
import { likely } from "./answered";
import { type Statement, statementOf } from "./clauses";
import { isCue, isSmall, type Token } from "./cues";
import { hasDenial } from "./denying";
import { isLost, type Outcome, refused } from "./outcome";
import { meaningsAsked } from "./meanings/asked";
import { meantIn } from "./meanings/meant";
import { meantBeside } from "./meanings/offered";
import { type Meaning, type Ways, waysOf } from "./meanings/tables";
import type { Offer } from "./offer";
import { oncePer } from "../language/memoize";
import { heardIn, readOtherWords } from "./other-words";
import { withParts } from "./parts";
import { amountsIn, exactly } from "../language/amounts";
import { degreesIn } from "./readers/degrees";
import { finderOfAny, wordsFound } from "../language/phrase-finder";
import { optionsForAmount } from "./readers/option-amounts";
import { namesTime } from "../language/quantities";
import { type Sentence, sentenceOf, spokenIn } from "../language/tokenize";
import { settle } from "./settle";
import { distinct, isPartOfAnother, type Value } from "./values";

/** A message, and what it plainly says. */
export interface Plainly {
  readonly message: string;
  readonly sentence: Sentence;
  readonly tokens: readonly Token[];
  readonly statement: Statement;
}

/**
 * What a message says that plainly names nothing, or not all of it: in other words, or by an amount without what it
 * counts.
 * @param plain what it plainly says
 * @returns null where that stands
 */
export function readLoosely(offer: Offer, said: Plainly, plain: Outcome): Outcome | null {
  if (plain.outcome === "accepted") return withTheRest(offer, said, [plain.answer].flat());
  if (plain.outcome !== "rejected") return null;
  const candidates = "candidates" in plain.refusal ? plain.refusal.candidates : null;
  if (candidates === null && !isLost(plain)) return null;
  const loose = offer.amounts === null ? named(offer, said) : counted(offer, said);
  if (candidates === null) return loose;
  return loose?.outcome === "accepted" && agrees(offer, candidates, [loose.answer].flat()) ? loose : null;
}

/** Of several that may be one, it is one of them; of a list that was half read, it has them all, and more. */
function agrees({ question }: Offer, candidates: readonly string[], answer: readonly string[]): boolean {
  if (candidates.length === 0) return true;
  if (question.selection === "several")
    return answer.length > 1 && candidates.every((candidate) => answer.includes(candidate));
  return candidates.length > 1 && answer.every((value) => candidates.includes(value));
}

/** A list may name a part of itself in other words: "PayPal, and Visa" for "Credit card". */
function withTheRest(offer: Offer, said: Plainly, answer: readonly string[]): Outcome | null {
  const { statement, sentence } = said;
  if (statement.unknown === 0 || !hasNames(offer)) return null;
  if (offer.question.selection === "one") {
    // "Hotel z restauracją" is more than the hotel that it names, where that is offered.
    const isPart = (value: Value) => answer.includes(value.answer) && isPartOfAnother(value, offer.values);
    return offer.values.some(isPart) ? named(offer, said) : null;
  }
  const more = named(offer, said);
  if (more?.outcome === "accepted") return [more.answer].flat().length > answer.length ? more : null;
  const spoken = statement.said.flatMap(({ mention }) => mention.values.map((value) => value.answer));
  const beside = meantBeside(offer, sentence, new Set([...answer, ...spoken]));
  if (beside.length > 0) return refused("ambiguous", [...answer, ...beside]);
  const heard = heardIn(offer, sentence, said.tokens);
  if (heard.every(({ answer: each }) => spoken.includes(each) || answer.includes(each))) return null;
  const all = distinct(offer.values).filter(
    (value) => answer.includes(value.answer) || heard.includes(value),
  );
  return likely(offer, all);
}

/**
 * What a message may mean that is not read, or not all of it: what is named in passing, or meant by a part of its words.
 * @returns null where that is nothing
 */
export function hintIn(
  offer: Offer,
  { sentence, tokens, statement }: Plainly,
  read: Outcome,
): Outcome | null {
  const isLikely = read.outcome === "rejected" && read.refusal.reason === "likely";
  const isGraded = offer.isRating && spokenIn(sentence).length <= STORY;
  // "Payroll never did", but not "not that great": what is denied is not proposed, nor is anything beside it.
  if ((!isLikely && !isLost(read)) || (!isGraded && hasDenial(sentence.folded))) return null;
  const chosen = statement.said.filter(({ fate }) => fate === "chosen");
  const [only, ...others] = statement.said;
  // "My husband says 62.50 €".
  const heard = only?.mention.kind === "amount" && others.length === 0 ? [only] : chosen;
  const named = heard.flatMap(({ mention: { values } }) => (values.length === 1 ? values : []));
  const meant = hasNames(offer)
    ? heardIn(offer, sentence, tokens)
    : offer.isRating
      ? gradedIn(offer, sentence)
      : countedIn(offer, sentence);
  const values = distinct(offer.values).filter((value) => named.includes(value) || meant.includes(value));
  return values.length === 0 ? null : likely(offer, values);
}

/** In a longer story a number may count anything, and a "not" may be of anything. */
const SHORT = 7;
const STORY = 12;

/** "4 open", "two lorries and a van": the numbers, and their sum, whatever they count, where things are counted. */
function countedIn({ amounts, values }: Offer, sentence: Sentence): Value[] {
  const said = amounts ? amountsIn(sentence) : [];
  const isOfThings = amounts?.every((each) => each === null || each.unit === null);
  const isShort = spokenIn(sentence).length <= SHORT;
  const [first] = said;
  if (!amounts || !isOfThings || !isShort || !first || said.some(({ unit, isYear }) => unit || isYear))
    return [];
  const sum = said.reduce((total, { low }) => total + low, 0);
  const counted = said.length === 1 ? said : [...said, exactly(sum, null, first)];
  const covered = new Set(counted.map((each) => optionsForAmount(amounts, each).join()));
  return covered.size === 1 ? values.filter((_, at) => covered.has(String(at))) : [];
}

const MIDDLE = 2;

/** "Pretty good", "sehr gut", on a scale whose steps have no names; "so-so" on any. */
function gradedIn({ values, isGraded, ladder }: Offer, sentence: Sentence): Value[] {
  const levels = new Set(degreesIn(sentence).map(({ level }) => Math.round(4 * level)));
  const [level, ...others] = levels;
  const isMiddle = level === MIDDLE && ladder === null;
  if (level === undefined || others.length > 0 || !(isGraded || isMiddle)) return [];
  return values.slice(level, level + 1);
}

/** Options that have more words in all are a text of their own, and no names. */
const MAX_NAME_WORDS = 250;

/** Steps, amounts, and how often, have words of their own. */
const hasNames = ({ isRating, amounts, ladder, names }: Offer): boolean =>
  !isRating &&
  amounts === null &&
  ladder === null &&
  names.reduce((sum, { words }) => sum + words.length, 0) <= MAX_NAME_WORDS;

const named = (offer: Offer, { sentence, tokens }: Plainly): Outcome | null =>
  hasNames(offer) && !isOfTimes(offer, sentence) ? readOtherWords(offer, sentence, tokens) : null;

/** "Two weeks" is not "this week". */
const isOfTimes = ({ names }: Offer, sentence: Sentence): boolean => {
  const [time] = amountsIn(sentence).filter(({ unit }) => unit?.kind === "time");
  const offered = names.map((name) => amountsIn(name)[0] ?? null);
  return (
    time !== undefined &&
    names.some((name) => namesTime(name)) &&
    optionsForAmount(offered, time).length === 0
  );
};

function counted(offer: Offer, said: Plainly): Outcome | null {
  const { sentence, tokens } = said;
  const left = withoutSubject(offer, sentence, tokens);
  return left && settle(offer, statementOf(withParts(offer.inPart, sentence, left)), said);
}

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
function withoutSubject(
  { question, names, amounts }: Offer,
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
  // Of money spent on licences, "3 licences" names none.
  const isOfMoney = amounts?.some((each) => each?.unit?.kind === "money") === true;
  const subject = isOther || isOfMoney ? [] : meantIn(waysOfSubject(question), sentence);
  const named = [...subject, ...(isPerHead && !isOther ? perHeadIn(sentence) : [])];
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

const waysOfSubject = oncePer((question: AnswerableQuestion): Ways => {
  const meanings = meaningsAsked(question);
  return [...meanings].some((meaning) => NARROWING.has(meaning)) ? new Map() : waysOf(meanings);
});

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
