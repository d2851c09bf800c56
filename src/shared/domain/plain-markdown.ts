/**
 * Plain text as markdown that shows it as it is: nobody's asterisks, brackets or leading dashes become markup.
 * Line breaks stay line breaks.
 */
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
