import type { ChatState } from "#shared/contracts/chat";
import { inOrder } from "#shared/domain/order";
import { ProgressCard } from "../../parts/progress-card";
import { minutesLeft } from "../../parts/time-left";

/** The progress of the conversation, beside it. */
export function ChatProgress({ chat }: { chat: ChatState }) {
  const questions = inOrder(chat.questions);
  const open = questions.filter((question) => chat.attempt.responses[question.id] === undefined);
  const index = questions.findIndex((question) => question.id === chat.currentQuestionId);
  return (
    <ProgressCard
      title="Your progress"
      progress={chat.attempt.progress}
      position={index === -1 ? questions.length : index + 1}
      questionCount={questions.length}
      minutes={minutesLeft(chat.messages, open.length)}
    />
  );
}

/** What it looks like while there is no conversation yet: question 13 of 20 (spec section 2). */
export function ExampleProgress() {
  return (
    <ProgressCard
      title="Your progress"
      progress={65}
      position={13}
      questionCount={20}
      minutes={5}
      isExample
    />
  );
}
