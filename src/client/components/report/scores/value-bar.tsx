import { Text } from "@mantine/core";
import { OTHERS_NOTE } from "./score-view";
import classes from "./value-bar.module.css";

interface ValueBarProps {
  /** From 0 to 100. */
  share: number;
  /** Lower quartile, median and upper quartile of other participants, from 0 to 100. */
  quartiles?: readonly number[] | undefined;
  /** Starts of bands, from 0 to 100. */
  bandStarts?: readonly number[];
  size?: "small" | "large";
}

/** A score as a bar. An SVG, because browsers don't print backgrounds by default. */
export function ValueBar({ share, quartiles = [], bandStarts = [], size = "small" }: ValueBarProps) {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden
      className={classes.bar}
      data-size={size}
      data-marked={quartiles.length > 0 || undefined}
    >
      <rect y="2" width="100" height="6" data-part="track" />
      <rect y="2" width={share} height="6" data-part="value" />
      {bandStarts.map((start) => (
        <rect key={start} x={start - 0.25} y="2" width="0.5" height="6" data-part="step" />
      ))}
      {quartiles.map((quartile, place) => (
        <rect
          // Not keyed by value, because two quartiles can be equal.
          key={["lower", "middle", "upper"][place]}
          x={Math.min(quartile, 99.3)}
          y={place === 1 ? 0 : 1}
          width="0.7"
          height={place === 1 ? 10 : 8}
          data-part="quartile"
        />
      ))}
    </svg>
  );
}

/** The legend of the overall score's bar, shown with comparisons. */
export function BarLegend({ hasBandStarts }: { hasBandStarts: boolean }) {
  return (
    <Text size="xs" c="dimmed" mt={4} maw="68ch">
      {hasBandStarts && (
        <>
          <Sign part="step" /> start of a score band ·{" "}
        </>
      )}
      <Sign part="quartile" /> lower quartile, median and upper quartile of other participants' scores.{" "}
      {OTHERS_NOTE}
    </Text>
  );
}

function Sign({ part }: { part: "step" | "quartile" }) {
  return (
    <svg viewBox="0 0 20 10" aria-hidden className={classes.sign}>
      <rect y="2" width="20" height="6" data-part="value" />
      <rect x="9" y={part === "step" ? 2 : 0} width="2" height={part === "step" ? 6 : 10} data-part={part} />
    </svg>
  );
}
