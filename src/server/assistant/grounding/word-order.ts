/** Whether all words occur among others in the same order. */
export function keepsOrder(words: readonly string[], all: readonly string[]): boolean {
  let matched = 0;
  for (const word of all) if (word === words[matched]) matched += 1;
  return matched === words.length;
}
