import { type AdviceGround, groundOf } from "#server/advice/ground";
import { createMask } from "#server/assistant/mask";
import { HOUSE } from "#server/assistant/payer";
import type { AdviceRequest, AskedQuestion, Turn } from "#server/assistant/port";
import type { AnswerValue } from "#shared/domain/answer";
import type { AttemptId } from "#shared/domain/ids";
import { type Direction, type ExplainedQuestion, type QuestionType, UNSAID } from "#shared/domain/question";

const ATTEMPT = 1 as AttemptId;
const PAT = { name: "Pat Doe", email: "pat@example.com" };

interface Given {
  id?: number;
  order?: number;
  text?: string;
  type?: QuestionType;
  options?: string[] | null;
  isRequired?: boolean;
  analysisPrompt?: string | null;
  highIs?: Direction | null;
  /** What it counts towards. */
  dimension?: string | null;
  answer?: AnswerValue | null;
}

/** A question and what was answered to it; null where nothing was. */
interface Answered {
  question: AskedQuestion & ExplainedQuestion;
  answer: AnswerValue | null;
}

/** A question with an answer; what a test does not say is a required text question. */
export function answered(given: Given = {}): Answered {
  const { id = 11, order = 1, text = "What holds you back?", answer = null } = given;
  const { type = "text", options = null, isRequired = true, analysisPrompt = null } = given;
  const { highIs = null, dimension = null } = given;
  return {
    answer,
    question: {
      ...UNSAID,
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

/** One reply to judge. */
export function turn(message: string, given: Given = {}, more: Partial<Turn> = {}): Turn {
  return {
    attemptId: ATTEMPT,
    payer: HOUSE,
    templateTitle: "Business readiness check",
    question: answered(given).question,
    message,
    refusals: 0,
    before: [],
    organization: { name: "The house", privacyUrl: undefined, supportEmail: undefined },
    progress: null,
    earlier: null,
    mayAskMore: false,
    mask: createMask(PAT),
    ...more,
  };
}

export function adviceRequest(
  answers: readonly Answered[],
  resultsAnalysisPrompt: string | null = null,
  { scoring = null, cards = [] }: Partial<Pick<AdviceGround, "scoring" | "cards">> = {},
): AdviceRequest {
  const given = answers.flatMap(({ question, answer }) =>
    answer === null ? [] : [[question.id, answer] as const],
  );
  return {
    attemptId: ATTEMPT,
    payer: HOUSE,
    mask: createMask(PAT),
    templateTitle: "Business readiness check",
    templateDescription: null,
    resultsAnalysisPrompt,
    ground: groundOf({
      questions: answers.map(({ question }) => question),
      responses: Object.fromEntries(given),
      scoring,
      cards,
    }),
  };
}

/** Reads a stream to its end: the pieces and what was returned. */
export async function drained<Result>(source: AsyncGenerator<string, Result>) {
  const pieces: string[] = [];
  for (;;) {
    const step = await source.next();
    if (step.done) return { pieces, text: pieces.join(""), result: step.value };
    pieces.push(step.value);
  }
}

export const never = () => new AbortController().signal;
