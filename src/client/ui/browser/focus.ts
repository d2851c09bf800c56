import type { AnyRouter } from "@tanstack/react-router";
import { announce } from "../feedback/announcer";

let pendingNavigation: { focusBefore: Element | null } | undefined;

/**
 * Focuses the page's heading after navigation, so that screen readers read it. If the page is still loading, its
 * heading takes focus when it appears (`claimFocus`). Changes of search parameters alone don't move the focus.
 */
export function followNavigation(router: AnyRouter): () => void {
  return router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading) {
      pendingNavigation = undefined;
      heading.focus({ preventScroll: true });
      return;
    }
    pendingNavigation = { focusBefore: document.activeElement };
  });
}

/** Focuses the page's heading. Use it when the focused element is removed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus();
}

/**
 * To be called by a heading when it appears and the document title is set. Takes focus if a navigation waits for it. If
 * the person has moved the focus since, the title is announced instead.
 */
export function claimFocus(heading: HTMLElement): void {
  if (!pendingNavigation) return;
  const { focusBefore } = pendingNavigation;
  pendingNavigation = undefined;
  const isFocusUnchanged = document.activeElement === document.body || document.activeElement === focusBefore;
  if (isFocusUnchanged) heading.focus({ preventScroll: true });
  else announce(document.title);
}

/** Whether the device probably has a keyboard. On touch screens, focusing a field would open the on-screen keyboard. */
export const hasKeyboard = () => window.matchMedia("(pointer: fine)").matches;

/** Focuses an element if the device probably has a keyboard. */
export function focusWithKeyboard(element: HTMLElement | null): void {
  if (hasKeyboard()) element?.focus({ preventScroll: true });
}
