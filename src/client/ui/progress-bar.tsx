import { Progress, type ProgressProps } from "@mantine/core";

interface ProgressBarProps extends Omit<ProgressProps, "value" | "aria-label"> {
  /** Whole percent, 0 to 100. */
  value: number;
  /** What is progressing, for those who do not see the bar. */
  label: string;
}

/** A bar that always has a name. */
export function ProgressBar({ value, label, ...props }: ProgressBarProps) {
  return <Progress value={value} aria-label={label} {...props} />;
}
