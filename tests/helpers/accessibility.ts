import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isThorough } from "#tests/helpers/effort";
import { resize } from "#tests/helpers/page";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const ALL: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** The rules whose outcome a scheme can change: all others read the same page in light and in dark. */
const COLOURS: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
const SCHEMES = ["light", "dark"] as const;
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

declare global {
  interface Window {
    axe: typeof axe;
    paint?: CSSStyleSheet;
  }
}

/** What takes the focus from scripts alone, not from the Tab key. */
const NO_STOP = ':is(main, h1, h2, h3, h4, li, tr)[tabindex]:not([tabindex="-1"])';

/** How often a page was looked at. */
const looks = new WeakMap<Page, number>();

/**
 * What is wrong with a screen, as it stands, wide and on a phone: what axe finds, sideways scrolling, labels of buttons
 * that are cut, anything but one main heading, and headings and rows that the Tab key stops at. Empty when all is well.
 * axe takes part in every second look at a page, at one size in one scheme, which take turns; tests begin with different
 * sizes. `npm run test:looks` looks at everything each time.
 * @param sizes fewer for what is only there on one of them
 */
export async function problemsOf(page: Page, sizes = [WIDE, PHONE]): Promise<string[]> {
  const problems: string[] = [];
  const turn = looks.get(page) ?? 0;
  looks.set(page, turn + 1);
  for (const [index, size] of sizes.entries()) {
    await resize(page, size);
    const schemes = schemesOf(turn, index, sizes.length);
    if (schemes.length > 0) await setPainted(page, true);
    for (const [at, colorScheme] of schemes.entries()) {
      await page.emulateMedia({ colorScheme });
      await settled(page, colorScheme);
      const found = await violations(page, at === 0 ? ALL : COLOURS);
      problems.push(...found.map((problem) => `${size.width} ${colorScheme}: ${problem}`));
    }
    if (schemes.length > 0) await setPainted(page, false);
    const { isTooWide, cut } = await page.evaluate(() => {
      const isTooNarrow = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
      // One that readers alone are told has no room at all.
      const labels = [...document.querySelectorAll(".mantine-Button-label")].filter(
        ({ clientWidth }) => clientWidth > 1,
      );
      return {
        isTooWide: isTooNarrow(document.documentElement),
        cut: labels.filter(isTooNarrow).map(({ textContent }) => textContent),
      };
    });
    if (isTooWide) problems.push(`${size.width}: scrolls sideways`);
    problems.push(...cut.map((label) => `${size.width}: the label "${label}" is cut`));
  }
  const { headings, stops } = await page.evaluate(
    (noStop) => ({
      headings: document.querySelectorAll("h1").length,
      stops: document.querySelectorAll(noStop).length,
    }),
    NO_STOP,
  );
  if (headings !== 1) problems.push(`${headings} main headings`);
  if (stops > 0) problems.push(`${stops} stops of the Tab key where nothing can be done`);
  return problems;
}

/** The schemes in which this look sees a page at this size. All of them go there and back: each change draws all anew. */
function schemesOf(turn: number, index: number, sizes: number): readonly ("light" | "dark")[] {
  if (isThorough) return index % 2 === 0 ? SCHEMES : SCHEMES.toReversed();
  if (turn % 2 === 1) return [];
  const start = expect.getState().currentTestName?.length ?? 0;
  const look = turn / 2;
  const round = Math.floor(look / sizes);
  return index === (start + look) % sizes ? SCHEMES.slice(round % 2, (round % 2) + 1) : [];
}

/** What axe finds. Its program is read into a page once, however often it is asked. */
async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    // What it would fetch before it looks is for rules about sounds and turned screens; no page has either.
    const found = await window.axe.run(document, {
      runOnly: only,
      resultTypes: ["violations"],
      preload: false,
    });
    return found.violations.map(
      ({ id, nodes }) => `${id} at ${nodes[0]?.target.join(" ")}: ${nodes[0]?.failureSummary}`,
    );
  }, runOnly);
}

/** Controls whose accessible name lacks the label that is seen (WCAG 2.5.3), each as "label: name". */
export async function mislabelled(page: Page): Promise<string[]> {
  return page.locator("[aria-label]:is(a, button, summary, [role=button])").evaluateAll((controls) => {
    const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
    return (controls as HTMLElement[])
      .map((control) => ({ label: plain(control.innerText), name: plain(control.ariaLabel ?? "") }))
      .filter(({ label, name }) => !name.includes(label))
      .map(({ label, name }) => `${label}: ${name}`);
  });
}

/** Has a page painted while it is looked at, and what is about to be replaced as it was: it is paler for a moment. */
async function setPainted(page: Page, isPainted: boolean): Promise<void> {
  await page.evaluate((painted) => {
    window.paint ??= new CSSStyleSheet();
    window.paint.replaceSync(":is(html, [aria-busy=true]) { opacity: 1 !important }");
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== window.paint);
    document.adoptedStyleSheets = painted ? [...others, window.paint] : others;
  }, isPainted);
}

/** The page has taken up the scheme, and what was moving already is at its end; what turns for ever goes on. */
async function settled(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.waitForFunction((wanted) => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    for (const animation of moving) animation.finish();
    // A page without scripts follows the system by itself.
    return moving.length === 0 && (document.documentElement.dataset.mantineColorScheme ?? wanted) === wanted;
  }, scheme);
}
