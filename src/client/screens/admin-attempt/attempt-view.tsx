import { useDidUpdate } from "@mantine/hooks";
import { displayName } from "#shared/domain/person";
import { Report } from "../../parts/report/report";
import { usePrinting, usePrintout } from "../../parts/report/use-printout";
import { WordsIn } from "../../parts/words";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage } from "../../ui/errors";
import { focusHeading } from "../../ui/focus";
import { AdminBar } from "./admin-bar";
import type { Attempt, Message, Question } from "./attempt-types";
import classes from "./attempt-view.module.css";
import { Conversation } from "./conversation";
import { PaperReport } from "./paper-report";
import { ParticipantView } from "./participant-view";
import { ReceiptCard } from "./receipt-card";
import { Recommendations } from "./recommendations";
import { ResponseSummary } from "./response-summary";
import { asParticipant, resultsOf } from "./results-of";
import { SideCards } from "./side-cards";

interface AttemptViewProps {
  attempt: Attempt;
  /** Undefined when they could not be loaded. */
  questions: readonly Question[] | undefined;
  messages: readonly Message[] | undefined;
  /** Whether it is to be read as its participant reads it. */
  isAsParticipant: boolean;
  failed: unknown;
  onRetry: () => void;
}

/**
 * One participant's attempt: facts on the left; on the right what it came to, as its participant reads it but for
 * what an admin can do there, and below it the conversation.
 */
export function AttemptView(props: AttemptViewProps) {
  const { attempt, questions, messages, isAsParticipant, failed, onRetry } = props;
  const name = displayName(attempt.user);
  const results = resultsOf(attempt, questions);
  const isPrinting = usePrinting();
  usePrintout(results, name);
  // The link that changes the view goes with it.
  useDidUpdate(focusHeading, [isAsParticipant]);

  if (results && isAsParticipant && !isPrinting)
    return (
      <WordsIn language={attempt.language}>
        <ParticipantView results={asParticipant(results)} participant={name} />
      </WordsIn>
    );
  const answers = questions?.length ? (
    <ResponseSummary
      questions={questions}
      responses={attempt.responses}
      isCompleted={attempt.status === "completed"}
      order={results ? 0 : 4}
    />
  ) : null;
  return (
    <WordsIn language={attempt.language}>
      <div data-print={results && "hide"}>
        <AdminBar
          attempt={attempt}
          questions={questions}
          messages={messages}
          hasResults={results !== undefined}
        />
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
            {results ? (
              <div className={classes.report}>
                <Report
                  results={results}
                  participant={name}
                  advice={<Recommendations attempt={attempt} results={results} />}
                  answers={answers}
                />
              </div>
            ) : (
              answers
            )}
            {messages && <Conversation messages={messages} />}
            <ReceiptCard id={attempt.id} />
          </div>
        </div>
      </div>
      {isPrinting && results && <PaperReport results={asParticipant(results)} participant={name} />}
    </WordsIn>
  );
}
