import { isAnd, isSmall } from "./cues";
import { levelsIn } from "./levels";
import { phraseTest } from "../language/lexicon/languages";
import { namesIn } from "./names";
import type { Offer } from "./offer";
import { type Amount, amountsIn } from "../language/amounts";
import { degreesIn } from "./readers/degrees";
import { topOf } from "../language/range";
import { inThousands, isOfShares, optionsForAmount } from "./readers/option-amounts";
import { placesIn } from "../language/ordinals";
import { stancesIn } from "./readers/stances";
import { overlap, type Sentence, type Span, type Word } from "../language/tokenize";
import { stepsTold } from "./steps-told";
import { distinct, type Mention, type Value } from "./values";

/** All that a message mentions of what is offered, in order; of what overlaps, the longest. */
export function mentionsIn(offer: Offer, sentence: Sentence): Mention[] {
  const found = [
    ...namesIn(offer.values, sentence),
    ...stepsTold(offer, sentence),
    ...levelsIn(offer, sentence),
    ...(offer.isRating ? ratingsIn(offer, sentence) : numbersIn(offer, sentence)),
  ];
  const byLength = found
    .filter((mention) => !isNoOf(sentence, mention))
    .map((mention) =>
      isAccompanied(offer, sentence, mention)
        ? unclear(mention)
        : raised(offer, sentence, mention),
    )
    .sort((one, other) => rank(one) - rank(other) || other.to - other.from - (one.to - one.from));
  const kept: Mention[] = [];
  const taken = new Set<number>();
  for (const mention of byLength) {
    const places = Array.from({ length: mention.to - mention.from }, (_, step) => mention.from + step);
    if (places.some((at) => taken.has(at))) continue;
    for (const at of places) taken.add(at);
    kept.push(mention);
  }
  return kept.sort((one, other) => one.from - other.from);
}

const unclear = (mention: Mention): Mention => ({ ...mention, values: [], problem: "ambiguous" });

/** "Yes, tested, no issues": where a yes says of what, a no of something else behind it. */
function isNoOf(sentence: Sentence, { from, to }: Span): boolean {
  if (to - from !== 1) return false;
  const stances = stancesIn(sentence);
  const isNo = stances.some((said) => said.stance === "no" && said.from === from && said.to === to);
  const yes = stances.find((said) => said.stance === "yes" && said.to < from);
  if (!isNo || !yes) return false;
  const isTold = (word: Word | undefined) => word !== undefined && word.bare !== "" && !isSmall(word.bare);
  return isTold(sentence.words[to]) && sentence.words.slice(yes.to, from).some(isTold);
}

/** "Just me and two helpers" is more than "Just me"; how many more, nobody adds up. */
function isAccompanied({ question, amounts }: Offer, { words }: Sentence, { values, to }: Mention): boolean {
  const isOne = ({ index, bare }: Value) =>
    amounts?.[index]?.low === 1 && amounts[index]?.high === 1 && !/\d/.test(bare);
  return question.selection === "one" && values.some(isOne) && isAnd(words[to]?.bare ?? "");
}

/** "Sehr hart" where "Hard" and "Very hard" are offered: the one that says more, or it is asked. */
function raised(offer: Offer, sentence: Sentence, mention: Mention): Mention {
  const [value, ...others] = mention.values;
  if (!value || others.length > 0) return mention;
  const fuller = offer.values.filter(
    ({ words }) => words.length > value.words.length && value.words.every((word) => words.includes(word)),
  );
  const isVery = () => degreesIn(sentence).some(({ level, to }) => level === 1 && to === mention.from);
  if (fuller.length === 0 || !isVery()) return mention;
  const very = fuller.filter((each) => {
    const name = offer.names[offer.values.indexOf(each)];
    return name && degreesIn(name)[0]?.level === 1;
  });
  return very.length === 1 ? { ...mention, values: very } : unclear(mention);
}

/** What is offered goes before what only looks as if it counted: "an employee". */
const rank = ({ values, problem }: Mention): number => (values.length > 0 || problem ? 0 : 1);

const isPlain = ({ low, high, excludesLow, excludesHigh }: Amount) =>
  low === high && !excludesLow && !excludesHigh;

function ratingsIn(offer: Offer, sentence: Sentence): Mention[] {
  const amounts = amountsIn(sentence).flatMap((amount) => ratedBy(offer, amount) ?? []);
  const told = [...amounts, ...placed(offer, sentence)];
  return told;
}

/** What an amount is of five values; null where it counts something else. */
function ratedBy(offer: Offer, amount: Amount): Mention | null {
  const { from, to, low, high, unit, of } = amount;
  const mention = (values: readonly Value[], problem?: Mention["problem"]): Mention => ({
    from,
    to,
    values,
    kind: "number",
    ...(problem && { problem }),
  });
  if (unit?.kind === "percent") return mention([], "out-of-range");
  if (unit !== null && unit.kind !== "points") return null;
  if (of !== null && of !== 5) return mention([], of > 5 ? "out-of-range" : "ambiguous");
  const value = offer.values[low - 1];
  if (of === 5 && isPlain(amount) && value) return { ...mention([value]), kind: "name" };
  // "On a scale of 1 to 5".
  if (low === 1 && high === 5) return mention([]);
  if (low === 5 && high === Number.POSITIVE_INFINITY && !amount.excludesLow)
    return mention(offer.values.slice(4));
  if (!isPlain(amount))
    return mention(
      offer.values.filter(({ index }) => index + 1 >= low && index + 1 <= high),
      "ambiguous",
    );
  if (low > 0 && low < 5 && !Number.isInteger(low)) return mention([], "not-whole");
  return value ? mention([value]) : mention([], "out-of-range");
}

/** Where people are said and what is offered counts something else: "3 employees" for "2-5 locations". */
const isForeign = ({ words }: Value, option: Amount | null | undefined, { unit }: Amount): boolean =>
  unit !== null &&
  option?.unit === null &&
  words.some((word) => !isSmall(word) && !/\d/.test(word) && word.length > 3);

function numbersIn(offer: Offer, sentence: Sentence): Mention[] {
  const isOfParts = isOfShares(offer.amounts ?? []);
  const read = amountsIn(sentence, isOfParts);
  // "In 2022 it was 6 million".
  const isBesideAmount = !offer.amounts?.some((each) => each?.isYear) && read.some(({ isYear }) => !isYear);
  const amounts = read.map((said) => numberedBy(offer, sentence, said, isBesideAmount));
  const lists = offer.amounts ? [] : listsOfPlaces(offer, sentence);
  const places = [...lists, ...placed(offer, sentence)];
  // "A third" of the work is no place.
  const isShare = (place: Span) =>
    amounts.some((amount) => amount.kind === "amount" && overlap(amount, place));
  return [...(isOfParts ? places.filter((place) => !isShare(place)) : places), ...amounts];
}

/** What an amount is of what is offered: the amount itself, a place, a number in a name. */
function numberedBy(offer: Offer, sentence: Sentence, said: Amount, isBesideAmount: boolean): Mention {
  const amount = isMeantShort(sentence, said) ? inThousands(said, offer.amounts ?? []) : said;
  const { from, to, low, unit } = amount;
  const as = (kind: Mention["kind"], values: readonly Value[], more: Partial<Mention> = {}): Mention => ({
    from,
    to,
    values,
    kind,
    ...more,
  });
  const covered = offer.amounts
    ? optionsForAmount(offer.amounts, amount)
        .flatMap((at) => offer.values[at] ?? [])
        .filter((value) => !isForeign(value, offer.amounts?.[offer.values.indexOf(value)], amount))
    : [];
  const likely = covered.filter(({ index }) => !isTiny(offer.amounts?.[index], topOf(amount)));
  const isCounted = unit !== null || amount.per !== null;
  const isBare = isPlain(amount) && !isCounted && amount.of === null;
  if (!isBare || (offer.amounts && amount.isHedged)) {
    const kind = offer.amounts && !countsOther(offer.amounts, amount) ? "amount" : "number";
    const isSize = isPlain(amount) && (unit === null || unit.kind === "people");
    // In a story "two years ago" tells of something else.
    const isShort = sentence.words.length <= SENTENCE;
    const isTime =
      unit?.kind === "time" && isShort && offer.amounts?.some((each) => each?.unit?.kind === "time") === true;
    return as(kind, isCounted ? covered : likely, { isTime, ...(isSize && { size: low }) });
  }
  const word = sentence.words[from];
  const list = word?.folded.split(",") ?? [];
  const listed = list.flatMap((each) => offer.values[Number(each) - 1] ?? []);
  if (!offer.amounts && list.length > 1 && listed.length === list.length)
    return as("number", listed, { isList: true });
  const isSum = low >= LARGE && isOfThousands(offer) && (isInWords(sentence, amount) || isLast(sentence, to));
  if ((amount.isYear && !isBesideAmount && covered.length > 0) || isSum) return as("amount", covered);
  const exactly = offer.values.filter(({ bare }) => bare === String(low));
  if (exactly.length > 0) return as("number", exactly);
  const held = offer.values.filter(
    ({ words, index }) =>
      (words.includes(String(low)) || words.includes(word?.bare ?? "")) && !offer.amounts?.[index],
  );
  // Where the third option is "2", "3" is no place.
  const place = offer.values.filter(({ index, bare }) => index === low - 1 && !/^\d+$/.test(bare));
  const isLong = sentence.words.length >= SENTENCE;
  // "We have one" tells of no place.
  const isOneOfThem =
    low === 1 && to - from === 1 && sentence.words.length > 1 && isInWords(sentence, amount);
  // Within a sentence, and before what it counts, a number counts; alone it may just as well be a place.
  const isSaid = isLong || isCounting(sentence, from) || !isLast(sentence, to);
  const isPlace = !isOneOfThem && (likely.length === 0 || !isSaid);
  const values = [...new Set([...likely, ...held, ...(isPlace ? place : [])])];
  // "In all 14 shops", "since 2018": in a sentence it counts something else.
  const isTold = !isLong || (offer.amounts !== null && !amount.isYear);
  return as("number", values, {
    size: low,
    ...(values.length === 0 && isTold && { problem: "out-of-range" }),
  });
}

/** "1,3,4", which is no number. */
const listsOfPlaces = ({ values }: Offer, { words }: Sentence): Mention[] =>
  words.flatMap(({ folded }, at): Mention[] => {
    const named = /^\d{1,2}(?:,\d{1,2}){2,}$/.test(folded) ? folded.split(",").map(Number) : [];
    const meant = named.flatMap((place) => values.find(({ index }) => index === place - 1) ?? []);
    const isWhole = named.length > 0 && meant.length === named.length;
    return isWhole ? [{ from: at, to: at + 1, values: meant, kind: "number", isList: true }] : [];
  });

/** "Six weeks" where money is offered; "every day" may say how often the money comes. */
const countsOther = (offered: readonly (Amount | null)[], { unit }: Amount): boolean =>
  unit !== null &&
  unit.kind !== "rate" &&
  offered.every((option) => option === null || (option.unit !== null && option.unit.kind !== unit.kind));

/** Whether what is offered goes into thousands. */
const isOfThousands = ({ amounts }: Offer): boolean =>
  Boolean(amounts?.some((each) => each !== null && !each.isYear && topOf(each) >= LARGE));

/** "Under fifty, easily", "50 to 150 now": a range or a bound, and nothing behind it that is counted. */
const isMeantShort = (sentence: Sentence, { to, low, high, isHedged }: Amount): boolean =>
  isLast(sentence, to) && (low !== high || isHedged || sentence.words.length <= 2);

/** Whether nothing that could be counted stands behind. */
function isLast({ words }: Sentence, to: number): boolean {
  const next = words[to]?.bare ?? "";
  return next === "" || isSmall(next);
}

/** "Twelve grand", "80k": nobody counts people or things so. */
const isInWords = ({ words }: Sentence, { from, to }: Amount): boolean =>
  words.slice(from, to).some(({ folded }) => /\p{L}/u.test(folded));

const SENTENCE = 5;

const saysCounting = phraseTest(({ values }) => [values.counting]);

/** "We are 3": whether what stands before a number says that it counts. */
function isCounting({ words }: Sentence, at: number): boolean {
  const before = words.slice(Math.max(0, at - SENTENCE), at).map(({ bare }) => bare);
  return before.some((_, from) => saysCounting(before.slice(from).join(" ")));
}

/** "2" for "under 1,000": nobody says it so. */
function isTiny(option: Amount | null | undefined, value: number): boolean {
  const end = option ? topOf(option) : 0;
  const isWithin = option && option.low > 0 && value >= option.low;
  return end >= LARGE && value < end / TENTH && !isWithin;
}
const LARGE = 1_000;
const TENTH = 10;

function placed({ values, isRating }: Offer, sentence: Sentence): Mention[] {
  return placesIn(sentence).flatMap(({ from, to, place, count, kind }): Mention[] => {
    if (isRating && kind === "letter") return [];
    const last = Math.max(...values.map(({ index }) => index));
    const start = place > 0 ? place - 1 : last + 1 + place - (count - 1);
    const found = values.filter(({ index }) => index >= start && index < start + count);
    // "The last two" are both of them.
    if (found.length > 1) return [{ from, to, values: found, kind: "word", isList: true }];
    const isLetter = kind === "letter";
    const meant = isLetter ? [...found, ...lettered(values, sentence, { from, to }, found)] : found;
    const isNowhere = found.length === 0 && kind === "number";
    if (kind === "word" && found.length === 0) return [];
    const named = distinct([...new Set(meant)]);
    return [{ from, to, values: named, kind: "number", ...(isNowhere && { problem: "out-of-range" }) }];
  });
}

/** What else a letter may mean, where no mark says that it is a place: names with it, or that begin with it. */
function lettered(
  values: readonly Value[],
  { words }: Sentence,
  { from, to }: Span,
  found: readonly Value[],
) {
  if (to - from > 1 || words[to]?.folded === ")") return [];
  const letter = words[to - 1]?.bare ?? "";
  const beginning = values.filter(({ bare }) => bare.startsWith(letter));
  const named = values.filter((value) => value.words.includes(letter));
  return beginning.length === 1 || found.length === 0 ? [...beginning, ...named] : named;
}
