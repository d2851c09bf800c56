import type { ReactNode } from "react";

interface ScrollListProps {
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** A scrollable list that can be focused, so that the keyboard can scroll it. */
export function ScrollList({ label, className, children }: ScrollListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <ul className={className} tabIndex={0} aria-label={label}>
      {children}
    </ul>
  );
}
