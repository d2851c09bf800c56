import { CloseButton } from "@mantine/core";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { markRoot, setOnRoot } from "../browser/root-style";
import { createStore } from "../browser/store";
import { Announcer } from "../feedback/announcer";
import classes from "./dialog.module.css";

interface DialogProps {
  opened: boolean;
  title: string;
  /** Called on Escape, on the close button and on a click outside the window. */
  onClose: () => void;
  /** Ignores all requests to close, because an action is pending. */
  isHeld?: boolean;
  /** "right" and "bottom" are drawers at that edge. */
  place?: "center" | "right" | "bottom";
  /** Any CSS width, up to that of the screen. */
  width?: string;
  fillsPhone?: boolean;
  children: ReactNode;
}

/**
 * A modal window. The native dialog element traps the focus, restores it and makes the page inert, even for `focus()`
 * in scripts. An element with `data-autofocus` is focused first. Children are unmounted on close.
 */
export function Dialog({ opened, ...shown }: DialogProps) {
  return opened && createPortal(<OpenDialog {...shown} />, document.body);
}

function OpenDialog({
  title,
  onClose,
  isHeld = false,
  place = "center",
  width = "27.5rem",
  fillsPhone,
  children,
}: Omit<DialogProps, "opened">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressTarget = useRef<EventTarget>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const { current } = dialog;
    const hasScrollBar = window.innerWidth > document.documentElement.clientWidth;
    setOnRoot("--page-gutter", hasScrollBar ? "stable" : "");
    current?.showModal();
    current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    const unregister = current && registerOpen(current);
    return () => {
      unregister?.();
      current?.close();
    };
  }, []);

  const close = () => {
    if (!isHeld) onClose();
  };
  /** Closes on a click outside, unless the pointer was pressed inside, as when selecting text. */
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressTarget.current === currentTarget) close();
  };

  /** Browsers may close a dialog unasked, as on a second back gesture. Calls `onClose`, or reopens a held dialog. */
  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
    if (currentTarget.open || !currentTarget.isConnected) return;
    if (isHeld) currentTarget.showModal();
    else onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      data-place={place}
      data-fills-phone={fillsPhone || undefined}
      onPointerDown={({ target }) => {
        pressTarget.current = target;
      }}
      onClick={closeBeside}
      onKeyDown={(event) => {
        if (event.key === "Tab") trapTab(event);
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // Otherwise the browser closes the dialog on the second Escape, even if an action is pending.
        event.preventDefault();
        close();
      }}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={handleClose}
    >
      <div className={classes.window} style={{ width }}>
        <div className={classes.head}>
          <h2 id={titleId} tabIndex={-1} dir="auto" className={classes.title}>
            {title}
          </h2>
          <CloseButton size={44} iconSize={20} className={classes.close} onClick={close} />
        </div>
        <div className={classes.body}>{children}</div>
      </div>
      <Announcer />
    </dialog>
  );
}

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Tab wraps from the last control to the first; a native dialog would let the focus out into the browser's toolbar. */
function trapTab(event: KeyboardEvent<HTMLDialogElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(":disabled") &&
      control.getClientRects().length > 0 &&
      !isSkippedByTab(control),
  );
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (!from || !isOneStop(from, document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

const isRadio = (control: Element | null): control is HTMLInputElement =>
  control?.matches("[type=radio]") ?? false;

/** Whether Tab skips this radio button, because another one of its group is checked. */
const isSkippedByTab = (control: HTMLElement): boolean =>
  isRadio(control) &&
  !control.checked &&
  [...document.getElementsByName(control.name)].some((other) => isRadio(other) && other.checked);

/** Whether both are one tab stop, as the radio buttons of a group are. */
const isOneStop = (one: Element, other: Element | null): boolean =>
  one === other || (isRadio(one) && isRadio(other) && one.name === other.name);

const open = createStore<readonly Element[]>([]);

/** Returns a function that unregisters the dialog. */
function registerOpen(dialog: Element): () => void {
  setOpen([...open.get(), dialog]);
  return () => setOpen(open.get().filter((other) => other !== dialog));
}

function setOpen(dialogs: readonly Element[]): void {
  open.set(dialogs);
  markRoot("data-dialog", dialogs.length > 0);
}

/** The topmost dialog; undefined if none is open. Everything outside it is inert. */
export const useTopDialog = (): Element | undefined => open.useValue().at(-1);
