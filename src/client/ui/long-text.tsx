import { useId, useState } from "react";
import classes from "./long-text.module.css";

/** About twelve lines of a message. */
const LONG = 700;
const MANY_LINES = 12;

/** Plain text as typed, line breaks included; a long one is cut until somebody asks for the rest. */
export function LongText({ children }: { children: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = children.length > LONG || children.split("\n").length > MANY_LINES;
  return (
    <>
      <div id={id} className={classes.text} data-cut={(isLong && !isOpen) || undefined}>
        {children}
      </div>
      {isLong && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Show more"}
        </button>
      )}
    </>
  );
}
