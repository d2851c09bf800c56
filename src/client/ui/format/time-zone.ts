import { useSyncExternalStore } from "react";
import { afterPaint } from "../browser/after-paint";

/** The zone that times are written for. */
export interface TimeZone {
  /** Undefined is the browser's own. */
  readonly name: string | undefined;
  /** False while nobody knows where the page is read: times have their width, and are not shown. */
  readonly isKnown: boolean;
}

const OWN: TimeZone = { name: undefined, isKnown: true };
const UNKNOWN: TimeZone = { name: "UTC", isKnown: false };
const YEAR = 31_536_000;
const DAY = 86_400_000;
/** A page that is never idle tells of its zone after so long, in milliseconds. */
const IDLE_AT_LAST = 1_000;

let zone = OWN;
/** What the page came with. */
let served = OWN;
const listeners = new Set<() => void>();

export const shownZone = (): TimeZone => zone;

/**
 * The zone that times are written for, for what is drawn again when it changes. A page that came rendered begins with
 * the zone that the server knew of, and goes on with the browser's own.
 */
export function useZone(): TimeZone {
  return useSyncExternalStore(subscribe, shownZone, () => served);
}

/** Writes times as the server does for somebody of that zone; null where it does not know. */
export function showServedZone(told: ToldZone | null): void {
  served = told ? { name: told.name, isKnown: true } : UNKNOWN;
  show(served);
}

/** A zone's name, and the clocks of the browser that told of it. */
export interface ToldZone {
  name: string;
  clocks: string;
}

/**
 * Whether a zone that a page was rendered for is this browser's own. Names are not asked for: to make ready for the
 * first takes a cheap phone a tenth of a second (docs/performance.md).
 */
export function isOwn(told: ToldZone | null): boolean {
  return told?.clocks === clocks();
}

/** Writes times for this browser's zone once the page is painted, and tells the server of it for its next page. */
export function showOwnZone(): void {
  afterPaint(() => {
    show(OWN);
    // Safari has no word for idleness yet.
    if ("requestIdleCallback" in window) requestIdleCallback(tellServer, { timeout: IDLE_AT_LAST });
    else setTimeout(tellServer, IDLE_AT_LAST);
  });
}

function tellServer(): void {
  const [, told, itsClocks] = /(?:^|; )zone=([^;]+)%20(\w+)/.exec(document.cookie) ?? [];
  const own = clocks();
  const name = itsClocks === own ? told : encodeURIComponent(nameOfOwn());
  // biome-ignore lint/suspicious/noDocumentCookie: the other way of setting one is not in every browser yet.
  document.cookie = `zone=${name}%20${own}; Path=/; SameSite=Lax; Max-Age=${YEAR}`;
}

const nameOfOwn = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * What this browser's clocks are set to at the beginning of each UTC day of five years, in a word. Zones that share it
 * write the same times, but for hours of a day on which both turn their clocks.
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
