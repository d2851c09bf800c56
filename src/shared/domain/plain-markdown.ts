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
