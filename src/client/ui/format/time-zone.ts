import { useSyncExternalStore } from "react";
import { afterPaint } from "../browser/after-paint";

export interface TimeZone {
  /** Undefined means the browser's own zone. */
  readonly name: string | undefined;
  /** False if the server rendered the page without knowing the zone: times take up space but are hidden. */
  readonly isKnown: boolean;
}

const BROWSER_ZONE: TimeZone = { name: undefined, isKnown: true };
const UNKNOWN: TimeZone = { name: "UTC", isKnown: false };
const YEAR = 31_536_000;
const DAY = 86_400_000;
/** Maximum wait for an idle moment before the zone cookie is set, in milliseconds. */
const MAX_IDLE_WAIT = 1_000;

let zone = BROWSER_ZONE;
/** The zone the page was rendered with. */
let served = BROWSER_ZONE;
const listeners = new Set<() => void>();

export const shownZone = (): TimeZone => zone;

/** The displayed time zone: the server's during hydration, then the browser's own. */
export function useZone(): TimeZone {
  return useSyncExternalStore(subscribe, shownZone, () => served);
}

/** Displays times in the zone that the server used; null if it didn't know one. */
export function showServedZone(reported: ReportedZone | null): void {
  served = reported ? { name: reported.name, isKnown: true } : UNKNOWN;
  show(served);
}

/** The name of a zone, and the `clocks` hash of the browser that reported it. */
export interface ReportedZone {
  name: string;
  clocks: string;
}

/**
 * Whether the page was rendered in the browser's own zone. Compares hashes instead of names, because the first use of
 * Intl takes a tenth of a second on a slow phone (docs/performance.md).
 */
export function isOwn(reported: ReportedZone | null): boolean {
  return reported?.clocks === clocks();
}

/** Displays times in the browser's zone after the first paint, and stores it in a cookie for the next page. */
export function showOwnZone(): void {
  afterPaint(() => {
    show(BROWSER_ZONE);
    // Safari doesn't support it yet.
    if ("requestIdleCallback" in window) requestIdleCallback(reportZone, { timeout: MAX_IDLE_WAIT });
    else setTimeout(reportZone, MAX_IDLE_WAIT);
  });
}

function reportZone(): void {
  const [, reportedName, reportedClocks] = /(?:^|; )zone=([^;]+)%20(\w+)/.exec(document.cookie) ?? [];
  const ownClocks = clocks();
  const name = reportedClocks === ownClocks ? reportedName : encodeURIComponent(ownZoneName());
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers don't support the Cookie Store API yet
  document.cookie = `zone=${name}%20${ownClocks}; Path=/; SameSite=Lax; Max-Age=${YEAR}`;
}

const ownZoneName = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * A hash of the UTC offsets on each day of five years. Zones with the same hash show the same times, except for some
 * hours on days when both change their clocks.
 */
function clocks(): string {
  const year = new Date().getFullYear();
  let sum = 0;
  for (let at = Date.UTC(year - 4, 0); at < Date.UTC(year + 1, 0); at += DAY)
    sum = (sum * 31 + new Date(at).getTimezoneOffset()) | 0;
  return (sum >>> 0).toString(36);
}

function show(next: TimeZone): void {
  zone = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
