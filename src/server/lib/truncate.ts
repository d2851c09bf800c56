/** Returns one line of at most `length` code points, with "…" if cut. Never splits a surrogate pair. */
export function truncate(text: string, length: number): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  const shortened = characters.slice(0, length - 1).join("");
  return characters.length <= length ? characters.join("") : `${shortened.trimEnd()}…`;
}
