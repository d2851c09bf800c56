import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { AttemptListItem } from "#shared/contracts/attempts";
import type { Participant } from "#shared/contracts/participant-auth";
import { currentQuestion } from "#shared/domain/attempt";
import { displayName } from "#shared/domain/person";
import { useParticipant } from "../../api/session";
import { useStartAttempt } from "../../api/start-attempt";
import { trpc } from "../../api/trpc";
import { questionPosition } from "../../components/answer/question-position";
import { ProgressCard } from "../../components/attempt/progress-card";
import { PageFrame } from "../../components/page/page-frame";
import { PageTitle } from "../../components/page/page-title";
import { NotYou, SignedInCard } from "../../components/sign-in/sign-out";
import classes from "../../components/template/split-form.module.css";
import { languageAttributes } from "../../components/template/template-language";
import { focusHeading } from "../../ui/browser/focus";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { Loading } from "../../ui/feedback/loading";
import { IconCircleCheck, IconClock, IconMessageCircle, IconSparkles } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import { StartForm } from "./start-form";
import restartCardClasses from "./start-page.module.css";

/** Start page for new participants. Signed-in participants can continue or start over instead. */
export function StartPage() {
  const { data: participant } = useParticipant();
  /** True between sign-in by the form and the navigation to the dashboard. */
  const [isLeaving, setLeaving] = useState(false);
  const returning = isLeaving ? null : participant;
  return (
    <PageFrame width="chat">
      <PageTitle title="Start your assessment" mb="lg" />
      <div className={classes.layout}>
        <div className={classes.first}>
          {returning ? (
            <ReturningParticipant participant={returning} />
          ) : (
            <NewPerson onSignedIn={() => setLeaving(true)} />
          )}
        </div>
        <Stack>
          <WhatToExpect />
          {!returning && (
            <ProgressCard
              title="Saved progress"
              progress={25}
              place={{ position: 3, count: 12, isAbout: false }}
              isExample
            />
          )}
        </Stack>
      </div>
    </PageFrame>
  );
}

function NewPerson({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <Card p={{ base: "lg", sm: "xl" }}>
      <StartForm onSignedIn={onSignedIn}>
        <Text c="dimmed" mb="lg">
          Enter your details so we can save your answers and results.
        </Text>
      </StartForm>
    </Card>
  );
}

/** Shows real progress, so only to signed-in participants, never for a typed email. */
function ReturningParticipant({ participant }: { participant: Participant }) {
  const navigate = useNavigate();
  const { data: current, isPending } = trpc.user.attempts.current.useQuery();
  const loading = <Loading text="Loading assessment..." />;
  if (isPending) return loading;
  if (current) {
    return (
      <Stack>
        <RestartCard
          participant={participant}
          attempt={current}
          onStarted={(id) => void navigate({ to: "/assessment/$id/chat", params: { id } })}
        />
        <NotYou onSignedOut={focusHeading} />
      </Stack>
    );
  }
  return (
    <Card p={{ base: "lg", sm: "xl" }}>
      <SignedInCard participant={participant} signOutLabel="Not you?" />
    </Card>
  );
}

const EXPECTATIONS = [
  {
    Icon: IconMessageCircle,
    title: "AI conversation",
    text: "Answer one question at a time, in your own words.",
  },
  { Icon: IconClock, title: "10-15 minutes", text: "That's how long it takes most people." },
  {
    Icon: IconSparkles,
    title: "Personalised recommendations",
    text: "Based on your answers, as soon as you finish.",
  },
  {
    Icon: IconCircleCheck,
    title: "Saved progress",
    text: "Stop at any time and pick up where you left off.",
  },
];

function WhatToExpect() {
  return (
    <Card component="section">
      <Title order={2} size="h3" mb="md">
        What to Expect
      </Title>
      <ul className={classes.expect}>
        {EXPECTATIONS.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} aria-hidden />
            <div>
              <strong>{title}</strong>
              <Text size="sm" c="dimmed">
                {text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface RestartCardProps {
  participant: Participant;
  attempt: AttemptListItem;
  onStarted: (attemptId: number) => void;
}

/** Continue the open attempt, or start over with a new one; the old one stays. */
function RestartCard({ participant, attempt, onStarted }: RestartCardProps) {
  const questions = trpc.user.attempts.questions.useQuery({ id: attempt.id });
  const fullAttempt = trpc.user.attempts.get.useQuery({ id: attempt.id });
  const [isAsking, setAsking] = useState(false);
  const starting = useStartAttempt("Failed to start assessment. Please try again.", onStarted);
  const failed = questions.error ?? fullAttempt.error;
  if (failed) {
    return (
      <ErrorPanel
        message={errorMessage(failed, "Couldn't load your assessment.")}
        onRetry={() => void Promise.all([questions.refetch(), fullAttempt.refetch()])}
      />
    );
  }
  if (!questions.data || !fullAttempt.data) return <Loading text="Loading assessment..." />;
  const { responses } = fullAttempt.data;
  return (
    <ProgressCard
      title={`Welcome back, ${displayName(participant)}`}
      progress={fullAttempt.data.progress}
      place={questionPosition(questions.data, responses, currentQuestion(questions.data, responses)?.id)}
    >
      <Text size="sm" c="dimmed" mt="sm" {...languageAttributes(attempt.language)}>
        {attempt.title}
      </Text>
      <div className={restartCardClasses.ways}>
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
          You'll start a new assessment from the first question. The current one stays on your dashboard.
        </Text>
      </ConfirmDialog>
    </ProgressCard>
  );
}
