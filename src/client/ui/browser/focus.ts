import type { AnyRouter } from "@tanstack/react-router";
import { announce } from "../feedback/announcer";

let awaited: { cameFrom: Element | null } | undefined;

/**
 * After a change of page the heading takes focus, and reading it out is the announcement. That of a page that still
 * loads takes it when it appears (`claimFocus`). Changes in the search parameters alone move nothing.
 */
export function followNavigation(router: AnyRouter): () => void {
  return router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading) {
      awaited = undefined;
      heading.focus({ preventScroll: true });
      return;
    }
    awaited = { cameFrom: document.activeElement };
  });
}

/** Puts the focus on the page's heading, for what goes away with the focus in it. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus();
}

/**
 * Called by a heading that appears, once the document has its title: takes focus when a navigation waits for it. Who
 * has moved on meanwhile is told the title.
 */
export function claimFocus(heading: HTMLElement): void {
  if (!awaited) return;
  const { cameFrom } = awaited;
  awaited = undefined;
  const untouched = document.activeElement === document.body || document.activeElement === cameFrom;
  if (untouched) heading.focus({ preventScroll: true });
  else announce(document.title);
}

/** Whether a keyboard is likely at hand. On touch screens a focused field opens the on-screen keyboard unasked. */
export const hasKeyboard = () => window.matchMedia("(pointer: fine)").matches;

/** Focuses where a keyboard is likely at hand. */
export function focusWithKeyboard(element: HTMLElement | null): void {
  if (hasKeyboard()) element?.focus({ preventScroll: true });
}
