import {
  type AdviceItem,
  distinctEvidence,
  type Evidence,
  type Statement,
} from "#shared/domain/cards/advice";
import { withoutPlaceholders } from "../redaction-placeholders";
import { sanitize } from "../sanitize";
import type { WrittenStatement } from "./advice-schema";
import { citedBy } from "./citations";
import { contradictsAnswer } from "./contradicts-answer";
import { languagesOf } from "./detect-language";
import { type Form, isGrounded, MAX_STATEMENT_LENGTH } from "./is-grounded";
import { mapQuotations } from "./quotations";
import { findQuote } from "./quote-matcher";
import { answerTexts, MIN_IDENTIFYING_WORDS, type Sources } from "./sources";

export interface StatementPlace {
  readonly sources: Sources;
  /** The card of its item, in its author's words. */
  readonly card?: AdviceItem | undefined;
  readonly form: Form;
}

/** Checks a model's statement; null unless everything that it cites exists and supports it. */
export function keepGroundedStatement(written: WrittenStatement, place: StatementPlace): Statement | null {
  const evidence = evidenceOf(written, place.sources);
  if (!evidence || !hasEvidence(evidence, place)) return null;
  return keepGroundedText(written.text, evidence, place);
}

/** Checks a text whose evidence is known; null unless the evidence supports it. */
export function keepGroundedText(
  rawText: string,
  evidence: readonly Evidence[],
  place: StatementPlace,
): Statement | null {
  const { sources, card, form } = place;
  if (rawText.length > 2 * MAX_STATEMENT_LENGTH) return null;
  const text = cleanText(rawText, sources);
  const detected = languagesOf(text, MIN_IDENTIFYING_WORDS);
  const languages = detected.size > 0 ? detected : sources.languages;
  const cited = citedBy(evidence, sources, card);
  const { isNamed, reading, languages: answerLanguages } = sources;
  if (!isGrounded({ text, form, cited, languages, answerLanguages, reading, isNamed })) return null;
  if (form !== "step" && contradictsEvidence(text, evidence, sources)) return null;
  return sources.confirms({ text, evidence, card }) ? { text, evidence } : null;
}

/** Whether a text contradicts a closed answer that it cites. Not for steps, which state no facts. */
function contradictsEvidence(
  text: string,
  evidence: readonly Evidence[],
  { request: { context }, reading }: Sources,
): boolean {
  const cited = new Set(evidence.map(({ question }) => question));
  return context.questions.some((question) => {
    const answer = cited.has(question.id) ? context.answers.get(question.id) : undefined;
    return answer !== undefined && contradictsAnswer(text, question, answer, reading);
  });
}

/** The evidence of a statement; null if it cites a question, a score or a passage that doesn't exist. */
function evidenceOf({ answers, values }: WrittenStatement, sources: Sources): Evidence[] | null {
  const cited = [
    ...answers.map((answer) => answerCited(answer, sources)),
    ...values.flatMap((number) => {
      const value = sources.values[number - 1];
      return value ? value.questions.map((question) => ({ question, quote: null })) : [null];
    }),
  ];
  const found = cited.filter((evidence) => evidence !== null);
  return found.length < cited.length ? null : distinctEvidence(found);
}

/** The cited passage as it was written; null if it doesn't exist. Ratings and options are cited as a whole. */
export function answerCited(
  { question: number, quote }: WrittenStatement["answers"][number],
  { request: { context, redactor }, reading }: Sources,
): Evidence | null {
  const question = context.questions[number - 1];
  if (!question) return null;
  if (quote === null) return { question: question.id, quote: null };
  const answer = context.answers.get(question.id);
  if (answer === undefined) return null;
  for (const text of answerTexts(question, answer)) {
    const passage = findQuote(text, redactor.restore(quote, text), reading.words);
    if (passage !== null)
      return { question: question.id, quote: question.questionType === "text" ? passage : null };
  }
  return null;
}

/** A question without an answer supports nothing, unless the card is about that. */
function hasEvidence(evidence: readonly Evidence[], { sources, card }: StatementPlace): boolean {
  const cardQuestions = new Set(card?.title.evidence.map(({ question }) => question));
  return evidence.some(
    ({ question }) => sources.request.context.answers.has(question) || cardQuestions.has(question),
  );
}

/** Removes Markdown, because pages show statements as plain text. */
const withoutEmphasis = (text: string) =>
  text
    .replace(/\*\*|__|`|^[ \t]*(?:#{1,6}|>)[ \t]+/gmu, "")
    .replace(/(?<![\p{L}\p{N}])([*_])(?=\S)([^*_]*)\1(?![\p{L}\p{N}])/gu, "$2");

/** A model's text as a page shows it: with the participant's own words restored and without markup. */
export function cleanText(text: string, { request }: Sources): string {
  const { context, redactor } = request;
  const restored = mapQuotations(text, (words) => {
    const restoredWords = [...context.answers.values()].map((answer) =>
      typeof answer === "string" ? redactor.restore(words, answer) : words,
    );
    return restoredWords.find((candidate) => candidate !== words) ?? words;
  });
  return withoutEmphasis(withoutPlaceholders(sanitize(restored)))
    .replace(/\s+/g, " ")
    .trim();
}
