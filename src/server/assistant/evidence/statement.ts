import { type AdviceItem, distinctEvidence, type Evidence, type Statement } from "#shared/domain/advice";
import { withoutMarks } from "../hidden-marks";
import { sanitise } from "../sanitise";
import { citedBy } from "./cited";
import { type Form, holds, LONGEST_STATEMENT } from "./holds";
import { languagesOf } from "./languages";
import { answerTexts, CLEARLY, type Material } from "./material";
import { passageIn } from "./passage";
import { mapQuotations } from "./quotations";
import type { SaidStatement } from "./said";

/** What a statement stands in. */
export interface Place {
  readonly material: Material;
  /** What the card of its item says, in its author's words. */
  readonly own?: AdviceItem | undefined;
  readonly form: Form;
}

/** What a model said as a statement; null unless all that it cites is there, and bears it out. */
export function settledStatement(said: SaidStatement, place: Place): Statement | null {
  const evidence = evidenceOf(said, place.material);
  if (!evidence || !restsOnSomething(evidence, place)) return null;
  return settledText(said.text, evidence, place);
}

/** The same for a text whose evidence is known. */
export function settledText(said: string, evidence: readonly Evidence[], place: Place): Statement | null {
  const { material, own, form } = place;
  if (said.length > 2 * LONGEST_STATEMENT) return null;
  const text = cleaned(said, material);
  const told = languagesOf(text, CLEARLY);
  const languages = told.size > 0 ? told : material.languages;
  const cited = citedBy(evidence, material, own);
  const { isNamed, reading, languages: ofAnswers } = material;
  return holds({ text, form, cited, languages, ofAnswers, reading, isNamed }) ? { text, evidence } : null;
}

/** Null when it cites a question, a value or a passage that is not there. */
function evidenceOf({ answers, values }: SaidStatement, material: Material): Evidence[] | null {
  const cited = [
    ...answers.map((answer) => answerCited(answer, material)),
    ...values.flatMap((number) => {
      const value = material.values[number - 1];
      return value ? value.questions.map((question) => ({ question, quote: null })) : [null];
    }),
  ];
  const found = cited.filter((evidence) => evidence !== null);
  return found.length < cited.length ? null : distinctEvidence(found);
}

/** The passage under the id of its question, as it was written; a rating and an option are always the whole. */
export function answerCited(
  { question: number, quote }: SaidStatement["answers"][number],
  { request: { ground, mask }, reading }: Material,
): Evidence | null {
  const question = ground.questions[number - 1];
  if (!question) return null;
  if (quote === null) return { question: question.id, quote: null };
  const answer = ground.answers.get(question.id);
  if (answer === undefined) return null;
  for (const text of answerTexts(question, answer)) {
    const passage = passageIn(text, mask.restore(quote, text), reading.words);
    if (passage !== null)
      return { question: question.id, quote: question.questionType === "text" ? passage : null };
  }
  return null;
}

/** A question without an answer bears nothing out, unless its card is about just that. */
function restsOnSomething(evidence: readonly Evidence[], { material, own }: Place): boolean {
  const silent = new Set(own?.title.evidence.map(({ question }) => question));
  return evidence.some(
    ({ question }) => material.request.ground.answers.has(question) || silent.has(question),
  );
}

/** A page shows what is said as it stands, so marks of Markdown would be read. */
const withoutEmphasis = (text: string) =>
  text
    .replace(/\*\*|__|`|^[ \t]*(?:#{1,6}|>)[ \t]+/gmu, "")
    .replace(/(?<![\p{L}\p{N}])([*_])(?=\S)([^*_]*)\1(?![\p{L}\p{N}])/gu, "$2");

function cleaned(text: string, { request }: Material): string {
  const { ground, mask } = request;
  const restored = mapQuotations(text, (words) => {
    const inAnswers = [...ground.answers.values()].map((answer) =>
      typeof answer === "string" ? mask.restore(words, answer) : words,
    );
    return inAnswers.find((whole) => whole !== words) ?? words;
  });
  return withoutEmphasis(withoutMarks(sanitise(restored)))
    .replace(/\s+/g, " ")
    .trim();
}
