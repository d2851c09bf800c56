import { useId, useState } from "react";
import classes from "./expandable-text.module.css";

/** Approximate characters per line. */
const CHARACTERS_PER_LINE = 58;

interface ExpandableTextProps {
  /** Longer texts are cut to this many lines. */
  lines?: 4 | 12;
  /** Language of the text, if it isn't the page's. */
  lang?: string | undefined;
  children: string;
}

/** Plain text with its line breaks; a long one is cut and has a "Show more" button. */
export function ExpandableText({ lines = 12, lang, children }: ExpandableTextProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = children.length > lines * CHARACTERS_PER_LINE || children.split("\n").length > lines;
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
