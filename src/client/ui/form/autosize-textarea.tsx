import type { ComponentPropsWithRef } from "react";
import classes from "./autosize-textarea.module.css";

interface AutosizeTextareaProps extends Omit<ComponentPropsWithRef<"textarea">, "className"> {
  value: string;
  /** Its style sets the height limits in lines: `--least-rows` and `--most-rows`. */
  className: string | undefined;
}

/** A textarea as high as its text. */
export function AutosizeTextarea({ className, value, placeholder, ...field }: AutosizeTextareaProps) {
  return (
    // The trailing space makes a final line break count as a line.
    <div className={`${classes.frame} ${className}`} data-text={`${value || placeholder} `}>
      {/* The text direction follows what is typed. */}
      <textarea {...field} value={value} placeholder={placeholder} dir="auto" className={classes.field} />
    </div>
  );
}
