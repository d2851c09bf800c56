import { type Assistant, AssistantError, type Turn } from "../../assistant/port";
import { judgeAnswer } from "../../judge/judge";
import { joinWords } from "./follow-up";
import { type Decision, decideByRules, decideByVerdict, decideWithoutModel, type Undecided } from "./rules";

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
  turn: Turn,
  listener: Listener,
  signal: AbortSignal,
): Promise<Decision> {
  const { question, message, refusals, earlier } = turn;
  const judgement = judgeAnswer(question, message);
  const isWords = judgement.outcome === "undecided";
  const decision = isWords
    ? await askModel(assistant, turn, judgement, listener, signal)
    : decideByRules(judgement, question, message, refusals);
  return earlier === null ? decision : joinWords(earlier, decision, isWords);
}

async function askModel(
  assistant: Assistant,
  turn: Turn,
  judgement: Undecided,
  listener: Listener,
  signal: AbortSignal,
): Promise<Decision> {
  await listener.beforeModel();
  try {
    const stream = assistant.judge(turn, signal);
    for (;;) {
      const step = await stream.next();
      if (step.done) return decideByVerdict(turn, step.value, judgement);
      listener.onDelta(step.value);
    }
  } catch (error) {
    if (error instanceof AssistantError) return decideWithoutModel(turn.question, judgement);
    throw error;
  }
}
