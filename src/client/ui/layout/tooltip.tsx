import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { announce } from "../feedback/announcer";
import classes from "./tooltip.module.css";

interface TooltipProps {
  name: string;
  mark: ReactNode;
  /** The content as text, announced when the mark is pressed. */
  spoken: string;
  children: ReactNode;
}

/** `shown` while hovered or focused; `held` until the next press on the mark or elsewhere. */
type OpenState = "no" | "shown" | "held";

/**
 * A small mark in a text that shows more on focus, hover or press, without moving the layout. Escape closes it. Its
 * content may be hovered, but must contain only text.
 */
export function Tooltip({ name, mark, spoken, children }: TooltipProps) {
  const id = useId();
  const [opened, setOpened] = useState<OpenState>("no");
  const isOpen = opened !== "no";
  const show = () => setOpened((now) => (now === "no" ? "shown" : now));
  const close = () => setOpened("no");

  function press(): void {
    setOpened(opened === "held" ? "no" : "held");
    if (opened !== "held") announce(spoken);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button handles presses; these handlers only show and hide the tooltip
    <span
      className={classes.hint}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === "mouse" && show()}
      onPointerLeave={({ currentTarget }: PointerEvent) => {
        if (opened === "shown" && !currentTarget.contains(document.activeElement)) close();
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        type="button"
        className={classes.mark}
        aria-label={name}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onFocus={show}
        onClick={press}
      >
        {mark}
      </button>
      {isOpen && (
        <Panel id={id} onClose={close}>
          {children}
        </Panel>
      )}
    </span>
  );
}

interface PanelProps {
  id: string;
  onClose: () => void;
  children: ReactNode;
}

function Panel({ id, onClose, children }: PanelProps) {
  const panel = useFloating(onClose);
  const box = useRef<HTMLSpanElement>(null);
  /** A scrolling panel must be reachable by keyboard. */
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    if (box.current && box.current.scrollHeight > box.current.clientHeight) setScrolls(true);
  }, []);
  return (
    <span ref={panel} id={id} role="note" popover="manual" className={classes.panel}>
      <span ref={box} className={classes.box} tabIndex={scrolls ? 0 : undefined}>
        {children}
      </span>
    </span>
  );
}

/** Minimum distance from the screen's edges, in pixels. */
const MARGIN = 12;

let closeOther = (): void => undefined;

/**
 * Positions an element over the page next to its previous sibling, below it if there is room, and follows it on scroll.
 * Only one is open at a time. Escape and a press elsewhere call `onClose`.
 */
function useFloating(onClose: () => void): RefObject<HTMLElement | null> {
  const floating = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const { current: element } = floating;
    const anchor = element?.previousElementSibling;
    if (!element || !anchor) return;
    // The top layer is above dialogs and never clipped. Browsers without popovers show the element inline.
    element.showPopover?.();
    const place = () => placeAt(element, anchor.getBoundingClientRect());
    place();
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, []);

  useEffect(() => {
    const self = () => close();
    closeOther();
    closeOther = self;
    const isOwn = ({ target }: Event) =>
      target instanceof Node && floating.current?.parentElement?.contains(target) === true;
    const onPress = (event: Event) => {
      if (!isOwn(event)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Keeps a dialog below it open.
      event.preventDefault();
      returnFocus(floating.current);
      close();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey, { capture: true });
    return () => {
      if (closeOther === self) closeOther = () => undefined;
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey, { capture: true });
    };
  }, []);

  return floating;
}

/** Moves the focus to the anchor if it would be lost. */
function returnFocus(floating: HTMLElement | null): void {
  const anchor = floating?.previousElementSibling;
  if (floating?.contains(document.activeElement) && anchor instanceof HTMLElement) anchor.focus();
}

/** Below the anchor, or above it if there is more room; a higher element scrolls. */
function placeAt(element: HTMLElement, anchor: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const above = anchor.top - MARGIN;
  const below = clientHeight - anchor.bottom - MARGIN;
  element.style.setProperty("--room", "100dvh");
  const isBelow = element.offsetHeight <= below || below >= above;
  element.style.setProperty("--room", `${Math.max(isBelow ? below : above, 0)}px`);
  const { offsetWidth, offsetHeight } = element;
  const left = Math.max(MARGIN, Math.min(anchor.left - MARGIN, clientWidth - offsetWidth - MARGIN));
  element.style.left = `${left}px`;
  element.style.top = `${isBelow ? anchor.bottom : anchor.top - offsetHeight}px`;
}
