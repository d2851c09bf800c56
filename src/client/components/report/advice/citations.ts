import { type AnswerValue, answerText, isAnswered, type Responses } from "#shared/domain/answer";
import type { Evidence, Statement } from "#shared/domain/cards/advice";
import { type AnswerableQuestion, ratingOutOfFive } from "#shared/domain/questions/question";

/** A question whose answer advice may rest on. */
export interface CitedQuestion
  extends Pick<AnswerableQuestion, "questionText" | "questionType" | "scaleLabels"> {
  readonly id: number;
}

/** What advice rests on: the questions that apply, in their order, of which the first is number 1, and the answers. */
export interface CitableAnswers {
  readonly questions: readonly CitedQuestion[];
  readonly responses: Responses;
  /** Ids in the order by which questions are numbered, where that is not the order of those that apply. */
  readonly numbered?: readonly number[];
}

/** An answer that a statement rests on. */
export interface AnswerCitation {
  readonly number: number;
  readonly questionText: string;
  readonly isOpen: boolean;
  /** The answer in pieces, cut where it is long; without any there is no answer. */
  readonly pieces: readonly { readonly text: string; readonly isQuoted: boolean }[];
}

/** Of an answer that is longer so much is shown, in characters; around a quote about half of it on either side. */
const MOST_SHOWN = 280;

/** The answers that a statement rests on, in the order of the questions; what does not apply is none. */
export function citedAnswers(
  evidence: readonly Evidence[],
  { questions, responses, numbered = questions.map(({ id }) => id) }: CitableAnswers,
): AnswerCitation[] {
  return questions.flatMap((question): AnswerCitation[] => {
    const own = evidence.filter((entry) => entry.question === question.id);
    if (own.length === 0) return [];
    const quote = own.find((entry) => entry.quote !== null)?.quote ?? null;
    const pieces = piecesOf(question, responses[question.id], quote);
    const number = numbered.indexOf(question.id) + 1;
    const { questionText, questionType } = question;
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
  if (from === -1) return [{ text: headOf(words, MOST_SHOWN), isQuoted: false }];
  const to = from + quoted.length;
  const beside = words.length > MOST_SHOWN ? MOST_SHOWN / 2 : words.length;
  return [
    { text: tailOf(words.slice(0, from), beside), isQuoted: false },
    { text: words.slice(from, to), isQuoted: true },
    { text: headOf(words.slice(to), beside), isQuoted: false },
  ].filter(({ text }) => text !== "");
}

/** Cut after a word. */
const headOf = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s*\S*$/u, "")} …`;

/** Cut before a word. */
const tailOf = (text: string, length: number) =>
  text.length <= length ? text : `… ${text.slice(-length).replace(/^\S*\s*/u, "")}`;

/** The same as words. */
export const citedWords = (cited: readonly AnswerCitation[]): string =>
  cited
    .map(({ number, questionText, pieces }) => {
      const answer = pieces.map(({ text }) => text).join("") || "No answer provided";
      return `Answer ${number}. ${questionText} ${answer}.`;
    })
    .join(" ");

/** Statements that follow each other and rest on the same, as one. */
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

/** Whether two statements rest on the same words. */
export function isSameEvidence(one: readonly Evidence[], other: readonly Evidence[]): boolean {
  const key = (evidence: readonly Evidence[]) =>
    evidence
      .map(({ question, quote }) => JSON.stringify([question, quote]))
      .sort()
      .join();
  return key(one) === key(other);
}
