import { vi } from "vitest";

/** Replaces `window.sessionStorage` with memory; gives a function that restores it. */
export function stubTabStorage(): () => void {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  // Stored keys are own properties, as in a browser.
  const ownKeys = () => [...stored.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal("window", {
    sessionStorage: new Proxy(sessionStorage, { ownKeys, getOwnPropertyDescriptor }),
  });
  return () => vi.unstubAllGlobals();
}
