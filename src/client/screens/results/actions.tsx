import { Button, Group } from "@mantine/core";
import type { Results } from "#shared/contracts/attempts";
import { IconArrowLeft, IconPrinter } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import classes from "./results-page.module.css";
import { RetakeButton } from "./retake-button";

interface ActionsProps {
  results: Results;
  /** Beside the heading where there is room; on a phone at the end, as who reads is not to be led away first. */
  place: "top" | "end";
}

/** What can be done with results as a whole. */
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
