import { judgeAnswer } from "#shared/domain/judge/judge";
import type { AnswerableQuestion } from "#shared/domain/question";
import { type Assistant, AssistantError } from "../../ai/assistant";
import { type Decision, decideByRules, decideByVerdict, decideWithoutModel } from "./rules";

/** A reply with what is needed to judge it. */
export interface Reply {
  templateTitle: string;
  question: AnswerableQuestion & { analysisPrompt: string | null };
  message: string;
  /** How often this question was sent back before. */
  refusals: number;
}

export interface Listener {
  /** Called once before a model is asked; a reply that the rules decide never gets here. */
  beforeModel(): Promise<void>;
  /** Called with each piece of the model's reply as it comes. */
  onDelta(text: string): void;
}

/**
 * Decides what a reply comes to (design section 6): the rules first, the model only for what they cannot decide.
 * A model that fails is not the participant's fault; then the rules' best reading counts.
 */
export async function judgeReply(
  assistant: Assistant,
  reply: Reply,
  listener: Listener,
  signal: AbortSignal,
): Promise<Decision> {
  const { question, message, refusals } = reply;
  const judgement = judgeAnswer(question, message);
  if (judgement.outcome !== "undecided") return decideByRules(judgement, question, message, refusals);
  await listener.beforeModel();
  try {
    const stream = assistant.judge(reply, signal);
    for (;;) {
      const step = await stream.next();
      if (step.done) return decideByVerdict(question, step.value, judgement, refusals);
      listener.onDelta(step.value);
    }
  } catch (error) {
    if (error instanceof AssistantError) return decideWithoutModel(question, judgement);
    throw error;
  }
}
