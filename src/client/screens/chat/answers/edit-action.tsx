import classes from "../messages/message-log.module.css";
import type { Opener } from "./editable-answer";

interface EditActionProps {
  opener: Opener;
  verb: "Edit" | "Change";
  /** Of the answered question among those that apply, from 1. */
  position: number;
  tabIndex: number;
}

/** The way to change an answer of the log. */
export function EditAction({ opener: { ref, open, isKept }, verb, position, tabIndex }: EditActionProps) {
  return (
    <>
      {isKept && <span>Unsaved draft</span>}
      <button
        ref={ref}
        type="button"
        className={classes.action}
        data-quiet={(verb === "Edit" && !isKept) || undefined}
        tabIndex={tabIndex}
        aria-label={`${verb} answer to question ${position}`}
        onClick={open}
      >
        {verb}
      </button>
    </>
  );
}
