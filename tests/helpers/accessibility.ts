import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules whose outcome a scheme can change: all others read the same page in light and in dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * What is wrong with a screen, as it stands, wide and on a phone, light and dark: what axe finds, sideways scrolling,
 * and anything but one main heading. Empty when all is well.
 * @param sizes fewer for what is only there on one of them
 */
export async function problemsOf(page: Page, sizes = [WIDE, PHONE]): Promise<string[]> {
  const problems: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page, colorScheme);
      const where = `${size.width} ${colorScheme}`;
      const axe = new AxeBuilder({ page }).setLegacyMode();
      const { violations } = await (colorScheme === "light"
        ? axe.withTags(RULES)
        : axe.withRules(COLOUR_RULES)
      ).analyze();
      for (const { id, nodes } of violations) {
        problems.push(`${where}: ${id} at ${nodes[0]?.target.join(" ")}: ${nodes[0]?.failureSummary}`);
      }
    }
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (tooWide) problems.push(`${size.width}: scrolls sideways`);
  }
  const headings = await page.locator("h1").count();
  if (headings !== 1) problems.push(`${headings} main headings`);
  return problems;
}

/** The page has taken up the scheme, and every colour that fades has arrived; what turns for ever is not waited for. */
async function settled(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      // A page without scripts follows the system by itself.
      (document.documentElement.dataset.mantineColorScheme ?? wanted) === wanted &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    scheme,
  );
}
