/** The text on one line with at most so many characters, the last "…" where it is cut; an emoji is never halved. */
export function truncate(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  const cut = characters.slice(0, length - 1).join("");
  return characters.length <= length ? characters.join("") : `${cut.trimEnd()}…`;
}
