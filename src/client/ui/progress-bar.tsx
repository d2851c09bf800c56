import { Progress, type ProgressProps } from "@mantine/core";

interface ProgressBarProps extends Omit<ProgressProps, "value" | "aria-label"> {
  /** Whole percent, 0 to 100. */
  value: number;
  /** What is progressing, for those who do not see the bar. */
  label: string;
}

/** The brand colour may be a light one: an edge that can be seen against the page. */
const STYLES = { section: { boxShadow: "inset 0 0 0 1px var(--app-fill)" } };

/** A bar that always has a name. */
export function ProgressBar({ value, label, ...props }: ProgressBarProps) {
  return <Progress value={value} aria-label={label} styles={STYLES} {...props} />;
}
