import { Button, Group } from "@mantine/core";
import type { Results } from "#shared/contracts/attempts";
import { IconArrowLeft, IconPrinter } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import classes from "./results-page.module.css";
import { TakeAgain } from "./take-again";

interface ActionsProps {
  results: Results;
  /** Beside the heading where there is room; on a phone at the end, as who reads is not to be led away first. */
  place: "top" | "end";
}

/** What can be done with results as a whole. */
export function Actions({ results, place }: ActionsProps) {
  return (
    <Group gap="xs" className={classes.actions} data-place={place} data-print="hide">
      <Button size="sm" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
        Print / Save as PDF
      </Button>
      {results.scoring && <TakeAgain attemptId={results.userAssessment.id} />}
      <ButtonLink
        to="/user-dashboard"
        variant="default"
        size="sm"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        Return to Dashboard
      </ButtonLink>
    </Group>
  );
}
