import { Button, Text } from "@mantine/core";
import { useState } from "react";
import type { AttemptListItem } from "#shared/contracts/attempts";
import type { Participant } from "#shared/contracts/participant-auth";
import { currentQuestion } from "#shared/domain/attempt";
import { displayName } from "#shared/domain/person";
import { useStartAttempt } from "../../data/start-attempt";
import { trpc } from "../../data/trpc";
import { placeOf } from "../../parts/place";
import { ProgressCard } from "../../parts/progress-card";
import { wordsIn } from "../../parts/words";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage } from "../../ui/errors";
import { ButtonLink } from "../../ui/links";
import { Loading } from "../../ui/loading";
import classes from "./restart-card.module.css";

interface RestartCardProps {
  participant: Participant;
  attempt: AttemptListItem;
  onStarted: (attemptId: number) => void;
}

/** For somebody who has an assessment open: go on with it, or begin it anew beside the old one. */
export function RestartCard({ participant, attempt, onStarted }: RestartCardProps) {
  const questions = trpc.user.attempts.questions.useQuery({ id: attempt.id });
  const whole = trpc.user.attempts.get.useQuery({ id: attempt.id });
  const [isAsking, setAsking] = useState(false);
  const starting = useStartAttempt("Failed to start assessment. Please try again.", onStarted);
  const failed = questions.error ?? whole.error;
  if (failed) {
    return (
      <ErrorPanel
        message={errorMessage(failed, "Your assessment could not be loaded.")}
        onRetry={() => void Promise.all([questions.refetch(), whole.refetch()])}
      />
    );
  }
  if (!questions.data || !whole.data) return <Loading text="Loading assessment..." />;
  const { responses } = whole.data;
  return (
    <ProgressCard
      title={`Welcome back, ${displayName(participant)}`}
      progress={whole.data.progress}
      place={placeOf(questions.data, responses, currentQuestion(questions.data, responses)?.id)}
    >
      <Text size="sm" c="dimmed" mt="sm" {...wordsIn(attempt.language)}>
        {attempt.title}
      </Text>
      <div className={classes.ways}>
        <ButtonLink to="/assessment/$id/chat" params={{ id: attempt.id }}>
          Continue
        </ButtonLink>
        <Button variant="default" onClick={() => setAsking(true)}>
          Start over
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title="Start over?"
        confirmLabel="Start over"
        pendingLabel="Starting..."
        pending={starting.isPending}
        error={starting.problem}
        onConfirm={() => starting.start({ assessmentId: attempt.assessmentId })}
        onCancel={() => {
          starting.reset();
          setAsking(false);
        }}
      >
        <Text>
          A new assessment begins at the first question. The answers you have given stay on your dashboard.
        </Text>
      </ConfirmDialog>
    </ProgressCard>
  );
}
