import { type AnswerValue, answerText, isAnswered, type Responses } from "#shared/domain/answer";
import type { Evidence, Statement } from "#shared/domain/cards/advice";
import { type AnswerableQuestion, ratingOutOfFive } from "#shared/domain/questions/question";

export interface CitedQuestion
  extends Pick<AnswerableQuestion, "questionText" | "questionType" | "scaleLabels"> {
  readonly id: number;
}

/** The visible questions in order, numbered from 1, and the answers. */
export interface CitableAnswers {
  readonly questions: readonly CitedQuestion[];
  readonly responses: Responses;
  /** Question ids in numbering order, if it differs from the order of `questions`. */
  readonly numbered?: readonly number[];
}

export interface AnswerCitation {
  readonly number: number;
  readonly questionText: string;
  readonly isOpen: boolean;
  /** The answer in parts, shortened if long; empty without an answer. */
  readonly pieces: readonly { readonly text: string; readonly isQuoted: boolean }[];
}

/** Longer answers are shortened to this length, in characters; around a quote, half of it on each side. */
const MAX_EXCERPT_LENGTH = 280;

/** The answers cited as evidence, in question order. Hidden questions are left out. */
export function citedAnswers(
  evidence: readonly Evidence[],
  { questions, responses, numbered = questions.map(({ id }) => id) }: CitableAnswers,
): AnswerCitation[] {
  return questions.flatMap((question): AnswerCitation[] => {
    const questionEvidence = evidence.filter((entry) => entry.question === question.id);
    if (questionEvidence.length === 0) return [];
    const { questionText, questionType } = question;
    const quotes = questionEvidence.flatMap(({ quote }) => quote ?? []);
    const isOptions = questionType !== "text" && quotes.length > 0;
    const answer = isOptions ? quotes : responses[question.id];
    const pieces = piecesOf(question, answer, isOptions ? null : (quotes[0] ?? null));
    const number = numbered.indexOf(question.id) + 1;
    return [{ number, questionText, isOpen: questionType === "text", pieces }];
  });
}

function piecesOf(question: CitedQuestion, answer: AnswerValue | undefined, quote: string | null) {
  if (!isAnswered(answer)) return [];
  const text = answerText(answer);
  const shown = question.questionType === "rating" ? ratingOutOfFive(question, text) : text;
  const words = shown.replace(/\s+/g, " ").trim();
  const quoted = quote?.replace(/\s+/g, " ").trim() ?? "";
  const from = quoted === "" || quoted === text ? -1 : words.toLowerCase().indexOf(quoted.toLowerCase());
  if (from === -1) return [{ text: headOf(words, MAX_EXCERPT_LENGTH), isQuoted: false }];
  const to = from + quoted.length;
  const contextLength = words.length > MAX_EXCERPT_LENGTH ? MAX_EXCERPT_LENGTH / 2 : words.length;
  return [
    { text: tailOf(words.slice(0, from), contextLength), isQuoted: false },
    { text: words.slice(from, to), isQuoted: true },
    { text: headOf(words.slice(to), contextLength), isQuoted: false },
  ].filter(({ text }) => text !== "");
}

/** Cuts after a whole word. */
const headOf = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s*\S*$/u, "")} …`;

/** Cuts before a whole word. */
const tailOf = (text: string, length: number) =>
  text.length <= length ? text : `… ${text.slice(-length).replace(/^\S*\s*/u, "")}`;

/** Citations as text for screen readers. */
export const citedWords = (cited: readonly AnswerCitation[]): string =>
  cited
    .map(({ number, questionText, pieces }) => {
      const answer = pieces.map(({ text }) => text).join("") || "No answer provided";
      return `Answer ${number}. ${questionText} ${answer}.`;
    })
    .join(" ");

/** Merges consecutive statements with the same evidence. */
export function runsOf(statements: readonly Statement[]): Statement[] {
  const runs: Statement[] = [];
  for (const statement of statements) {
    const last = runs.at(-1);
    if (last && isSameEvidence(last.evidence, statement.evidence))
      runs[runs.length - 1] = { ...last, text: `${last.text} ${statement.text}` };
    else runs.push(statement);
  }
  return runs;
}

/** Whether two statements have the same evidence, in any order. */
export function isSameEvidence(one: readonly Evidence[], other: readonly Evidence[]): boolean {
  const key = (evidence: readonly Evidence[]) =>
    evidence
      .map(({ question, quote }) => JSON.stringify([question, quote]))
      .sort()
      .join();
  return key(one) === key(other);
}
