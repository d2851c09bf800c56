/** Maximum number of results, about ten kilobytes each. The least recently used is dropped. */
const MOST_KEPT = 60;

interface Kept {
  stamp: string;
  result: Promise<unknown>;
}

/** Caches results until the data changes. Concurrent callers share one computation. */
export function createResultsCache() {
  const kept = new Map<string, Kept>();

  /** The cached result or that of `work`. `question` is the key as JSON; a different `stamp` invalidates the entry. */
  function of<Result>(question: unknown, stamp: string, work: () => Promise<Result>): Promise<Result> {
    const key = JSON.stringify(question);
    const known = kept.get(key);
    kept.delete(key);
    const result = known?.stamp === stamp ? (known.result as Promise<Result>) : work();
    const entry = { stamp, result };
    kept.set(key, entry);
    // Failures aren't cached.
    result.catch(() => kept.get(key) === entry && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return result;
  }

  return { of };
}
