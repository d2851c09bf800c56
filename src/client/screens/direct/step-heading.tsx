import { Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";

interface StepHeadingProps {
  children: ReactNode;
  /** Whether the step replaces another one, whose focus was lost. */
  takesFocus: boolean;
}

/** Heading of a step. Focusing it announces the step to screen readers. */
export function StepHeading({ children, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Title order={2} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}
