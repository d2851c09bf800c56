import { asciiDigit } from "../language/normalize";
import type { Passage } from "./name-matcher";

/** Digits with the separators of telephone numbers. No part of it can match in two ways, so it doesn't backtrack. */
const DIGIT_RUN = /(?:\+ ?)?\(?\p{Nd}(?:[ \u00a0\u2009\u202f()./‐‑–-]{0,3}\p{Nd})+/gu;
/** Longer runs may contain several numbers, each starting with the zero that is dialed first. */
const SEVERAL = /[ /–-]+(?=\(?0\p{Nd}{2})/u;
/** Context of a part number, a decimal or a percentage, in scripts with spaces between words. */
const CUT_BEFORE = /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}_@#]$|\p{N}[.,:]$|\p{Lu}-$/u;
const CUT_AFTER = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}_@%]|^[.,:]\p{N}/u;
/** Words shortly before a number that is dialed. */
const CUE =
  /(?:\b(?:tel|phone|mobile|cell|call|ring|fax|whatsapp|sms|handy|mobil|mobiel|portable|portatile|m[oó]vil|celular|cellulare|telem[oó]vel|t[eé]l[eé]fon[a-z]{0,10}|telefoon[a-z]{0,10}|appelez|ll[aá]m[ae][a-z]{0,3}|ruf[a-z]{0,3}|kom[oó]rk[a-z])\b|телефон|тел|моб|هاتف|جوال|फ़ोन|फोन|電話|携帯|电话|手机|전화|핸드폰)[^\p{N}\n]{0,15}$/iu;
const CUE_LENGTH = 40;
const MONEY_BEFORE = /(?:[$€£¥₹₽₩]|\b(?:eur|usd|gbp|chf|inr|rs\.?|kr|pln)) ?$/iu;
const MONEY_AFTER =
  /^ ?(?:[$€£¥₹₽₩]|(?:eur|euros?|usd|dollars?|gbp|pounds?|chf|francs|inr|rupees|kr|sek|zł|pln|try|руб)(?!\p{L}))/iu;
const MONEY_LENGTH = 8;
/** In digits; `longest` is E.164's limit. Local numbers count only after a word such as "call". */
const LENGTHS = { called: 7, national: 8, longest: 15 };
/** Group lengths in North America, China, Italy, Spain, Turkey and Russia. */
const SHAPES = /^(?:1-)?3-3-(?:4|2-2)$|^3-4-4$|^3-[67]$|^3-2-2-2$/;

/**
 * Finds telephone numbers in digits of any script: with "+" or "00" in front, with a leading zero or an area code in
 * brackets, in groups that amounts don't have, with ten or eleven digits that aren't a round sum, or after a word such
 * as "call". Amounts, years, dates, hours and postcodes don't count.
 */
export function findPhones(text: string): Passage[] {
  return [...text.matchAll(DIGIT_RUN)].flatMap(({ index, 0: run }) => {
    const phone = run.replace(/\p{Nd}/gu, asciiDigit);
    const before = text.slice(Math.max(0, index - CUE_LENGTH), index);
    const after = text.slice(index + run.length, index + run.length + MONEY_LENGTH);
    if (CUT_BEFORE.test(before) || CUT_AFTER.test(after)) return [];
    if (MONEY_BEFORE.test(before.slice(-MONEY_LENGTH)) || MONEY_AFTER.test(after)) return [];
    if (isPhone(phone, CUE.test(before))) return [{ start: index, end: index + run.length }];
    return piecesOf(run).flatMap(({ start, end }) =>
      isPhone(run.slice(start, end).replace(/\p{Nd}/gu, asciiDigit), false)
        ? [{ start: index + start, end: index + end }]
        : [],
    );
  });
}

/** The parts of a run that may contain several numbers; empty if it can't be split. */
function piecesOf(run: string): Passage[] {
  let start = 0;
  const pieces = run.split(SEVERAL).map((piece) => {
    start = run.indexOf(piece, start);
    const end = start + piece.length;
    const passage = { start, end };
    start = end;
    return passage;
  });
  return pieces.length > 1 ? pieces : [];
}

function isPhone(phone: string, isCalled: boolean): boolean {
  const groups = phone.match(/\d+/g) ?? [];
  const digits = groups.join("");
  const { length } = digits;
  if (length > LENGTHS.longest || length < LENGTHS.called || isDateOrHours(phone)) return false;
  const isSum = isThousands(phone);
  if (isCalled && !digits.endsWith("000") && (!isSum || length > LENGTHS.national)) return true;
  if (length < LENGTHS.national) return false;
  const shape = groups.map((group) => group.length).join("-");
  if (phone.startsWith("+")) return !isSum || length > 10;
  if (/^\(?00[1-9]/.test(phone)) return length > LENGTHS.national;
  if (/^(?:\(0\) ?|\(?0)[1-9]/.test(phone)) return !/^5(?:-5)+$/.test(shape);
  if (/^\(\d{2,5}\)/.test(phone) || SHAPES.test(shape)) return true;
  return /^1[01]$/.test(shape) && !digits.endsWith("00");
}

/** 12.500.000, 1 250 000 */
const isThousands = (phone: string) =>
  /^\+? ?[1-9]\d{0,2}(?:([ .\u00a0\u2009\u202f])\d{3})(?:\1\d{3})*$/.test(phone);

/** 01.02.2024, 2024-01-02 - 2024-03-04; 08.00-17.30, 0800-1730; 2019-2023 */
const isDateOrHours = (phone: string) =>
  /^(?:(?:19|20)\d\d[./-][01]?\d[./-][0-3]?\d|[0-3]?\d[./-][0-3]?\d[./-](?:19|20)?\d\d)(?![./-]?\d)/.test(
    phone,
  ) ||
  /^[0-2]?\d[.]?[0-5]\d ?[‐‑–-] ?[0-2]?\d[.]?[0-5]\d$/.test(phone) ||
  /^(?:(?:19|20)\d\d\D{1,3})+(?:19|20)\d\d$/.test(phone);
