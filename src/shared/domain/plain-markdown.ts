/** Escapes plain text for markdown, so that special characters are shown as typed and line breaks stay. */
export function plainToMarkdown(text: string): string {
  return text.trim().split(/\n/).map(escapeLine).join("  \n");
}

function escapeLine(line: string): string {
  return line
    .trim()
    .replace(/[\\`*_[\]<>~|]/g, "\\$&")
    .replace(/&(?=#|[a-z])/gi, "\\&")
    .replace(/^(#|[-+=])/, "\\$1")
    .replace(/^(\d+)([.)])/, "$1\\$2");
}

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
