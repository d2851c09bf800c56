import { Button, Text } from "@mantine/core";
import { getRouteApi, Navigate, useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import { inOrder } from "#shared/domain/attempt";
import { EmptyState } from "../components/empty-state";
import { ErrorPanel } from "../components/error-panel";
import { HiddenTitle } from "../components/hidden-title";
import { IconArrowLeft, IconForms, IconMessageCircle } from "../components/icons";
import { ButtonLink } from "../components/links";
import { Loading } from "../components/loading";
import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";
import { QuestionForm } from "../features/form/question-form";
import { useFormAnswers } from "../features/form/use-form-answers";
import { ParticipantGate } from "../features/participant-auth/participant-gate";
import { errorCode, errorMessage, isUnauthorised } from "../lib/errors";
import { notify } from "../lib/notify";
import { optional } from "../lib/optional";
import { trpc } from "../lib/trpc";
import classes from "./form.module.css";

const FollowAttempt = optional(async () => (await import("../components/follow-attempt")).FollowAttempt);

const route = getRouteApi("/assessment/$id/start");

/** Answering in a form, one question at a time. */
export function FormPage() {
  const { id } = route.useParams();
  return (
    <PageFrame>
      <ParticipantGate>
        <Found key={id} id={id} />
      </ParticipantGate>
    </PageFrame>
  );
}

function Found({ id }: { id: number }) {
  const attempt = trpc.user.attempts.get.useQuery({ id });
  const questions = trpc.user.attempts.questions.useQuery({ id });
  const error = attempt.error ?? questions.error;
  if (attempt.data && questions.data) {
    return questions.data.length > 0 ? (
      <Opened attempt={attempt.data} questions={questions.data} />
    ) : (
      <NotFound />
    );
  }
  if (!error || isUnauthorised(error)) return <Loading text="Loading assessment..." />;
  if (["NOT_FOUND", "BAD_REQUEST"].includes(errorCode(error) ?? "")) return <NotFound />;
  const retry = () => void Promise.all([attempt.refetch(), questions.refetch()]);
  return (
    <>
      <PageTitle title="Assessment" mb="lg" />
      <ErrorPanel message={errorMessage(error, "The assessment could not be loaded.")} onRetry={retry} />
    </>
  );
}

function Opened({ attempt, questions }: { attempt: Attempt; questions: readonly AttemptQuestion[] }) {
  const { q } = route.useSearch();
  const navigate = useNavigate();
  const params = { id: attempt.id };
  const toResults = () => void navigate({ to: "/assessment/$id/results", params, replace: true });
  const answers = useFormAnswers(attempt, questions, toResults);
  const [wasCompleted] = useState(attempt.status === "completed");
  if (wasCompleted) return <Navigate to="/assessment/$id/results" params={params} replace />;

  function showQuestion(place: number): void {
    void navigate({
      to: "/assessment/$id/start",
      params,
      search: { q: place },
      replace: true,
      resetScroll: false,
    });
  }

  /**
   * What was typed is stored first: the other screen shows the same answers. When that fails it stays on this device
   * as a draft; an answer that can never be stored has to be mended here.
   */
  async function leave(to: "/user-dashboard" | "/assessment/$id/chat"): Promise<void> {
    const { refused } = answers;
    if (refused) {
      notify.error("Error", refused.message);
      return showQuestion(inOrder(questions).indexOf(refused.question) + 1);
    }
    if ((await answers.save()) !== "completed") await navigate({ to, params });
  }

  return (
    <>
      <div className={classes.top}>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => void leave("/user-dashboard")}
        >
          Back to Dashboard
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconMessageCircle size={18} aria-hidden />}
          onClick={() => void leave("/assessment/$id/chat")}
        >
          Chat with AI
        </Button>
      </div>
      <PageTitle title={attempt.title} />
      {attempt.description && (
        <Text c="dimmed" mt={4} lineClamp={2}>
          {attempt.description}
        </Text>
      )}
      <Suspense fallback={null}>
        <FollowAttempt attemptId={attempt.id} onNow={(now) => void answers.follow(now)} />
      </Suspense>
      <div className={classes.card}>
        <QuestionForm
          attempt={attempt}
          questions={questions}
          answers={answers}
          place={q}
          onPlace={showQuestion}
          onCompleted={toResults}
        />
      </div>
    </>
  );
}

function NotFound() {
  return (
    <>
      <HiddenTitle title="Assessment" />
      <EmptyState
        icon={<IconForms size={28} aria-hidden />}
        title="Assessment Not Found"
        action={<ButtonLink to="/user-dashboard">Back to Dashboard</ButtonLink>}
      >
        It may have been deleted, or it has no questions.
      </EmptyState>
    </>
  );
}
