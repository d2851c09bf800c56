import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./description-list.module.css";

/** Facts with their names, as a `dl`. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={classes.list}>{children}</dl>;
}

export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" size="sm" m={0} dir="auto">
        {children}
      </Text>
    </div>
  );
}
