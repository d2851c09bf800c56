/** Uses what is kept for this tab; undefined where the browser keeps nothing: full or forbidden, it stops nobody. */
export function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
