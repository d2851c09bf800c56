import { VisuallyHidden } from "@mantine/core";
import { ANNOUNCER_ID } from "../lib/announce";

/** The region `announce` speaks through. */
export function Announcer() {
  return <VisuallyHidden id={ANNOUNCER_ID} role="status" aria-live="polite" />;
}
