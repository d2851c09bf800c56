import { useState } from "react";

/** The value, or the last one there was: what a dialog still shows while it fades out. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
