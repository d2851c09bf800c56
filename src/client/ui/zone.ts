import { useSyncExternalStore } from "react";
import { afterPaint } from "./after-paint";

/** The zone that times are written for. */
export interface Zone {
  /** Undefined is the browser's own. */
  readonly name: string | undefined;
  /** False while nobody knows where the page is read: times have their width, and are not shown. */
  readonly isKnown: boolean;
}

const OWN: Zone = { name: undefined, isKnown: true };
const UNKNOWN: Zone = { name: "UTC", isKnown: false };
const YEAR = 31_536_000;

let zone = OWN;
/** What the page came with. */
let served = OWN;
const listeners = new Set<() => void>();

export const shownZone = (): Zone => zone;

/**
 * The zone that times are written for, for what is drawn again when it changes. A page that came rendered begins with
 * the zone that the server knew of, and goes on with the browser's own.
 */
export function useZone(): Zone {
  return useSyncExternalStore(subscribe, shownZone, () => served);
}

/** Writes times as the server does for somebody of that zone; null where it does not know. */
export function showServedZone(name: string | null): void {
  served = name === null ? UNKNOWN : { name, isKnown: true };
  show(served);
}

/**
 * Whether the zone that this browser told of is still its own. Names are not asked for: only to make ready for that
 * takes a cheap phone a tenth of a second (decision 0096).
 */
export function isAtHome(): boolean {
  return told()[2] === clocks();
}

/** Writes times for this browser's zone once the page is painted, and tells the server of it for its next page. */
export function showOwnZone(): void {
  afterPaint(() => {
    show(OWN);
    // Safari has no word for idleness yet.
    if ("requestIdleCallback" in window) requestIdleCallback(tellServer);
    else setTimeout(tellServer, 1_000);
  });
}

function tellServer(): void {
  const name = isAtHome() ? told()[1] : encodeURIComponent(nameOfOwn());
  // biome-ignore lint/suspicious/noDocumentCookie: the other way of setting one is not in every browser yet.
  document.cookie = `zone=${name}%20${clocks()}; Path=/; SameSite=Lax; Max-Age=${YEAR}`;
}

/** What the cookie says: after all of it a zone's name, as cookies write it, and its clocks. */
const told = () => /(?:^|; )zone=([^;]+)%20([\d_-]+)/.exec(document.cookie) ?? [];

const nameOfOwn = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How far this browser's clocks are from UTC over this year, in minutes: times of zones that share this are alike. */
function clocks(): string {
  const year = new Date().getFullYear();
  return [0, 3, 6, 9].map((month) => new Date(year, month).getTimezoneOffset()).join("_");
}

function show(next: Zone): void {
  zone = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
