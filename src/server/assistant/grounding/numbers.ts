import type { Language } from "./detect-language";
import { normalizeText } from "./normalize-text";
import { isJoiner, numberWordValues } from "./number-words";

/** A number in a text, in digits or in words, with its position in the normalized text. */
export interface FoundNumber {
  /** "1,200", "1.200" and "twelve hundred" are all "1200". An amount such as "half" is a name. */
  value: string;
  start: number;
  end: number;
}

const TOKEN =
  /(?<digits>\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,']\d+)*)(?<times>[万萬亿億])?|(?<han>[〇零一二三四五六七八九十百千两兩万萬亿億]+)(?=(?<counter>[个個名位人家年天周週次分成倍件种種项項社回割円時%％]?))|(?<word>(?:(?!\p{Script=Han})[\p{L}\p{M}])+)/gu;

/** All numbers of a text except the word "one", which is an article in many languages. */
export function numbersIn(text: string, languages: ReadonlySet<Language>): FoundNumber[] {
  const plain = normalizeText(text).replace(/quatre[- ](?=vingts?)/g, "quatre");
  const found: FoundNumber[] = [];
  let open: Sum | undefined;
  const close = () => {
    if (open && open.value !== 1) found.push({ value: String(open.value), start: open.start, end: open.end });
    else if (open?.isDigits) found.push({ value: "1", start: open.start, end: open.end });
    open = undefined;
  };
  for (const { 0: token, index: start, groups = {} } of plain.matchAll(TOKEN)) {
    const end = start + token.length;
    const gap = open ? plain.slice(open.end, start) : "";
    if (groups.word !== undefined) {
      const parts = numberWordValues(groups.word, languages);
      if (parts.length === 0) {
        if (!(open && isJoiner(groups.word) && gap === " ")) close();
        continue;
      }
      const value = sumOf(parts);
      if (open && isGap(gap) && open.accepts(value)) open.add(value, end);
      else {
        close();
        open = new Sum(value, start, end, false);
      }
      continue;
    }
    close();
    const value = groups.digits
      ? inDigits(groups.digits, plain, start, end) * (groups.times ? hanUnit(groups.times) : 1)
      : hanValue(groups.han ?? "", groups.counter ?? "");
    if (!Number.isNaN(value)) open = new Sum(value, start, end, true);
  }
  close();
  return [...found, ...amountsIn(plain, languages)].sort((a, b) => a.start - b.start);
}

/** Whether only a space, a hyphen or a joining word is between the words of one number. */
const isGap = (gap: string) => /^[ -]?$|^ (?:and|und|et|y|e|en|och|i|ve) $/.test(gap);

/** A number that grows word by word: "two" "hundred" "twenty" "five". */
class Sum {
  #total = 0;
  #current: number;
  readonly start: number;
  readonly isDigits: boolean;
  end: number;

  constructor(value: number, start: number, end: number, isDigits: boolean) {
    this.#current = value;
    this.start = start;
    this.end = end;
    this.isDigits = isDigits;
  }

  get value() {
    return this.#total + this.#current;
  }

  /** Whether the value can come next: a multiplier, or a value smaller than the last place. */
  accepts(value: number): boolean {
    if (value >= 1_000 && isPower(value)) return this.#current > 0 && this.#current < value;
    if (this.isDigits && this.#current > 0) return false;
    if (value === 100 && isCountOfHundreds(this.#current)) return true;
    if (this.#current === 0) return this.#total > value;
    return value < placeOf(this.#current) || (value < 20 && /[68]0$/.test(String(this.#current)));
  }

  add(value: number, end: number): void {
    this.end = end;
    if (value >= 1_000 && isPower(value)) {
      this.#total += this.#current * value;
      this.#current = 0;
    } else if (value === 100 && isCountOfHundreds(this.#current)) this.#current *= 100;
    else this.#current += value;
  }
}

/** "Two hundred", and "twelve hundred". */
const isCountOfHundreds = (value: number) => value < 100 && value % 10 !== 0;
const isPower = (value: number) => /^10+$/.test(String(value));
const placeOf = (value: number) => 10 ** (/0*$/.exec(String(value))?.[0].length ?? 0);

/** Combines the values in one word: "fünf" and "zwanzig", "zwei" and "hundert". */
function sumOf(parts: readonly number[]): number {
  let [total, current] = [0, 0];
  for (const part of parts) {
    if (part >= 1_000) {
      total += Math.max(current, 1) * part;
      current = 0;
    } else if (part === 100) current = Math.max(current, 1) * 100;
    else current += part;
  }
  return total + current;
}

/** The value of digits; NaN between letters, as in "B2B". */
function inDigits(digits: string, plain: string, start: number, end: number): number {
  if (/[a-z]/.test(plain.charAt(start - 1)) && /[a-z]/.test(plain.charAt(end))) return Number.NaN;
  return Number(digits.replace(/[., '](?=\d{3}(?!\d))/g, "").replace(/[,']/g, "."));
}

const HAN_DIGITS = new Map(
  [..."〇一二三四五六七八九"]
    .map((digit, value): [string, number] => [digit, value])
    .concat([
      ["零", 0],
      ["两", 2],
      ["兩", 2],
    ]),
);
const HAN_UNITS: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1_000,
  万: 10_000,
  萬: 10_000,
  亿: 100_000_000,
  億: 100_000_000,
};
const hanUnit = (unit: string) => HAN_UNITS[unit] ?? 1;
/** Words that only look like numbers: "very", "in case", "by all means", "one by one". */
const NO_NUMBERS = new Set(["十分", "万一", "千万", "一一"]);

/** NaN for Han signs that aren't a number. A single sign needs a counter, and "一" is part of too many words. */
function hanValue(signs: string, counter: string): number {
  if (NO_NUMBERS.has(signs) || NO_NUMBERS.has(signs + counter)) return Number.NaN;
  if (signs.length === 1 && (signs === "一" || counter === "")) return Number.NaN;
  let [total, section, digit] = [0, 0, 0];
  for (const sign of signs) {
    const unit = HAN_UNITS[sign];
    if (unit === undefined) digit = digit * 10 + (HAN_DIGITS.get(sign) ?? 0);
    else if (unit < 10_000) {
      section += Math.max(digit, 1) * unit;
      digit = 0;
    } else {
      total += Math.max(section + digit, 1) * unit;
      [section, digit] = [0, 0];
    }
  }
  return total + section + digit;
}

/** Amounts without a number. A source supports one only if it uses it too, in any language. */
const AMOUNTS: Readonly<Record<string, string>> = {
  half: String.raw`half(?! an hour)|halves|halved|halfte|halbier\p{L}+|halb(?:e[nrs]?)?(?! stunde)|moitie|mitad|metade|helft|halften|halvera\p{L}*|polow\p{L}+|yarisi\p{L}*|половин\p{L}+|(?:la |una )?meta(?= d)|一半|半分|절반|نصف|आधा|आधे|आधी`,
  double: String.raw`twice|doubl(?:e|es|ed|ing)(?!.?check)|doppelt\p{L}*|verdoppel\p{L}+|deux fois|doublé|doubler|doble|duplic\p{L}+|doppi[oa]|raddoppi\p{L}+|dobro|dobr(?:ar|ou)|dubbel\p{L}*|verdubbel\p{L}+|fordubbl\p{L}+|dwukrot\p{L}+|podwo\p{L}+|iki kat\p{L}*|вдвое|удво\p{L}+|两倍|翻倍|倍増|두 배`,
  triple: String.raw`tripl\p{L}+|threefold|dreifach\p{L}*|verdreifach\p{L}+|verdrievoud\p{L}+|potroj\p{L}+|втрое|三倍|세 배`,
  multiple: String.raw`[a-z]{2,20}mal (?:so|mehr|weniger)|times (?:as|more|faster|less)|fois plus|veces mas|volte (?:piu|tant\p{L}+)|vezes mais|keer (?:zo|meer)|ganger (?:sa|mer|fler)|raz[ya]? wiecej|kat daha|раза? больше`,
  third: String.raw`(?:a|one|two) thirds?|drittel\p{L}*|(?:un|deux) tiers|(?:un|dos) tercios?|(?:un|due) terz[oi]|um terco|een derde|en tredjedel|jedn\p{L}+ trzeci\p{L}+|треть|三分之一`,
  quarter: String.raw`(?:a|one|three) quarters? of|(?<!ein )viertel (?!stunde)\p{L}*|un quart (?!d'heure)|una cuarta parte|un quarto di(?! ora)|um quarto d\p{L}|een kwart |en fjardedel|jedn\p{L}+ czwart\p{L}+|四分之一`,
  dozens: String.raw`dozens?(?= of|\b)|dutzend\p{L}*|douzaines?|docenas?|dozzin[ae]|duzias?|dozijn\p{L}*|dussin\p{L}*|tuzin\p{L}*|duzine\p{L}*|дюжин\p{L}*`,
  hundreds: String.raw`hundreds|hunderte\p{L}*|centaines?|cientos|centenares|centinaia|centenas|honderden|hundratals|setki|yuzlerce|сотн\p{L}+|数百|수백|مئات|सैकड़\p{M}*`,
  manifold: String.raw`(?:two|four|five|six|seven|eight|nine|ten|twenty|hundred|thousand|mani)fold|quadrupl\p{L}+|quintupl\p{L}+|vervielfach\p{L}+|(?:vier|funf|sechs|sieben|acht|neun|zehn|zwanzig|hundert|tausend)fach\p{L}*|vervierfach\p{L}+`,
  share: String.raw`(?:a|one) (?:fifth|sixth|seventh|eighth|ninth|tenth|twentieth|hundredth) of|(?:ein )?(?:funftel|sechstel|siebtel|achtel|neuntel|zehntel)(?!\p{L})|un (?:cinquieme|sixieme|dixieme)|anderthalb\p{L}*`,
  thousands: String.raw`thousands|tausende\p{L}*|milliers?|millares|migliaia|milhares|duizenden|tusentals|binlerce|数千|수천|آلاف`,
};
/** Without Han, because Chinese and Japanese put no spaces between words. */
const IN_WORD = String.raw`(?!\p{Script=Han})[\p{L}\p{M}]`;
const AMOUNT = new RegExp(
  Object.entries(AMOUNTS)
    .map(([name, words]) => `(?<!${IN_WORD}|-)(?<${name}>${words})(?!${IN_WORD})`)
    .join("|"),
  "gu",
);

/** Amounts that are other words in other languages: boxes in Dutch, a goal in Spanish. */
const ONLY_IN: Readonly<Record<string, Language>> = { dozen: "en", meta: "it" };

const amountsIn = (plain: string, languages: ReadonlySet<Language>): FoundNumber[] =>
  [...plain.matchAll(AMOUNT)].flatMap(({ 0: words, index, groups = {} }) => {
    const value = Object.keys(groups).find((name) => groups[name] !== undefined) ?? "";
    const onlyLanguage = Object.entries(ONLY_IN).find(([word]) => words.endsWith(word))?.[1];
    const isAmount = onlyLanguage === undefined || languages.has(onlyLanguage);
    return isAmount ? [{ value, start: index, end: index + words.length }] : [];
  });
