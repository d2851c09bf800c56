import type { TextReader, TextRule } from "#shared/domain/cards/text-rule";
import { amountsIn } from "../language/amounts";
import { namesDate } from "../language/dates";
import { normalize, splitWords } from "../language/normalize";
import { readNumber } from "../language/read-number";
import { tokenize } from "../language/tokenize";
import { isInflected } from "../language/word-forms";

/** Web and email addresses are ignored: "bank" in a link isn't a mention of a bank. */
const ADDRESSES = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu;

/** Creates a reader that evaluates the text rules of cards on answers to these questions. */
export function createTextReader(
  questions: readonly { readonly id: number; readonly questionText: string }[],
): TextReader {
  const texts = new Map(questions.map(({ id, questionText }) => [id, questionText]));
  return (rule, answer) => isTrueOf(rule, answer.replace(ADDRESSES, " "), texts.get(rule.question) ?? "");
}

function isTrueOf(rule: TextRule, answer: string, question: string): boolean {
  if (rule.op === "mentions") return mentions(answer, rule.value);
  const number = readNumber(answer, question);
  if (number === null) return false;
  switch (rule.op) {
    case "numberAtLeast":
      return number.low >= rule.value;
    case "numberAtMost":
      return number.high <= rule.value;
    case "numberBetween":
      return number.low >= rule.value[0] && number.high <= rule.value[1];
  }
}

function mentions(answer: string, target: Extract<TextRule, { op: "mentions" }>["value"]): boolean {
  if (target === "date") return namesDate(answer);
  if (target === "amount") return amountsIn(tokenize(answer)).some(({ unit }) => unit?.kind === "money");
  const words = splitWords(normalize(answer));
  return target.some((phrase) => hasPhrase(words, splitWords(normalize(phrase))));
}

/** Whether the words of a phrase occur next to each other, in any inflection. */
const hasPhrase = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 0 &&
  words.some((_, at) => phrase.every((word, index) => isInflected(words[at + index] ?? "", word)));
