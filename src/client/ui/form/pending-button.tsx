import { Button, type ButtonProps, Loader } from "@mantine/core";
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from "react";
import classes from "./pending-button.module.css";

interface PendingButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps> {
  pending: boolean;
  /** The label while pending, such as "Checking..."; defaults to the normal label. */
  pendingLabel?: ReactNode;
  /** Looks and acts disabled but can be focused, for a button that explains why. */
  blocked?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that keeps its focus and width while pending. Mantine's `loading` hides the label and sets `disabled`, which
 * loses the focus.
 */
export function PendingButton({
  pending,
  pendingLabel,
  blocked = false,
  children,
  onClick,
  leftSection,
  ...props
}: PendingButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button {...props} onClick={press} {...ariaDisabled(pending || blocked)} aria-busy={pending || undefined}>
      <span className={classes.labels}>
        <span className={classes.label} data-shown={!pending || undefined}>
          {leftSection}
          {children}
        </span>
        <span className={classes.label} data-shown={pending || undefined}>
          <span className={classes.wheel}>
            {pending && <Loader size={16} color="currentColor" aria-hidden />}
          </span>
          {pendingLabel ?? children}
        </span>
      </span>
    </Button>
  );
}

const DISABLED_PROPS = { "aria-disabled": true, "data-disabled": true } as const;

/** Props for a button that looks disabled and is announced as such, but keeps its focus. */
export const ariaDisabled = (isUnusable: boolean) => (isUnusable ? DISABLED_PROPS : undefined);

/** Props with a click handler, or those of a disabled button without one. */
export const pressable = (onClick: (() => void) | false | undefined) =>
  onClick ? { onClick } : DISABLED_PROPS;
