import { VisuallyHidden } from "@mantine/core";
import { ANNOUNCER } from "./announce";

/** A region `announce` speaks through. */
export function Announcer() {
  return <VisuallyHidden {...ANNOUNCER} role="status" aria-live="polite" />;
}
