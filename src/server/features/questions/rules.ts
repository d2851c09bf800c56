/** Whether both lists hold the same ids, each once: what a reorder must be (security T18). */
export function isPermutation(given: readonly number[], existing: readonly number[]): boolean {
  const wanted = new Set(existing);
  return (
    given.length === existing.length &&
    new Set(given).size === given.length &&
    given.every((id) => wanted.has(id))
  );
}
