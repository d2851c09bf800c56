import type { ChatState } from "#shared/contracts/chat";
import { visible } from "#shared/domain/conditions";
import { minutesFor } from "#shared/domain/duration";
import { useFurthest } from "../../data/furthest";
import { placeOf } from "../../parts/place";
import { ProgressCard } from "../../parts/progress-card";

/** The progress of the conversation, beside it. */
export function ChatProgress({ chat }: { chat: ChatState }) {
  const { id, progress, responses } = chat.attempt;
  const open = visible(chat.questions, responses).filter((question) => responses[question.id] === undefined);
  return (
    <ProgressCard
      title="Your progress"
      progress={useFurthest(id, progress)}
      place={placeOf(chat.questions, responses, chat.currentQuestionId)}
      minutes={minutesFor(open)}
    />
  );
}

/** What it looks like while there is no conversation yet: question 13 of 20 (spec section 2). */
export function ExampleProgress() {
  return (
    <ProgressCard
      title="Your progress"
      progress={65}
      place={{ position: 13, count: 20, isAbout: false }}
      minutes={5}
      isExample
    />
  );
}
