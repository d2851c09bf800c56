import { vi } from "vitest";

/** Replaces `window.sessionStorage` with memory; gives a function that restores it. */
export function stubTabStorage(): () => void {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  // Stored keys are own properties, as in a browser.
  const ownKeys = () => [...kept.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal("window", {
    sessionStorage: new Proxy(sessionStorage, { ownKeys, getOwnPropertyDescriptor }),
  });
  return () => vi.unstubAllGlobals();
}
