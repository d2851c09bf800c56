import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "../feedback/empty-state";

interface NoMatchProps {
  icon: ReactNode;
  title: string;
  clears: "search" | "filters";
  onClear: () => void;
}

/** The empty state of a search or filter without results. */
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
