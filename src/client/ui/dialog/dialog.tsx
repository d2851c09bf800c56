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
  /** Asked for by Escape, the cross or a press beside the window. */
  onClose: () => void;
  /** Nothing of that counts, as something is under way. */
  isHeld?: boolean;
  /** "right" and "bottom" are drawers at that edge. */
  place?: "center" | "right" | "bottom";
  /** Any CSS width; the screen's is the most. */
  width?: string;
  /** On a phone it takes the whole screen. */
  fillsPhone?: boolean;
  children: ReactNode;
}

/**
 * A window over the page: the browser's own dialog, which keeps the focus inside and gives it back. What bears
 * `data-autofocus` has it first. Its content lives as long as it is open. The page behind cannot be reached, not by a
 * script's `focus()` either.
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
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const { current } = dialog;
    const hasScrollBar = window.innerWidth > document.documentElement.clientWidth;
    setOnRoot("--page-gutter", hasScrollBar ? "stable" : "");
    current?.showModal();
    current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    const forget = current && noteOpen(current);
    return () => {
      forget?.();
      current?.close();
    };
  }, []);

  const close = () => {
    if (!isHeld) onClose();
  };
  /** Not where a text was marked from inside to beside it. */
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed.current === currentTarget) close();
  };

  /** A browser may close it unasked, as at a second gesture for "back": that counts as asking to, or not at all. */
  function takeClosing({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
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
        pressed.current = target;
      }}
      onClick={closeBeside}
      onKeyDown={(event) => {
        if (event.key === "Tab") goRound(event);
        if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // Else the browser closes it at the second press, whatever is under way.
        event.preventDefault();
        close();
      }}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={takeClosing}
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

/** After the last control comes the first: the browser's dialog would let the keyboard out, into its own bars. */
function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(":disabled") &&
      control.getClientRects().length > 0 &&
      !isPassedBy(control),
  );
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (!from || !isOneStop(from, document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

const isRadio = (control: Element | null): control is HTMLInputElement =>
  control?.matches("[type=radio]") ?? false;

/** Whether Tab leads to another one of its group, the chosen one. */
const isPassedBy = (control: HTMLElement): boolean =>
  isRadio(control) &&
  !control.checked &&
  [...document.getElementsByName(control.name)].some((other) => isRadio(other) && other.checked);

/** Whether they are the same for Tab, as the radios of a group are. */
const isOneStop = (one: Element, other: Element | null): boolean =>
  one === other || (isRadio(one) && isRadio(other) && one.name === other.name);

/** The windows over the page, the newest last. */
const open = createStore<readonly Element[]>([]);

/** Notes a window as open, until the given function is called. */
function noteOpen(dialog: Element): () => void {
  setOpen([...open.get(), dialog]);
  return () => setOpen(open.get().filter((other) => other !== dialog));
}

function setOpen(dialogs: readonly Element[]): void {
  open.set(dialogs);
  markRoot("data-dialog", dialogs.length > 0);
}

/** The window that lies over all else; undefined where none is open. What is not in it can neither be pressed nor read out. */
export const useTopDialog = (): Element | undefined => open.useValue().at(-1);
