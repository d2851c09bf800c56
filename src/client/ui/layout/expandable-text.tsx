import { useId, useState } from "react";
import classes from "./expandable-text.module.css";

/** About how many characters a line of a message has. */
const LINE = 58;

interface LongTextProps {
  /** So many lines are shown of what has more. */
  lines?: 4 | 12;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
  children: string;
}

/** Plain text as typed, line breaks included; a long one is cut until somebody asks for the rest. */
export function ExpandableText({ lines = 12, lang, children }: LongTextProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = children.length > lines * LINE || children.split("\n").length > lines;
  return (
    <>
      <div
        id={id}
        dir="auto"
        lang={lang}
        className={classes.text}
        data-cut={isLong && !isOpen ? lines : undefined}
      >
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
