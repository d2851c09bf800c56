import { Box, Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { useFirstStep } from "../../api/onboarding";
import { trpc } from "../../api/trpc";
import { PageTitle } from "../../components/page/page-title";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage, isMissing } from "../../ui/feedback/errors";
import { Loading } from "../../ui/feedback/loading";
import { IconArrowLeft, IconFileText } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import { AttemptView } from "./attempt-view";

const route = getRouteApi("/admin-layout/admin/assessments/$id");

/** Details of one participant's attempt. */
export function AdminAttemptPage() {
  const { id } = route.useParams();
  const { as } = route.useSearch();
  const attempt = trpc.admin.attempts.get.useQuery({ id });
  const isCompleted = attempt.data?.status === "completed";
  useFirstStep("read", () => isCompleted);
  const { mutate: markRead } = trpc.admin.attempts.markRead.useMutation();
  useEffect(() => {
    if (isCompleted) markRead({ id });
  }, [id, isCompleted, markRead]);
  // Wait for all parts, so late ones don't move what is being read.
  const questions = trpc.admin.attempts.questions.useQuery({ id });
  const messages = trpc.admin.attempts.messages.useQuery({ id });
  const isLoading = attempt.isPending || (attempt.data && !(questions.isFetched && messages.isFetched));
  const retry = () => {
    for (const { error, refetch } of [attempt, questions, messages]) if (error) void refetch();
  };
  const missing = isMissing(attempt.error);

  return (
    <Stack gap="md">
      <div data-print="hide">
        <ButtonLink
          to="/admin/assessments"
          variant="subtle"
          size="sm"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
        >
          Back to Assessments
        </ButtonLink>
      </div>
      {isLoading && (
        <Box mih="100dvh">
          <Loading text="Loading assessment details..." />
        </Box>
      )}
      {attempt.data && !isLoading && !missing && (
        <div>
          <AttemptView
            key={id}
            attempt={attempt.data}
            questions={questions.data}
            messages={messages.data}
            isAsParticipant={as === "participant"}
            failed={questions.error ?? messages.error}
            onRetry={retry}
          />
        </div>
      )}
      {missing && (
        <>
          <PageTitle title="Assessment not found" />
          <EmptyState icon={<IconFileText size={28} stroke={1.75} />} title="This assessment doesn't exist">
            It may have been deleted.
          </EmptyState>
        </>
      )}
      {attempt.error && !missing && (
        <>
          {!attempt.data && <PageTitle title="Assessment details" />}
          <ErrorPanel
            message={errorMessage(attempt.error, "Couldn't load the assessment.")}
            onRetry={retry}
          />
        </>
      )}
    </Stack>
  );
}
