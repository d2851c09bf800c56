/** Whether all words occur among others in the same order. */
export function keepsOrder(words: readonly string[], sequence: readonly string[]): boolean {
  let matched = 0;
  for (const word of sequence) if (word === words[matched]) matched += 1;
  return matched === words.length;
}
