import { bare, fold } from "./normalise";
import { cardinal, cardinalElsewhere } from "./number-words";
import type { Option } from "./option";

/** The numbers an option stands for, both ends included; an open end is infinite. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The smallest amount that is told apart: "under 10" ends just below 10. */
export const STEP = 0.01;

const AMOUNT = "(\\d{1,9}(?:\\.\\d{1,2})?)";
const NO_DIGIT_AFTER = "(?![\\d.]*\\d)";
const BETWEEN = new RegExp(
  `(?:^|[^\\d.])${AMOUNT} ?(?:-|–|—|~|～|to|bis|à|a|al|até|tot|do|до|إلى|到|至|から) ?${AMOUNT}${NO_DIGIT_AFTER}`,
  "u",
);
const BETWEEN_AND = new RegExp(
  `(?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy|между|بين) ${AMOUNT} (?:and|und|et|y|e|en|a|i|и|و) ?${AMOUNT}${NO_DIGIT_AFTER}`,
  "u",
);
const UP_TO = new RegExp(
  `(?:<|(?:^| )(?:under|below|less than|fewer than|before|unter|weniger als|vor|moins de|avant|menos de|antes de|meno di|prima del|minder dan|voor|mniej niż|poniżej|przed|до|меньше|менее)) ?${AMOUNT}${NO_DIGIT_AFTER}`,
  "u",
);
const FROM = new RegExp(
  `(?:^|[^\\d.])${AMOUNT} ?(?:\\+|or more|and more|or over|and over|and above|or later|or above|or older|or higher|or longer|or greater|and older|and up|or up|oder älter|und älter|oder mehr|und mehr|ou plus|et plus|o más|y más|ou mais|o più|of meer|lub więcej|i więcej|veya daha fazla|ve üzeri|или больше|и более|以上|名以上|人以上)`,
  "u",
);
const OVER = new RegExp(
  `(?:>|(?:^| )(?:over|above|more than|after|über|mehr als|nach|plus de|après|más de|después de|mais de|depois de|più di|dopo il|meer dan|ponad|więcej niż|po|больше|более)) ?${AMOUNT}${NO_DIGIT_AFTER}`,
  "u",
);

/** Below this, an end of a range is a count; from here on nobody answers with a few units. */
const LARGE = 100;

/** The range that a folded text such as "11-50", "under $1,000" or "2020 or later" stands for; null for others. */
export function rangeIn(folded: string): Range | null {
  const text = plainAmounts(folded);
  const between = BETWEEN_AND.exec(text) ?? BETWEEN.exec(text);
  if (between) return { low: Number(between[1]), high: Number(between[2]) };
  const upTo = UP_TO.exec(text)?.[1];
  if (upTo !== undefined) return { low: lowestBelow(Number(upTo)), high: Number(upTo) - STEP };
  const from = FROM.exec(text)?.[1];
  if (from !== undefined) return { low: Number(from), high: highestAbove(Number(from)) };
  const over = OVER.exec(text)?.[1];
  return over === undefined ? null : { low: Number(over) + STEP, high: highestAbove(Number(over)) };
}

/** Whether an option such as "11-50", "under 10" or "500+" covers a number; false for options without a range. */
export function covers(option: Option, value: number): boolean {
  const range = rangeIn(option.folded);
  // "Since 2019" is a year and no number of years or people.
  if (range !== null && isYear(value) && range.low < LARGE) return false;
  return range !== null && value >= range.low && value <= range.high;
}

/** Whether the options are ranges, so that an amount chooses among them. */
export function areRanges(options: readonly Option[]): boolean {
  const ranged = options.filter((option) => rangeIn(option.folded) !== null).length;
  return ranged >= 2 && ranged >= options.length - 1;
}

/** The amounts that a message names, in digits or words: "about 10k" is 10000, "$3,500" is 3500, "fifteen" is 15. */
export function amountsIn(message: string): number[] {
  const amounts = withDigits(plainAmounts(fold(message))).matchAll(
    /(?<![\d.])\d{1,9}(?:\.\d{1,2})?(?![\d.]*\d)/g,
  );
  return [...amounts].map(([amount]) => Number(amount));
}

/** A message's own range, written in any of these ways: "2 to ten", "over 20k", "between 5 and 8". */
export function rangeNamed(message: string): Range | null {
  return rangeIn(withDigits(fold(message)));
}

/** Number words of a folded text as digits. */
function withDigits(text: string): string {
  return withHundreds(text).replace(/[\p{L}\p{M}]+/gu, (word) =>
    String(cardinal(word) ?? cardinalElsewhere(bare(word)) ?? word),
  );
}

/** "Three hundred" is 300. */
function withHundreds(text: string): string {
  return text.replace(/\b([a-z]+|\d{1,3}) (hundred|thousand)\b/g, (_, count: string, unit: string) => {
    const factor = cardinal(count) ?? Number(count);
    const amount = (Number.isNaN(factor) ? 1 : factor) * (cardinal(unit) ?? 1);
    return Number.isNaN(factor) ? `${count} ${amount}` : String(amount);
  });
}

/** "An hour" is one. */
const ONE_UNIT = /(?<=^| )an? (?=(?:minute|hour|day|week|month|year)\b)/g;

/** A folded text without currency signs and thousands separators, with "k" written out. */
function plainAmounts(text: string): string {
  return text
    .replace(ONE_UNIT, "1 ")
    .replace(/[$€£¥₹₺₽₩₴₫%]|\b(?:usd|eur|gbp|euros?|dollars?|percent|per cent)\b/g, "")
    .replace(/(?<=\d)[,.' ](?=\d{3}(?!\d))/g, "")
    .replace(/(?<=\d) ?k\b/g, "000")
    .replace(/ {2,}/g, " ");
}

function lowestBelow(end: number): number {
  if (isYear(end)) return 1_000;
  return end >= LARGE ? end / LARGE : 0;
}

function highestAbove(end: number): number {
  return isYear(end) ? 2_200 : Number.POSITIVE_INFINITY;
}

function isYear(value: number): boolean {
  return value >= 1_900 && value <= 2_100;
}
