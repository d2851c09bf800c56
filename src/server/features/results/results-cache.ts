/** Maximum number of results, about ten kilobytes each. The least recently used is dropped. */
const CAPACITY = 60;

interface CacheEntry {
  stamp: string;
  result: Promise<unknown>;
}

/** Caches results until the data changes. Concurrent callers share one computation. */
export function createResultsCache() {
  const cache = new Map<string, CacheEntry>();

  /** The cached result or that of `work`. `question` is the key as JSON; a different `stamp` invalidates the entry. */
  function of<Result>(question: unknown, stamp: string, work: () => Promise<Result>): Promise<Result> {
    const key = JSON.stringify(question);
    const cached = cache.get(key);
    cache.delete(key);
    const result = cached?.stamp === stamp ? (cached.result as Promise<Result>) : work();
    const entry = { stamp, result };
    cache.set(key, entry);
    // Failures aren't cached.
    result.catch(() => cache.get(key) === entry && cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > CAPACITY && oldest !== undefined) cache.delete(oldest);
    return result;
  }

  return { of };
}
