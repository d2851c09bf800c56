import type { ReactNode } from "react";

interface ScrollListProps {
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** A scrollable list that the keyboard can reach. */
export function ScrollList({ label, className, children }: ScrollListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <ul className={className} tabIndex={0} aria-label={label}>
      {children}
    </ul>
  );
}
