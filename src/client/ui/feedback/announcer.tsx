import { VisuallyHidden } from "@mantine/core";

/**
 * The live region for `announce`. The page and each open dialog need one, because everything behind a dialog is inert.
 * Mounted before use, so that screen readers observe it.
 */
export function Announcer() {
  return <VisuallyHidden data-announcer="" role="status" aria-live="polite" />;
}

/** Announces a text politely to screen readers, for changes that don't move the focus. */
export function announce(text: string): void {
  const region = [...document.querySelectorAll("[data-announcer]")].at(-1);
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
