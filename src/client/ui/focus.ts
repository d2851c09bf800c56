import type { AnyRouter } from "@tanstack/react-router";
import { announce } from "./announce";

let awaited: { cameFrom: Element | null } | undefined;

/**
 * After a change of page the heading takes focus, and reading it out is the announcement.
 * A page that still loads is announced by its title; its heading takes focus when it appears
 * (`claimFocus`). Changes in the search parameters alone move nothing.
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
    announce(document.title);
  });
}

/** Puts the focus on the page's heading, for what goes away with the focus in it. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("main h1")?.focus();
}

/** Called by a heading that appears: takes focus when a navigation waits for it and the person has not moved on. */
export function claimFocus(heading: HTMLElement): void {
  if (!awaited) return;
  const { cameFrom } = awaited;
  awaited = undefined;
  const untouched = document.activeElement === document.body || document.activeElement === cameFrom;
  if (untouched) heading.focus({ preventScroll: true });
}
