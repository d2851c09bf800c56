/** Picks by content and not by chance, so that the same words always get the same reply. */
export function pick<Item>(items: readonly [Item, ...Item[]], content: string): Item {
  let hash = 7;
  for (const unit of content) hash = (hash * 31 + (unit.codePointAt(0) ?? 0)) % 1_000_003;
  return items[hash % items.length] ?? items[0];
}
