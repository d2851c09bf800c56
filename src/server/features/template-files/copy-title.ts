const MAX_TITLE_LENGTH = 200;
/** Half of a surrogate pair, such as an emoji's, left by cutting the title. */
const HALF_PAIR = /[\ud800-\udbff]$/;

/** The title with "(copy)", numbered if that title is taken. */
export function copyTitle(title: string, existingTitles: readonly string[]): string {
  for (let copies = 1; ; copies += 1) {
    const mark = copies === 1 ? " (copy)" : ` (copy ${copies})`;
    const shortened = title
      .slice(0, MAX_TITLE_LENGTH - mark.length)
      .replace(HALF_PAIR, "")
      .trimEnd();
    const candidate = `${shortened}${mark}`;
    if (!existingTitles.includes(candidate)) return candidate;
  }
}
