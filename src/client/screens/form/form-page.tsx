import { Button, Text } from "@mantine/core";
import { getRouteApi, Navigate, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import { inOrder } from "#shared/domain/attempt";
import { trpc } from "../../data/trpc";
import { FollowAttempt } from "../../parts/follow-attempt";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { ParticipantGate } from "../../parts/participant-gate";
import { afterPaint } from "../../ui/after-paint";
import { errorCode, errorMessage, isUnauthorised } from "../../ui/errors";
import { IconArrowLeft, IconMessageCircle } from "../../ui/icons";
import { Loading } from "../../ui/loading";
import { notify } from "../../ui/notify";
import { FormFailure } from "./form-failure";
import classes from "./form-page.module.css";
import { NoForm } from "./no-form";
import { QuestionForm } from "./question-form";
import { UnsavedGuard } from "./unsaved-guard";
import { useFormAnswers } from "./use-form-answers";

const route = getRouteApi("/assessment/$id/start");

/** What the server says when no further try would bring the assessment. */
const MISSING = new Set<string | undefined>(["NOT_FOUND", "BAD_REQUEST"]);

/** Answering in a form, one question at a time. */
export function FormPage() {
  const { id } = route.useParams();
  return (
    <PageFrame>
      <ParticipantGate>
        <Fetched key={id} id={id} />
      </ParticipantGate>
    </PageFrame>
  );
}

function Fetched({ id }: { id: number }) {
  const attempt = trpc.user.attempts.get.useQuery({ id });
  const questions = trpc.user.attempts.questions.useQuery({ id });
  const error = attempt.error ?? questions.error;
  if (attempt.data && questions.data && questions.data.length > 0) {
    return <Found attempt={attempt.data} questions={questions.data} />;
  }
  const isEmpty = questions.data?.length === 0;
  if (!isEmpty && (!error || isUnauthorised(error))) return <Loading text="Loading assessment..." />;
  if (isEmpty || MISSING.has(errorCode(error))) return <NoForm />;
  return (
    <FormFailure
      message={errorMessage(error, "The assessment could not be loaded.")}
      onRetry={() => void Promise.all([attempt.refetch(), questions.refetch()])}
    />
  );
}

interface FoundProps {
  attempt: Attempt;
  questions: readonly AttemptQuestion[];
}

/** One that was completed before leads to its results. */
function Found({ attempt, questions }: FoundProps) {
  const [wasCompleted] = useState(attempt.status === "completed");
  return wasCompleted ? (
    <Navigate to="/assessment/$id/results" params={{ id: attempt.id }} replace />
  ) : (
    <Opened attempt={attempt} questions={questions} />
  );
}

function Opened({ attempt, questions }: FoundProps) {
  const { q } = route.useSearch();
  const navigate = useNavigate();
  const router = useRouter();
  const [place, setPlace] = useState(q);
  const params = { id: attempt.id };
  const toResults = () =>
    void navigate({ to: "/assessment/$id/results", params, replace: true, ignoreBlocker: true });
  const answers = useFormAnswers(attempt, questions, toResults);

  /** The address follows the screen: a reload comes back to the same question. */
  useEffect(() => {
    if (place === q) return;
    return afterPaint(
      () =>
        void navigate({
          to: "/assessment/$id/start",
          params: { id: attempt.id },
          search: { q: place },
          replace: true,
          resetScroll: false,
        }),
    );
  }, [place, q, navigate, attempt.id]);

  const isAtEnd = place === questions.length;
  useEffect(() => {
    if (isAtEnd) void router.preloadRoute({ to: "/assessment/$id/results", params: { id: attempt.id } });
  }, [router, isAtEnd, attempt.id]);

  /**
   * What was typed is stored first: the other screen shows the same answers. When that fails it stays on this device
   * as a draft, and the guard asks; an answer that can never be stored has to be mended here.
   */
  async function leave(to: "/user-dashboard" | "/assessment/$id/chat"): Promise<void> {
    const { refused } = answers;
    if (refused) {
      notify.error("Error", refused.message);
      return setPlace(inOrder(questions).indexOf(refused.question) + 1);
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
        <Text c="dimmed" mt={4} lineClamp={2} dir="auto">
          {attempt.description}
        </Text>
      )}
      <UnsavedGuard isUnsaved={answers.isUnsaved} />
      <FollowAttempt attemptId={attempt.id} onNow={(now) => void answers.follow(now)} />
      <div className={classes.card}>
        <QuestionForm
          attempt={attempt}
          questions={questions}
          answers={answers}
          place={place}
          onPlace={setPlace}
          onCompleted={toResults}
        />
      </div>
    </>
  );
}
