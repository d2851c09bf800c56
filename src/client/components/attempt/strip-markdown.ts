/** Stands for a character that is meant as it is, while marks are taken away. */
const KEPT = /\\([!-/:-@[-`{-~])/g;
const AS_IS = 0xe000;

/**
 * The words of a markdown text without its marks, line by line: what is shown while the text still grows, and while its
 * renderer is on its way. A text may end in the middle of a mark.
 */
export function stripMarkdown(markdown: string): string {
  return markdown
    .replace(KEPT, (_, character: string) => String.fromCharCode(AS_IS + character.charCodeAt(0)))
    .split("\n")
    .filter((line) => !/^\s*(```.*|([-*_]\s*){3,})$/.test(line))
    .map(plainLine)
    .join("\n")
    .replace(/[\ue000-\ue07f]/g, (character) => String.fromCharCode(character.charCodeAt(0) - AS_IS));
}

function plainLine(line: string): string {
  return line
    .trim()
    .replace(/^(>\s?)+/, "")
    .replace(/^#{1,6}(\s+|$)/, "")
    .replace(/^[-*+](\s+|$)/, "• ")
    .replace(/\[([^\]]*)(?:\](\([^)]*\)?)?)?/g, (_, text: string, target = "") =>
      /^\((#|\)?$)/.test(target) || target === "" ? text : `${text} ${target}`,
    )
    .replace(/\*+|`+|~~/g, "")
    .replace(/(^|[^\p{L}\p{N}_])_+/gu, "$1")
    .replace(/_+(?![\p{L}\p{N}_])/gu, "")
    .replace(/\\$/, "");
}
