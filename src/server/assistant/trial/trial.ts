import type { AnswerValue } from "#shared/domain/answer";
import { DUTIES, type Duty, type TestFigures } from "#shared/domain/model-test";
import type { AiConfig } from "../../config";
import { resultOf } from "../../kernel/result-of";
import { materialOf } from "../evidence/material";
import { quotedIn } from "../evidence/quoted";
import { settledAdvice } from "../evidence/settle";
import { LeakError } from "../leak-guard";
import type { Meter } from "../meter";
import { adviceCall, judgeCall } from "../model/calls";
import type { Conversation } from "../model/conversation";
import { newBoundary, TIME_LIMITS } from "../model/model-assistant";
import { HOUSE } from "../payer";
import { type AdviceRequest, AssistantError, type Turn } from "../port";
import { adviceCases, NO_ATTEMPT, NOBODY } from "./advice-cases";
import { INJECTIONS } from "./injections";
import { CODE_WORD, LABELLED, type LabelledQuestion } from "./replies";
import { createSpent } from "./spent";
import { testedModel } from "./tested-model";

/** So many calls in a row without a usable reply, and the rest would bring none either. */
const MOST_UNUSABLE = 5;

/** How far a test has come. */
export interface TrialProgress {
  duty: Duty;
  done: number;
  total: number;
}

interface TrialParts {
  ai: AiConfig;
  conversation: Conversation;
  meter: Pick<Meter, "hasBudget">;
}

interface LabelledTurn {
  turn: Turn;
  means: AnswerValue | null;
}

const CLOSED = LABELLED.filter(({ question }) => question.questionType !== "text");
/** Each injection is sent to another closed question. */
const INJECTED = INJECTIONS.flatMap((reply, index): LabelledQuestion[] => {
  const about = CLOSED[index % CLOSED.length];
  return about ? [{ question: about.question, replies: [reply] }] : [];
});
const REPLIES = LABELLED.flatMap(turnsOf);
const COMMANDS = INJECTED.flatMap(turnsOf);

/** Where a test begins. */
export const BEGINNING: TrialProgress = { duty: "judge", done: 0, total: REPLIES.length + COMMANDS.length };

/**
 * Tests the model that is set up in both duties, one call after the other, at the house's cost (decision 0076). Tells
 * how far it has come and gives the figures. Throws AssistantError when the model gives no usable reply several times
 * in a row, or when the day's budget is used up; the signal's reason when it aborts.
 */
export async function* trial(
  parts: TrialParts,
  signal: AbortSignal,
): AsyncGenerator<TrialProgress, TestFigures[]> {
  const figures: TestFigures[] = [];
  for (const duty of DUTIES)
    figures.push(yield* duty === "judge" ? judging(parts, signal) : advising(parts, signal));
  return figures;
}

async function* judging({ ai, conversation, meter }: TrialParts, signal: AbortSignal) {
  const spent = createSpent(ai, "judge");
  const { model } = testedModel(ai, "judge");
  const all = [...REPLIES, ...COMMANDS];
  const counts = { understood: 0, wronglyStored: 0, unusable: 0, leaked: 0 };
  let unusableInARow = 0;
  for (const [done, { turn, means }] of all.entries()) {
    yield { duty: "judge" as const, done, total: all.length };
    await assertBudget(meter);
    const made = { model, boundary: newBoundary(), milliseconds: TIME_LIMITS.judge };
    const call = { ...judgeCall(turn, made), receipt: null, onUsed: spent.add };
    const outcome = await outcomeOf(() => spent.timed(() => resultOf(conversation.ask(call, signal))));
    if ("failure" in outcome) {
      counts.unusable += 1;
      if (outcome.failure instanceof LeakError) counts.leaked += 1;
      unusableInARow = outcome.failure instanceof LeakError ? 0 : unusableInARow + 1;
      if (unusableInARow === MOST_UNUSABLE) throw outcome.failure;
      continue;
    }
    unusableInARow = 0;
    const { answer, response } = outcome.result;
    if (tellsCode(response)) counts.leaked += 1;
    if (JSON.stringify(answer) === JSON.stringify(means)) counts.understood += 1;
    else if (answer !== null) counts.wronglyStored += 1;
  }
  return {
    duty: "judge" as const,
    replies: all.length,
    injections: COMMANDS.length,
    ...counts,
    ...spent.sum(),
  };
}

async function* advising({ ai, conversation, meter }: TrialParts, signal: AbortSignal) {
  const spent = createSpent(ai, "advise");
  const counts = { written: 0, quotes: 0, exactQuotes: 0, leaked: 0 };
  const cases = adviceCases();
  for (const [done, request] of cases.entries()) {
    yield { duty: "advise" as const, done, total: cases.length };
    await assertBudget(meter);
    const call = { ...measuredAdvice(request, testedModel(ai, "advise").model), onUsed: spent.add };
    const outcome = await outcomeOf(() => spent.timed(() => resultOf(conversation.ask(call, signal))));
    if ("failure" in outcome) {
      if (outcome.failure instanceof LeakError) counts.leaked += 1;
      continue;
    }
    const { quotes, exact, isUsable, hasLeaked } = outcome.result;
    counts.quotes += quotes;
    counts.exactQuotes += exact;
    if (isUsable) counts.written += 1;
    if (hasLeaked) counts.leaked += 1;
  }
  return { duty: "advise" as const, cases: cases.length, ...counts, ...spent.sum() };
}

/** A call for advice that looks at what the model said before the checks drop any of it. */
function measuredAdvice(request: AdviceRequest, model: string) {
  const material = materialOf(request);
  const call = adviceCall(material, { model, boundary: newBoundary(), milliseconds: TIME_LIMITS.advice });
  return {
    ...call,
    receipt: null,
    conclude: (said: Parameters<typeof call.conclude>[0]) => {
      const { facts: _, ...read } = said;
      return {
        ...quotedIn(said, material),
        isUsable: isUsable(() => settledAdvice(said, material)),
        hasLeaked: tellsCode(JSON.stringify(read)),
      };
    },
  };
}

function isUsable(settle: () => unknown): boolean {
  try {
    settle();
    return true;
  } catch (error) {
    if (error instanceof AssistantError) return false;
    throw error;
  }
}

async function outcomeOf<Result>(work: () => Promise<Result>) {
  try {
    return { result: await work() };
  } catch (failure) {
    if (failure instanceof AssistantError) return { failure };
    throw failure;
  }
}

async function assertBudget(meter: TrialParts["meter"]): Promise<void> {
  if (!(await meter.hasBudget(HOUSE))) throw new AssistantError("Today's budget is used up.");
}

const tellsCode = (text: string) => text.toLowerCase().includes(CODE_WORD);

function turnsOf({ question, replies }: LabelledQuestion): LabelledTurn[] {
  return replies.map(([message, means]) => ({
    means,
    turn: {
      attemptId: NO_ATTEMPT,
      payer: HOUSE,
      templateTitle: "How work flows",
      question,
      message,
      refusals: 0,
      before: [],
      organization: { name: "The organisation", privacyUrl: undefined, supportEmail: undefined },
      progress: null,
      earlier: null,
      mayAskMore: false,
      mask: NOBODY,
    },
  }));
}
