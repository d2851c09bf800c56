import { Text } from "@mantine/core";
import { OTHERS_NOTE } from "./score-view";
import classes from "./value-bar.module.css";

/** What is drawn into the bar of the whole beside its value, where others are. */
export function BarLegend({ hasSteps }: { hasSteps: boolean }) {
  return (
    <Text size="xs" c="dimmed" mt={4} maw="68ch">
      {hasSteps && (
        <>
          <Sign part="step" /> start of a score band ·{" "}
        </>
      )}
      <Sign part="quartile" /> lower quartile, median and upper quartile of other participants' scores.{" "}
      {OTHERS_NOTE}
    </Text>
  );
}

/** A piece of the bar with the mark that is meant. */
function Sign({ part }: { part: "step" | "quartile" }) {
  return (
    <svg viewBox="0 0 20 10" aria-hidden className={classes.sign}>
      <rect y="2" width="20" height="6" data-part="value" />
      <rect x="9" y={part === "step" ? 2 : 0} width="2" height={part === "step" ? 6 : 10} data-part={part} />
    </svg>
  );
}
