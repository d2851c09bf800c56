/** Whether all words occur among others in the same order. */
export function keepsOrder(words: readonly string[], all: readonly string[]): boolean {
  let kept = 0;
  for (const word of all) if (word === words[kept]) kept += 1;
  return kept === words.length;
}
