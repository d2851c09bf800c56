import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "../feedback/empty-state";

interface NoMatchProps {
  icon: ReactNode;
  title: string;
  /** What the button takes away. */
  clears: "search" | "filters";
  onClear: () => void;
}

/** A list in which nothing is what was looked for. */
export function NoMatch({ icon, title, clears, onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Button variant="default" onClick={onClear}>
          Clear {clears}
        </Button>
      }
    />
  );
}
