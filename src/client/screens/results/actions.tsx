import { Button, Group } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { Results } from "#shared/contracts/attempts";
import { useAttemptCache } from "../../api/attempt-cache";
import { trpc } from "../../api/trpc";
import { PendingButton } from "../../ui/form/pending-button";
import { IconArrowLeft, IconPrinter, IconRefresh } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import classes from "./results-page.module.css";

interface ActionsProps {
  results: Results;
  /** "top" is next to the heading; phones show only "end", so that readers aren't led away early. */
  place: "top" | "end";
}

/** Print, retake and exit buttons. */
export function Actions({ results, place }: ActionsProps) {
  const { isSharedDevice } = results.assessment;
  return (
    <Group gap="xs" className={classes.actions} data-place={place} data-print="hide">
      <Button size="sm" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
        Print or save as PDF
      </Button>
      {isSharedDevice ? (
        <ButtonLink
          to="/direct-assessment/$templateId"
          params={{ templateId: results.assessment.id }}
          variant="default"
          size="sm"
        >
          Finish
        </ButtonLink>
      ) : (
        <>
          {results.scoring && <RetakeButton attemptId={results.userAssessment.id} />}
          <ButtonLink
            to="/user-dashboard"
            variant="default"
            size="sm"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            Return to Dashboard
          </ButtonLink>
        </>
      )}
    </Group>
  );
}

/** Starts a new attempt of the same assessment; its results will be compared with these. */
function RetakeButton({ attemptId }: { attemptId: number }) {
  const navigate = useNavigate();
  const cache = useAttemptCache();
  const retake = trpc.user.attempts.retake.useMutation({
    meta: { errorText: "Failed to start assessment. Please try again." },
    onSuccess: () => void cache.started(),
  });
  const begin = () =>
    retake.mutate(
      { id: attemptId },
      { onSuccess: ({ id }) => void navigate({ to: "/assessment/$id/chat", params: { id } }) },
    );
  return (
    <PendingButton
      variant="default"
      size="sm"
      leftSection={<IconRefresh size={18} aria-hidden />}
      pending={retake.isPending}
      pendingLabel="Starting..."
      onClick={begin}
    >
      Retake assessment
    </PendingButton>
  );
}
