import { isAnd, isSmall } from "./cues";
import { isNotQuite } from "./ends-named";
import type { PlainReason } from "./judgement";
import { levelsIn } from "./levels";
import { phraseSet } from "./lexicon/languages";
import { phrasesOf } from "./lexicon/value-words";
import { misspeltIn } from "./misspelt";
import { namesIn } from "./names";
import type { Offer } from "./offer";
import { type Amount, amountsIn } from "./readers/amounts";
import { degreesIn } from "./readers/degrees";
import { topOf } from "./readers/ends";
import { inThousands, isOfShares, optionsForAmount } from "./readers/option-amounts";
import { placesIn } from "./readers/places";
import { stancesIn } from "./readers/stances";
import { overlap, type Sentence, type Span } from "./sentence";
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
    .map(
      (mention): Mention =>
        isAccompanied(offer, sentence, mention) || isNotQuite(offer, sentence, mention)
          ? { ...mention, values: [], problem: "ambiguous" }
          : raised(offer, sentence, mention),
    )
    .sort((one, other) => rank(one) - rank(other) || other.to - other.from - (one.to - one.from));
  const kept: Mention[] = [];
  const taken = new Set<number>();
  for (const mention of byLength) {
    const span = Array.from({ length: mention.to - mention.from }, (_, step) => mention.from + step);
    if (span.some((at) => taken.has(at))) continue;
    for (const at of span) taken.add(at);
    kept.push(mention);
  }
  return kept.sort((one, other) => one.from - other.from);
}

/** "Yes, tested, no issues": where a yes says of what, a no of something else behind it. */
function isNoOf(sentence: Sentence, { from, to }: Span): boolean {
  if (to - from !== 1) return false;
  const stances = stancesIn(sentence);
  const isNo = stances.some((said) => said.stance === "no" && said.from === from && said.to === to);
  const yes = stances.find((said) => said.stance === "yes" && said.to < from);
  if (!isNo || !yes) return false;
  const isTold = (word: Sentence["words"][number] | undefined) =>
    Boolean(word?.bare) && !isSmall(word?.bare ?? "");
  return isTold(sentence.words[to]) && sentence.words.slice(yes.to, from).some(isTold);
}

/** "Just me and two helpers" is more than "Just me"; how many more, nobody adds up. */
const isAccompanied = (offer: Offer, { words }: Sentence, { values, to }: Mention): boolean =>
  offer.question.selection === "one" &&
  values.some(({ index, bare }) => isOne(offer.amounts?.[index]) && !/\d/.test(bare)) &&
  isAnd(words[to]?.bare ?? "");

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
  return very.length === 1 ? { ...mention, values: very } : { ...mention, values: [], problem: "ambiguous" };
}

const isOne = (amount: Amount | null | undefined) => amount?.low === 1 && amount.high === 1;

/** What is offered goes before what only looks as if it counted: "an employee". */
const rank = ({ values, problem }: Mention): number => (values.length > 0 || problem ? 0 : 1);

const isPlain = ({ low, high, excludesLow, excludesHigh }: Amount) =>
  low === high && !excludesLow && !excludesHigh;

function ratingsIn(offer: Offer, sentence: Sentence): Mention[] {
  const amounts = amountsIn(sentence).flatMap((amount): Mention[] => {
    const { from, to, low, high, unit, of } = amount;
    const mention = (values: readonly Value[], problem?: PlainReason | "ambiguous"): Mention[] => [
      { from, to, values, kind: "number", ...(problem && { problem }) },
    ];
    if (unit?.kind === "percent") return mention([], "out-of-range");
    if (unit !== null && unit.kind !== "points") return [];
    if (of !== null && of !== 5) return mention([], of > 5 ? "out-of-range" : "ambiguous");
    const value = offer.values[low - 1];
    if (of === 5 && isPlain(amount) && value) return [{ from, to, values: [value], kind: "name" }];
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
  });
  const told = [...amounts, ...placed(offer, sentence)];
  return told.length > 0 ? told : misspeltIn(offer.values, sentence);
}

/** Where people are said and what is offered counts something else: "3 employees" for "2-5 locations". */
const isForeign = ({ words }: Value, option: Amount | null | undefined, { unit }: Amount): boolean =>
  unit !== null &&
  option?.unit === null &&
  words.some((word) => !isSmall(word) && !/\d/.test(word) && word.length > 3);

function numbersIn(offer: Offer, sentence: Sentence): Mention[] {
  const read = amountsIn(sentence, isOfShares(offer.amounts ?? []));
  // "In 2022 it was 6 million".
  const isBesideAmount = !offer.amounts?.some((each) => each?.isYear) && read.some(({ isYear }) => !isYear);
  const amounts = read.map((said): Mention => {
    const amount = isMeantShort(sentence, said) ? inThousands(said, offer.amounts ?? []) : said;
    const { from, to } = amount;
    const covered = offer.amounts
      ? optionsForAmount(offer.amounts, amount)
          .flatMap((at) => offer.values[at] ?? [])
          .filter((value) => !isForeign(value, offer.amounts?.[offer.values.indexOf(value)], amount))
      : [];
    const isLikely = ({ index }: Value) => !isTiny(offer.amounts?.[index] ?? null, topOf(amount));
    const isCounted = amount.unit !== null || amount.per !== null;
    const isBare = isPlain(amount) && !isCounted && amount.of === null;
    if (!isBare || (offer.amounts && amount.isHedged))
      return {
        from,
        to,
        values: isCounted ? covered : covered.filter(isLikely),
        ...(isPlain(amount) &&
          (amount.unit === null || amount.unit.kind === "people") && { size: amount.low }),
        isTime:
          amount.unit?.kind === "time" && Boolean(offer.amounts?.some((each) => each?.unit?.kind === "time")),
        kind: offer.amounts && !countsOther(offer.amounts, amount) ? "amount" : "number",
      };
    const list = sentence.words[from]?.folded.split(",") ?? [];
    if (!offer.amounts && list.length > 1 && list.every((each) => offer.values[Number(each) - 1])) {
      const values = list.flatMap((each) => offer.values[Number(each) - 1] ?? []);
      return { from, to, values, kind: "number", isList: true };
    }
    if (amount.isYear && !isBesideAmount && covered.length > 0)
      return { from, to, values: covered, kind: "amount" };
    if (
      amount.low >= LARGE &&
      isOfThousands(offer) &&
      (isInWords(sentence, amount) || isLast(sentence.words, to))
    )
      return { from, to, values: covered, kind: "amount" };
    const held = offer.values.filter(
      ({ words, index }) =>
        (words.includes(String(amount.low)) || words.includes(sentence.words[from]?.bare ?? "")) &&
        !offer.amounts?.[index],
    );
    // Where the third option is "2", "3" is no place.
    const place = offer.values.filter(({ index, bare }) => index === amount.low - 1 && !/^\d+$/.test(bare));
    const exactly = offer.values.filter(({ bare }) => bare === String(amount.low));
    if (exactly.length > 0) return { from, to, values: exactly, kind: "number" };
    const likely = covered.filter(isLikely);
    // "We have one" tells of no place.
    const isOneOfThem =
      amount.low === 1 && to - from === 1 && sentence.words.length > 1 && isInWords(sentence, amount);
    // Within a sentence, and before what it counts, a number counts; alone it may just as well be a place.
    const isSaid =
      sentence.words.length >= SENTENCE || isCounting(sentence, from) || !isLast(sentence.words, to);
    const isAlone = !isOneOfThem && (likely.length === 0 || !isSaid);
    const values = [...new Set([...likely, ...held, ...(isAlone ? place : [])])];
    // "In all 14 shops", "since 2018": in a sentence it counts something else.
    const isTold = sentence.words.length < SENTENCE || (offer.amounts !== null && !amount.isYear);
    return {
      from,
      to,
      values,
      kind: "number",
      size: amount.low,
      ...(values.length === 0 && isTold && { problem: "out-of-range" }),
    };
  });
  // "A third" of the work is no place.
  const isShare = (place: Span) =>
    amounts.some((amount) => amount.kind === "amount" && overlap(amount, place));
  const lists = offer.amounts ? [] : listsOfPlaces(offer, sentence);
  const places = [...lists, ...placed(offer, sentence)];
  return [
    ...(isOfShares(offer.amounts ?? []) ? places.filter((place) => !isShare(place)) : places),
    ...amounts,
  ];
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
function isMeantShort({ words }: Sentence, { to, low, high, isHedged }: Amount): boolean {
  return isLast(words, to) && (low !== high || isHedged || words.length <= 2);
}

/** Whether nothing that could be counted stands behind. */
function isLast(words: Sentence["words"], to: number): boolean {
  const next = words[to]?.bare ?? "";
  return next === "" || isSmall(next);
}

/** "Twelve grand", "80k": nobody counts people or things so. */
const isInWords = ({ words }: Sentence, { from, to }: Amount): boolean =>
  words.slice(from, to).some(({ folded }) => /\p{L}/u.test(folded));

const SENTENCE = 5;

const counting = phraseSet(({ values }) => phrasesOf(values.counting));

/** "We are 3": whether what stands before a number says that it counts. */
function isCounting({ words }: Sentence, at: number): boolean {
  const before = words.slice(Math.max(0, at - SENTENCE), at).map(({ bare }) => bare);
  return before.some((_, from) => counting().has(before.slice(from).join(" ")));
}

/** "2" for "under 1,000": nobody says it so. */
function isTiny(option: Amount | null, value: number): boolean {
  const end = option && topOf(option);
  return (
    end !== null && end >= LARGE && value < end / TENTH && !(option && option.low > 0 && value >= option.low)
  );
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
    if (kind === "letter") {
      const letter = sentence.words[to - 1]?.bare ?? "";
      const isMarked = to - from > 1 || sentence.words[to]?.folded === ")";
      const beginning = values.filter((value) => value.bare.startsWith(letter));
      const named = values.filter(({ words }) => words.includes(letter));
      const others = isMarked
        ? []
        : beginning.length === 1 || found.length === 0
          ? [...beginning, ...named]
          : named;
      return [{ from, to, values: distinct([...new Set([...found, ...others])]), kind: "number" }];
    }
    if (kind === "word") return found.length > 0 ? [{ from, to, values: found, kind: "number" }] : [];
    return [
      { from, to, values: found, kind: "number", ...(found.length === 0 && { problem: "out-of-range" }) },
    ];
  });
}
