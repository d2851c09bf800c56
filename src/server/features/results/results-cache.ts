/** So many results are kept, some ten kilobytes each; those that nobody has read for longest go first. */
const MOST_KEPT = 60;

interface Kept {
  stamp: string;
  result: Promise<unknown>;
}

/** Keeps results until something changes. Callers that ask for the same at the same time share one count. */
export function createResultsCache() {
  const kept = new Map<string, Kept>();

  /**
   * What was worked out for this question, else what `work` gives now.
   * @param stamp another one than at that time means that something has changed
   */
  function of<Result>(question: unknown, stamp: string, work: () => Promise<Result>): Promise<Result> {
    const key = JSON.stringify(question);
    const known = kept.get(key);
    kept.delete(key);
    const result = known?.stamp === stamp ? (known.result as Promise<Result>) : work();
    const entry = { stamp, result };
    kept.set(key, entry);
    // What failed is asked for again.
    result.catch(() => kept.get(key) === entry && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return result;
  }

  return { of };
}
