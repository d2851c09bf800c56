/** Accesses sessionStorage; undefined if the browser blocks it or it is full. */
export function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
