import type { ChatSnapshot, OpenedChat } from "#shared/contracts/chat";
import { messageId } from "#shared/contracts/common";
import type { AttemptId } from "#shared/domain/ids";
import { visible } from "#shared/domain/questions/conditions";
import type { Assistant } from "../../assistant/assistant";
import { welcomeText } from "../../chat-replies/welcome-and-notes";
import { warmUpLexicon } from "../../language/lazy";
import type { Clock } from "../../lib/clock";
import type { AttemptSnapshot, SnapshotQuestion } from "../attempts/attempt-snapshot";
import type { AttemptChange } from "../attempts/attempt-writer";
import type { AttemptsService } from "../attempts/service";
import { attemptView, questionViews } from "../attempts/views";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { stillToAsk } from "./edit-answer";
import { awaitedQuestion } from "./follow-up";

interface Parts {
  clock: Clock;
  attempts: Pick<AttemptsService, "snapshot" | "commit">;
  assistant: Assistant;
}

/** Opens chats, and previews opening them. */
export function createOpenChat({ clock, attempts, assistant }: Parts) {
  /** Opens a chat. A new conversation gets its welcome and first question. */
  async function open(participant: ParticipantIdentity, id: AttemptId): Promise<OpenedChat> {
    const { snapshot } = await attempts.commit(await attempts.snapshot(participant, id), opening);
    return viewChat(participant, snapshot);
  }

  /** The read-only version of `open`: messages that it would store have temporary ids. */
  async function standing(participant: ParticipantIdentity, id: AttemptId): Promise<ChatSnapshot> {
    const snapshot = await attempts.snapshot(participant, id);
    const upcoming = (opening(snapshot).messages ?? []).map((message, index) => ({
      ...message,
      id: messageId.parse(Number.MAX_SAFE_INTEGER - index),
      clientMessageId: null,
      createdAt: clock.now(),
    }));
    const messages = [...snapshot.messages, ...upcoming];
    const chat = await viewChat(participant, { ...snapshot, messages });
    return { ...chat, questions: questionViews(snapshot.attempt), isOpened: upcoming.length === 0 };
  }

  async function viewChat(
    participant: ParticipantIdentity,
    { attempt, messages }: AttemptSnapshot,
  ): Promise<OpenedChat> {
    void warmUpLexicon();
    assistant.wake?.();
    return {
      attempt: attemptView(attempt),
      messages: [...messages],
      currentQuestionId: awaitedQuestion(attempt.questions, attempt.responses, messages)?.id ?? null,
      assistant: await assistant.authorFor(participant),
      suggestions: attempt.chatSuggestions && [...attempt.chatSuggestions],
    };
  }

  return { open, standing };
}

/** The messages a conversation needs before it can continue: the welcome and the current question. */
export function opening({ attempt, messages }: AttemptSnapshot): AttemptChange {
  const { status, questions, title, responses, language } = attempt;
  if (status === "completed" || questions.length === 0) return {};
  const count = visible(questions, responses).length;
  const content = welcomeText(title, count, questions.some(isConditional), language);
  const welcome = { role: "bot" as const, content, metadata: WELCOME };
  return { messages: [...(messages.length === 0 ? [welcome] : []), ...stillToAsk(attempt, messages)] };
}

const isConditional = ({ conditions }: SnapshotQuestion) => conditions !== null;

const WELCOME = { kind: "welcome" as const };
