import { Alert, Text } from "@mantine/core";
import { withSentence } from "../../ui/feedback/errors";
import { MessageLines } from "../../ui/feedback/message-lines";
import { PendingButton } from "../../ui/form/pending-button";
import { IconAlertTriangle } from "../../ui/layout/icons";

interface CompletionProblemProps {
  /** Why completing failed; undefined when it did not. */
  problem: string | undefined;
  isPending: boolean;
  onRetry: () => void;
}

/** The lasting twin of the toast about a completion that failed; it stays, with the focus, during another try. */
export function CompletionProblem({ problem, isPending, onRetry }: CompletionProblemProps) {
  if (!problem) return null;
  return (
    <Alert color="red" role="presentation" mt="md" icon={<IconAlertTriangle size={20} aria-hidden />}>
      <Text size="sm" component="div">
        <MessageLines message={withSentence(problem, "Your answers are saved.")} />
      </Text>
      <PendingButton variant="default" size="sm" mt="sm" pending={isPending} onClick={onRetry}>
        Try again
      </PendingButton>
    </Alert>
  );
}
