/** Where `announce` speaks; the root renders it once, always mounted, so that readers listen to it. */
export const ANNOUNCER_ID = "announcer";

/** Reads a text out politely, for what changes without moving focus. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
