import { VisuallyHidden } from "@mantine/core";

/**
 * A region that `announce` speaks through. The page has one, and each open dialog one of its own, as behind it
 * nothing is read; they are mounted before they speak, so that readers listen to them.
 */
export function Announcer() {
  return <VisuallyHidden data-announcer="" role="status" aria-live="polite" />;
}

/** Reads a text out politely, for what changes without moving focus. */
export function announce(text: string): void {
  const region = [...document.querySelectorAll("[data-announcer]")].at(-1);
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
