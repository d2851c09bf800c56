import { coveredBy, isOfShares, isSameKind } from "../../language/amount-ranges";
import { type Amount, amountsIn } from "../../language/amounts";
import { phraseTest } from "../../language/phrases";
import { isSingle } from "../../language/range";
import type { Sentence } from "../../language/tokenize";
import type { ClosedQuestion } from "../closed-question";
import type { OptionMention } from "../mention";
import { distinct } from "../options";

/** Finds options by number: an amount that an option covers, a number in a label, or a position in the list. */
export function amountMentions(question: ClosedQuestion, sentence: Sentence): OptionMention[] {
  if (question.isRating) return [];
  const amounts = amountsIn(sentence, isOfShares(question.amounts ?? []));
  // If options aren't amounts, weekdays may be options: "Mon, Wed, Fri".
  const optionAmounts = question.amounts ? amounts : amounts.filter(({ unit }) => unit?.kind !== "rate");
  return optionAmounts.map((amount) => mentionOf(question, sentence, amount));
}

/** In a message with this many words, a number may count anything. */
const MAX_WORDS = 5;
/** Numbers from here on are never list positions. */
const LARGE = 100;

function mentionOf({ options, amounts }: ClosedQuestion, sentence: Sentence, amount: Amount): OptionMention {
  const { from, to, low, unit } = amount;
  const covered = amounts ? coveredBy(amounts, amount).flatMap((at) => options[at] ?? []) : [];
  const isBare = isSingle(amount) && unit === null && amount.per === null && amount.of === null;
  const isCountable =
    amounts?.some((optionAmount) => optionAmount && (unit === null || isSameKind(optionAmount, unit))) ===
    true;
  if (!isBare || (amounts && (amount.isHedged || low >= LARGE)))
    return { from, to, options: covered, kind: isCountable ? "label" : "number" };
  const exact = options.filter(({ normalized }) => normalized === String(low));
  if (exact.length > 0) return { from, to, options: exact, kind: "number" };
  const word = sentence.words[from]?.normalized ?? "";
  const namedOptions = options.filter(
    ({ words, index }) => !amounts?.[index] && (words.includes(String(low)) || words.includes(word)),
  );
  const isLong = sentence.words.length >= MAX_WORDS;
  const isCounting = covered.length > 0 && (isLong || !isLast(sentence, to) || saysCount(sentence, from));
  // "We have one" is no position. If the third option is "2", "3" isn't one either.
  const isOne = low === 1 && sentence.words.length > 1 && !/^\d/.test(word);
  const atPosition = options.filter(
    ({ index, normalized }) => index === low - 1 && !/^\d+$/.test(normalized) && !isCounting && !isOne,
  );
  const matches = distinct([...new Set([...covered, ...namedOptions, ...atPosition])]);
  const isOutOfRange =
    matches.length === 0 && /^\d/.test(word) && (!isLong || (amounts !== null && !amount.isYear));
  return { from, to, options: matches, kind: "number", ...(isOutOfRange && { problem: "out-of-range" }) };
}

const isCountPhrase = phraseTest(({ values }) => [values.counting]);

/** True if the words before a number make it a count: "we are 3". */
const saysCount = ({ words }: Sentence, at: number): boolean => {
  const before = words.slice(0, at).map(({ normalized }) => normalized);
  return before.some((_, from) => isCountPhrase(before.slice(from).join(" ")));
};

const isLast = ({ words }: Sentence, to: number): boolean =>
  words.slice(to).every(({ normalized }) => normalized === "");
