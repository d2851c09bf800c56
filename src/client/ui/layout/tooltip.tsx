import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useFloating } from "../browser/use-floating";
import { announce } from "../feedback/announce";
import classes from "./tooltip.module.css";

interface HintProps {
  /** What the mark is called. */
  name: string;
  /** What is seen of it. */
  mark: ReactNode;
  /** Its content as words, for who presses it and sees nothing. */
  spoken: string;
  children: ReactNode;
}

/** Shown while one looks at it; held until one presses again, or elsewhere. */
type Opened = "no" | "shown" | "held";

/**
 * A small mark in a text that shows more on focus, hover or press. Escape closes it, and nothing moves. What it shows
 * may be pointed at, and must hold nothing but words.
 */
export function Tooltip({ name, mark, spoken, children }: HintProps) {
  const id = useId();
  const [opened, setOpened] = useState<Opened>("no");
  const isOpen = opened !== "no";
  const show = () => setOpened((now) => (now === "no" ? "shown" : now));
  const close = () => setOpened("no");

  function press(): void {
    setOpened(opened === "held" ? "no" : "held");
    if (opened !== "held") announce(spoken);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is the button; these only look where one is
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
  /** Then a keyboard must get into it. */
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
