const LONGEST_TITLE = 200;
/** What a cut leaves of a character that it halved, such as an emoji. */
const HALF = /[\ud800-\udbff]$/;

/** What a copy is called: the title with "(copy)", with a number when there is such a copy already. */
export function copyTitle(title: string, taken: readonly string[]): string {
  for (let copies = 1; ; copies += 1) {
    const mark = copies === 1 ? " (copy)" : ` (copy ${copies})`;
    const beginning = title
      .slice(0, LONGEST_TITLE - mark.length)
      .replace(HALF, "")
      .trimEnd();
    const candidate = `${beginning}${mark}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
