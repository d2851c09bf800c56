import { Tooltip } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import classes from "./data-table.module.css";

interface RowActionLook {
  /** The action and its object, such as "Delete Jane Doe". */
  "aria-label": string;
  /** The action alone, for the tooltip of `RowTooltips`. */
  "data-tooltip": string;
  /** Pixels; 44 for touch. */
  size?: number | undefined;
  children: ReactNode;
}

interface RowActionProps
  extends RowActionLook,
    Omit<ComponentPropsWithoutRef<"button">, keyof RowActionLook> {
  isDangerous?: boolean;
}

/** An icon button in a row. Plain HTML, because a page shows up to three hundred of them. */
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

type RowActionLinkProps = RowActionLook &
  Omit<ComponentPropsWithoutRef<"a">, keyof RowActionLook> & { ref?: Ref<HTMLAnchorElement> };

/** A `RowAction` that links to another page. */
export const RowActionLink = createLink(({ size = 36, ...props }: RowActionLinkProps) => (
  <a className={classes.action} style={{ width: size, height: size }} {...props} />
));

/** Delay before a tooltip opens, in milliseconds. */
const OPEN_DELAY = 700;
/** A tooltip opens without delay if another one closed within this time, in milliseconds. */
const SKIP_DELAY_WINDOW = 300;

/** One tooltip for all elements with `data-tooltip` inside, as a component per button would render too slowly. */
export function RowTooltips({ children }: { children: ReactNode }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const timer = useRef(0);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    clearTimeout(timer.current);
    if (opened) closedAt.current = performance.now();
    setOpened(false);
  };
  const enter = (element: EventTarget) => {
    const next = element instanceof Element ? element.closest<HTMLElement>("[data-tooltip]") : null;
    if (next === target && opened) return;
    leave();
    if (!next) return;
    const skips = opened || performance.now() - closedAt.current < SKIP_DELAY_WINDOW;
    timer.current = window.setTimeout(
      () => {
        setTarget(next);
        setOpened(next.isConnected);
      },
      skips ? 0 : OPEN_DELAY,
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its buttons
    <div
      onMouseOver={({ target: element }) => enter(element)}
      onMouseLeave={leave}
      onFocus={({ target: element }) => element.matches(":focus-visible") && enter(element)}
      onBlur={leave}
      onKeyDown={({ key }) => key === "Escape" && leave()}
      onClick={leave}
    >
      {children}
      {target && <Tooltip target={target} opened={opened} label={target.dataset.tooltip} />}
    </div>
  );
}
