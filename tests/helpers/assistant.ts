import type { AdviceContext } from "#server/advice/advice-context";
import { adviceContext } from "#server/advice/create-advice-context";
import type { AdviceRequest, AssistantQuestion, Turn } from "#server/assistant/assistant";
import { ORGANIZATION } from "#server/assistant/budget-owner";
import { createRedactor } from "#server/assistant/pii-redactor";
import type { AnswerValue } from "#shared/domain/answer";
import type { AttemptId } from "#shared/domain/ids";
import {
  type Direction,
  type ExplainedQuestion,
  QUESTION_DEFAULTS,
  type QuestionType,
} from "#shared/domain/questions/question";

const ATTEMPT = 1 as AttemptId;
const PAT = { name: "Pat Doe", email: "pat@example.com" };

interface QuestionInput {
  id?: number;
  order?: number;
  text?: string;
  type?: QuestionType;
  options?: string[] | null;
  isRequired?: boolean;
  analysisPrompt?: string | null;
  highIs?: Direction | null;
  dimension?: string | null;
  answer?: AnswerValue | null;
}

/** A question and its answer, null without one. */
interface Answered {
  question: AssistantQuestion & ExplainedQuestion;
  answer: AnswerValue | null;
}

/** A question with an answer; the default is a required text question. */
export function answered(input: QuestionInput = {}): Answered {
  const { id = 11, order = 1, text = "What holds you back?", answer = null } = input;
  const { type = "text", options = null, isRequired = true, analysisPrompt = null } = input;
  const { highIs = null, dimension = null } = input;
  return {
    answer,
    question: {
      ...QUESTION_DEFAULTS,
      id,
      order,
      questionText: text,
      questionType: type,
      options,
      isRequired,
      analysisPrompt,
      highIs,
      dimension,
    },
  };
}

/** A chat reply to evaluate. */
export function turn(message: string, input: QuestionInput = {}, overrides: Partial<Turn> = {}): Turn {
  return {
    attemptId: ATTEMPT,
    budgetOwner: ORGANIZATION,
    templateTitle: "Business readiness check",
    question: answered(input).question,
    message,
    refusals: 0,
    before: [],
    organization: { name: "The house", privacyUrl: undefined, supportEmail: undefined },
    progress: null,
    earlier: null,
    mayAskMore: false,
    redactor: createRedactor(PAT),
    ...overrides,
  };
}

export function adviceRequest(
  answers: readonly Answered[],
  resultsAnalysisPrompt: string | null = null,
  { scoring = null, cards = [] }: Partial<Pick<AdviceContext, "scoring" | "cards">> = {},
): AdviceRequest {
  const answerEntries = answers.flatMap(({ question, answer }) =>
    answer === null ? [] : [[question.id, answer] as const],
  );
  return {
    attemptId: ATTEMPT,
    budgetOwner: ORGANIZATION,
    redactor: createRedactor(PAT),
    templateTitle: "Business readiness check",
    templateDescription: null,
    resultsAnalysisPrompt,
    context: adviceContext({
      questions: answers.map(({ question }) => question),
      responses: Object.fromEntries(answerEntries),
      scoring,
      cards,
    }),
  };
}

/** Reads a stream to its end and returns its pieces and its result. */
export async function drain<Result>(source: AsyncGenerator<string, Result>) {
  const pieces: string[] = [];
  for (;;) {
    const step = await source.next();
    if (step.done) return { pieces, text: pieces.join(""), result: step.value };
    pieces.push(step.value);
  }
}

export const neverAborted = () => new AbortController().signal;
