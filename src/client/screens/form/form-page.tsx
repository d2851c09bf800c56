import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Attempt, AttemptQuestion } from "#shared/contracts/attempts";
import { trpc } from "../../api/trpc";
import { AssessmentFailure } from "../../components/attempt/assessment-failure";
import { PageFrame } from "../../components/page/page-frame";
import { HiddenTitle } from "../../components/page/page-title";
import { ParticipantGate } from "../../components/sign-in/participant-gate";
import { EmptyState } from "../../ui/feedback/empty-state";
import { errorMessage, isMissing, isUnauthorized } from "../../ui/feedback/errors";
import { Loading } from "../../ui/feedback/loading";
import { IconForms } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import { FormScreen } from "./form-screen";

const route = getRouteApi("/assessment/$id/start");

/** Form page of an attempt. */
export function FormPage() {
  const { id } = route.useParams();
  return (
    <ParticipantGate>
      <FormFetcher key={id} id={id} />
    </ParticipantGate>
  );
}

function FormFetcher({ id }: { id: number }) {
  const attempt = trpc.user.attempts.get.useQuery({ id });
  const questions = trpc.user.attempts.questions.useQuery({ id });
  const error = attempt.error ?? questions.error;
  if (attempt.data && questions.data && questions.data.length > 0) {
    return <FormForStatus attempt={attempt.data} questions={questions.data} />;
  }
  const isEmpty = questions.data?.length === 0;
  const isLoading = !isEmpty && (!error || isUnauthorized(error));
  const hasNothing = isEmpty || isMissing(error);
  return (
    <PageFrame fillsPhone={isLoading}>
      {isLoading ? (
        <Loading text="Loading assessment..." />
      ) : hasNothing ? (
        <FormUnavailable />
      ) : (
        <AssessmentFailure
          message={errorMessage(error, "Couldn't load the assessment.")}
          onRetry={() => void Promise.all([attempt.refetch(), questions.refetch()])}
        />
      )}
    </PageFrame>
  );
}

interface FoundProps {
  attempt: Attempt;
  questions: readonly AttemptQuestion[];
}

/** Redirects to the results if the attempt was already completed when the page opened. */
function FormForStatus({ attempt, questions }: FoundProps) {
  const { q } = route.useSearch();
  const [wasCompleted] = useState(attempt.status === "completed");
  return wasCompleted ? (
    <Navigate to="/assessment/$id/results" params={{ id: attempt.id }} replace />
  ) : (
    <FormScreen attempt={attempt} questions={questions} asked={q} />
  );
}

function FormUnavailable() {
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
