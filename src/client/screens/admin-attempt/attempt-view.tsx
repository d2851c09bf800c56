import { Group, Skeleton, Text } from "@mantine/core";
import { displayName } from "#shared/domain/person";
import { trpc } from "../../data/trpc";
import { PageTitle } from "../../parts/page-title";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage } from "../../ui/errors";
import type { Attempt } from "./attempt-types";
import classes from "./attempt-view.module.css";
import { Conversation } from "./conversation";
import { ExportButton } from "./export-button";
import { ReceiptCard } from "./receipt-card";
import { Recommendations } from "./recommendations";
import { ResponseSummary } from "./response-summary";
import { SideCards } from "./side-cards";

/** One participant's attempt: facts on the left; advice, answers and conversation on the right. */
export function AttemptView({ attempt }: { attempt: Attempt }) {
  const questions = trpc.admin.attempts.questions.useQuery({ id: attempt.id });
  const messages = trpc.admin.attempts.messages.useQuery({ id: attempt.id });
  const name = displayName(attempt.user);
  const title = attempt.assessment.title || "Unknown Assessment";
  const failed = questions.error ?? messages.error;
  const retry = () => {
    if (questions.error) void questions.refetch();
    if (messages.error) void messages.refetch();
  };

  return (
    <>
      <Group justify="space-between" mb="lg">
        <div>
          <PageTitle title={`${name}: ${title}`}>{name}</PageTitle>
          <Text c="dimmed">{title}</Text>
        </div>
        <ExportButton attempt={attempt} questions={questions.data} messages={messages.data} />
      </Group>
      <div className={classes.columns}>
        <div className={classes.side}>
          <SideCards attempt={attempt} />
        </div>
        <div className={classes.content}>
          {failed && (
            <ErrorPanel
              message={errorMessage(failed, "Some of the details could not be loaded.")}
              onRetry={retry}
            />
          )}
          {messages.isPending && <Skeleton height={240} className="appear-late" />}
          {messages.data && <Conversation messages={messages.data} />}
          {questions.data && questions.data.length > 0 && (
            <ResponseSummary questions={questions.data} responses={attempt.responses} />
          )}
          {attempt.status === "completed" && <Recommendations attempt={attempt} />}
          <ReceiptCard id={attempt.id} />
        </div>
      </div>
    </>
  );
}
