import { Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";

interface StepHeadingProps {
  children: ReactNode;
  /** Whether the step replaces another one, and with it what had the focus. */
  takesFocus: boolean;
}

/** A step's heading; reading it out is how a change of step is announced. */
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
