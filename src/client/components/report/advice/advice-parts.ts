interface AdvicePart {
  /** Where it begins in the whole, in characters. */
  readonly start: number;
  readonly markdown: string;
}

/** Recommendations as their summary and their items, each of which begins with a heading of the second level. */
export function adviceParts(markdown: string): AdvicePart[] {
  let start = 0;
  return markdown.split(/^(?=## )/m).map((part) => {
    const found = { start, markdown: part };
    start += part.length;
    return found;
  });
}
