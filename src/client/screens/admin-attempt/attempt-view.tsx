import { Button, Group, Text } from "@mantine/core";
import type { Results } from "#shared/contracts/attempts";
import { displayName } from "#shared/domain/person";
import { PageTitle } from "../../parts/page-title";
import { usePrinting, usePrintout } from "../../parts/report/use-printout";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage } from "../../ui/errors";
import { IconPrinter } from "../../ui/icons";
import type { Attempt, Message, Question } from "./attempt-types";
import classes from "./attempt-view.module.css";
import { Conversation } from "./conversation";
import { ExportButton } from "./export-button";
import { PaperReport } from "./paper-report";
import { ReceiptCard } from "./receipt-card";
import { Recommendations } from "./recommendations";
import { ResponseSummary } from "./response-summary";
import { SideCards } from "./side-cards";

interface AttemptViewProps {
  attempt: Attempt;
  /** Undefined when they could not be loaded. */
  questions: readonly Question[] | undefined;
  messages: readonly Message[] | undefined;
  failed: unknown;
  onRetry: () => void;
}

/** One participant's attempt: facts on the left; advice, answers and conversation on the right. */
export function AttemptView({ attempt, questions, messages, failed, onRetry }: AttemptViewProps) {
  const name = displayName(attempt.user);
  const title = attempt.assessment.title || "Unknown Assessment";
  const results = resultsOf(attempt, questions);
  const isPrinting = usePrinting();
  usePrintout(results, name);

  return (
    <>
      <div data-print={results && "hide"}>
        <Group justify="space-between" mb="lg">
          <div>
            <PageTitle title={`${name}: ${title}`}>{name}</PageTitle>
            <Text c="dimmed" dir="auto">
              {title}
            </Text>
          </div>
          <Group gap="sm">
            {results && (
              <Button
                variant="default"
                leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
                onClick={() => window.print()}
              >
                Print Report
              </Button>
            )}
            <ExportButton attempt={attempt} questions={questions} messages={messages} />
          </Group>
        </Group>
        <div className={classes.columns}>
          <div className={classes.side}>
            <SideCards attempt={attempt} />
          </div>
          <div className={classes.content}>
            {failed !== null && (
              <ErrorPanel
                message={errorMessage(failed, "Some of the details could not be loaded.")}
                onRetry={onRetry}
              />
            )}
            {messages && <Conversation messages={messages} />}
            {questions && questions.length > 0 && (
              <ResponseSummary questions={questions} responses={attempt.responses} />
            )}
            {attempt.status === "completed" && <Recommendations attempt={attempt} />}
            <ReceiptCard id={attempt.id} />
          </div>
        </div>
      </div>
      {isPrinting && results && <PaperReport results={results} participant={name} />}
    </>
  );
}

/** A completed attempt as its participant reads it. */
function resultsOf(attempt: Attempt, questions: readonly Question[] | undefined): Results | undefined {
  if (attempt.status !== "completed" || !questions) return undefined;
  const assessment = { ...attempt.assessment, id: attempt.assessmentId };
  const { scoring, scores, benchmarks } = attempt;
  return { userAssessment: attempt, assessment, questions: [...questions], scoring, scores, benchmarks };
}
