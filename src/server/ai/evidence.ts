import type { Advice, AdviceItem, Evidence } from "#shared/domain/advice";
import { answerText, isAnswered } from "#shared/domain/answer";
import { RATING_VALUES } from "#shared/domain/question";
import type { AnsweredQuestion } from "./assistant";

/**
 * Keeps only what the answers bear out (design section 6). Evidence must name an answered question and quote it
 * exactly, and an item needs evidence, unless no item has any. In the summary and the reasoning, a sentence with a
 * number that stands in no answer and no question is dropped; next steps may set figures of their own ("in the next
 * 30 days").
 */
export function verifyAdvice(advice: Advice, answers: readonly AnsweredQuestion[]): Advice {
  const texts = new Map(answers.flatMap((entry) => textOf(entry)));
  const numbers = knownNumbers(answers);
  const items = advice.items.map((item) => verifyItem(item, texts, numbers));
  const supported = items.filter((item) => item.evidence.length > 0);
  return {
    summary: withoutUnknownNumbers(advice.summary, numbers),
    items: supported.length > 0 ? supported : items,
  };
}

function verifyItem(
  item: AdviceItem,
  texts: ReadonlyMap<number, string>,
  numbers: ReadonlySet<string>,
): AdviceItem {
  return {
    title: item.title,
    reasoning: withoutUnknownNumbers(item.reasoning, numbers),
    nextSteps: item.nextSteps,
    evidence: distinct(item.evidence).filter(({ questionId, quote }) =>
      texts.get(questionId)?.includes(quote),
    ),
  };
}

function textOf({ id, answer }: AnsweredQuestion): [number, string][] {
  return answer !== null && isAnswered(answer) ? [[id, answerText(answer)]] : [];
}

function distinct(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Map(evidence.map((entry) => [`${entry.questionId} ${entry.quote}`, entry]));
  return [...seen.values()];
}

function withoutUnknownNumbers(text: string, known: ReadonlySet<string>): string {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)];
  return sentences
    .map(({ segment }) => segment)
    .filter((sentence) => numbersIn(sentence).every((number) => known.has(number)))
    .join("")
    .trim();
}

/** Numbers a text may use: those of the answers and the questions, and the values of a rating. */
function knownNumbers(answers: readonly AnsweredQuestion[]): Set<string> {
  const texts = answers.flatMap((entry) => [
    entry.question.questionText,
    ...(entry.question.options ?? []),
    ...textOf(entry).map(([, text]) => text),
  ]);
  return new Set([...RATING_VALUES, ...texts.flatMap(numbersIn)]);
}

/** Every number in the text, written one way: "1,200", "1.200" and "1200" are the same. */
function numbersIn(text: string): string[] {
  const found = text.match(/\d+(?:[.,\u00a0\u202f']\d+)*/g) ?? [];
  return found.map((number) => number.replace(/[.,\u00a0\u202f'](?=\d{3}(?!\d))/g, "").replace(",", "."));
}
