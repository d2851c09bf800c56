import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { IconAlertTriangle } from "./icons";
import classes from "./item-problem.module.css";

/** What is wrong with an item of a list, in its card. */
export function ItemProblem({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" mt={6} className={classes.problem} dir="auto">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </Text>
  );
}
