import type { ComponentPropsWithRef } from "react";
import classes from "./autosize-textarea.module.css";

interface GrowingTextProps extends Omit<ComponentPropsWithRef<"textarea">, "className"> {
  value: string;
  /** Its style says between how many lines it is high: `--least-rows` and `--most-rows`. */
  className: string | undefined;
}

/** A field as high as what is typed into it. */
export function AutosizeTextarea({ className, value, placeholder, ...field }: GrowingTextProps) {
  return (
    // The space makes a line of its own where the text ends with a break.
    <div className={`${classes.frame} ${className}`} data-text={`${value || placeholder} `}>
      {/* What is typed stands in its own direction. */}
      <textarea {...field} value={value} placeholder={placeholder} dir="auto" className={classes.field} />
    </div>
  );
}
