import { vi } from "vitest";

/** What a tab keeps for itself is kept in memory, until the function that this gives is called. */
export function stubTabStorage(): () => void {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  // The names of what is stored are its own properties, as in a browser.
  const ownKeys = () => [...kept.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal("window", {
    sessionStorage: new Proxy(sessionStorage, { ownKeys, getOwnPropertyDescriptor }),
  });
  return () => vi.unstubAllGlobals();
}
