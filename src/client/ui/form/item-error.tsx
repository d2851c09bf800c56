import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { IconAlertTriangle } from "../layout/icons";
import classes from "./item-error.module.css";

/** An error of a list item, in its card. */
export function ItemError({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" mt={6} className={classes.problem} dir="auto">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </Text>
  );
}
