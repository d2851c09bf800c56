import type { ChatState } from "#shared/contracts/chat";
import { minutesFor } from "#shared/domain/lib/duration";
import { visible } from "#shared/domain/questions/conditions";
import { questionPosition } from "../../components/answer/question-position";
import { ProgressCard } from "../../components/attempt/progress-card";
import { useMonotonicProgress } from "../../state/monotonic-progress";

/** The progress of the conversation, beside it. */
export function ChatProgressBar({ chat }: { chat: ChatState }) {
  const { id, progress, responses } = chat.attempt;
  const open = visible(chat.questions, responses).filter((question) => responses[question.id] === undefined);
  return (
    <ProgressCard
      title="Your progress"
      progress={useMonotonicProgress(id, progress)}
      place={questionPosition(chat.questions, responses, chat.currentQuestionId)}
      minutes={minutesFor(open)}
    />
  );
}

/** What it looks like while there is no conversation yet: question 13 of 20. */
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
