import { Button, type ButtonProps, Loader } from "@mantine/core";
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode, Ref } from "react";
import classes from "./pending-button.module.css";

interface PendingButtonProps
  extends ButtonProps,
    Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps> {
  pending: boolean;
  /** What the button says meanwhile, such as "Checking..."; its own label when left out. */
  pendingLabel?: ReactNode;
  /** Looks and acts disabled but can be focused, for a button that has to say why. */
  blocked?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that waits without losing its focus or changing its width. Mantine's `loading` hides the label and
 * disables natively, which throws focus away.
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

const UNUSABLE = { "aria-disabled": true, "data-disabled": true } as const;

/** For a button that looks and is said to be disabled, but keeps the focus that it has. */
export const ariaDisabled = (isUnusable: boolean) => (isUnusable ? UNUSABLE : undefined);

/** The same for one that does nothing then. */
export const pressable = (onClick: (() => void) | false | undefined) => (onClick ? { onClick } : UNUSABLE);
