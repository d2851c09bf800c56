import { amountsIn } from "./amounts";
import { namesDate } from "./dates";
import { findPhrases, type PhraseFinder } from "./phrase-finder";
import { every, per, UNITS, type Unit, units } from "./quantities";
import type { NumericRange } from "./range";
import { tokenize } from "./tokenize";

/**
 * Reads the number in an answer, converted to the unit of its question: "3 weeks" is 21 if the question asks for days.
 * Null if the answer has no number, several, a date, or a number with an unrelated unit.
 */
export function readNumber(answer: string, question: string): NumericRange | null {
  if (namesDate(answer)) return null;
  const [amount, ...others] = amountsIn(tokenize(answer));
  if (amount === undefined || others.length > 0 || amount.of !== null) return null;
  const factor = unitFactor(amount.unit, question);
  const period = amount.per === null ? 1 : periodFactor(amount.per, question);
  if (factor === null || period === null) return null;
  return { ...amount, low: amount.low * factor * period, high: amount.high * factor * period };
}

/** Factor from the unit of an answer to that of the question; null if they're unrelated. */
function unitFactor(unit: Unit | null, question: string): number | null {
  if (unit === null || unit.kind === "times") return 1;
  if (unit.kind === "rate") return null;
  const questionUnits = keysIn(question, units).map((key) => UNITS[key]);
  const otherUnits = questionUnits.filter(({ kind }) => kind !== "time");
  if (unit.kind !== "time")
    return otherUnits.length === 0 || otherUnits.some(({ kind }) => kind === unit.kind) ? 1 : null;
  const times = questionUnits.filter(({ kind }) => kind === "time");
  if (times.some(({ size }) => size === unit.size)) return 1;
  const [only, ...more] = times;
  return only && more.length === 0 ? unit.size / only.size : null;
}

/** Factor from an answer's period ("240k a year") to the question's; null if the question names none or several. */
function periodFactor(days: number, question: string): number | null {
  const questionPeriods = [...keysIn(question, per), ...keysIn(question, every)];
  if (questionPeriods.includes(days)) return 1;
  const [only, ...more] = new Set(questionPeriods);
  return only !== undefined && more.length === 0 ? only / days : null;
}

const keysIn = <K>(text: string, finder: PhraseFinder<K>): K[] => [
  ...new Set(findPhrases(tokenize(text), finder).map(({ key }) => key)),
];
