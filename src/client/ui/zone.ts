import { useSyncExternalStore } from "react";

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

/** Writes times for this browser's zone, and tells the server of it for its next page. */
export function showOwnZone(): void {
  show(OWN);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // biome-ignore lint/suspicious/noDocumentCookie: the other way of setting one is not in every browser yet.
  document.cookie = `zone=${encodeURIComponent(timeZone)}; Path=/; SameSite=Lax; Max-Age=${YEAR}`;
}

function show(next: Zone): void {
  zone = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
