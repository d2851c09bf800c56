import { createLink } from "@tanstack/react-router";
import type { ComponentPropsWithoutRef, ReactNode, Ref } from "react";
import classes from "./data-table.module.css";

interface RowActionLook {
  /** What it does and to whom, such as "Delete Jane Doe". */
  "aria-label": string;
  /** What it does, for the row's tooltip. */
  "data-tooltip": string;
  /** Pixels; 44 for fingers. */
  size?: number | undefined;
  children: ReactNode;
}

interface RowActionProps
  extends RowActionLook,
    Omit<ComponentPropsWithoutRef<"button">, keyof RowActionLook> {
  isDangerous?: boolean;
}

/** A button of a row, an icon. Plain, because a page shows up to three hundred of them. */
export function RowAction({ size = 36, isDangerous, ...props }: RowActionProps) {
  return (
    <button
      type="button"
      className={classes.action}
      data-dangerous={isDangerous}
      style={{ width: size, height: size }}
      {...props}
    />
  );
}

type LinkProps = RowActionLook &
  Omit<ComponentPropsWithoutRef<"a">, keyof RowActionLook> & { ref?: Ref<HTMLAnchorElement> };

/** The same that leads to another page. */
export const RowActionLink = createLink(({ size = 36, ...props }: LinkProps) => (
  <a className={classes.action} style={{ width: size, height: size }} {...props} />
));
