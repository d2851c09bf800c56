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
/** Rules whose outcome depends on the color scheme; all others run once per look. */
const COLORS: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
const SCHEMES = ["light", "dark"] as const;
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

declare global {
  interface Window {
    axe: typeof axe;
    paint?: CSSStyleSheet;
  }
}

/** Elements that only scripts may focus, so the Tab key must not stop at them. */
const NO_TAB_STOP = ':is(main, h1, h2, h3, h4, li, tr)[tabindex]:not([tabindex="-1"])';

const looks = new WeakMap<Page, number>();

/**
 * Checks a screen at desktop and phone size: axe violations, sideways scrolling, cut button labels, a missing or second
 * h1, and headings or rows that are Tab stops. An empty list means that it passes. Every second call for a page runs
 * axe, at one size and in one color scheme. Both rotate, and the first size depends on the test's title. `npm run
 * test:looks` checks everything every time.
 * @param sizes fewer for a part that exists at only one size
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
      await waitForColorScheme(page, colorScheme);
      const found = await violations(page, at === 0 ? ALL : COLORS);
      problems.push(...found.map((problem) => `${size.width} ${colorScheme}: ${problem}`));
    }
    if (schemes.length > 0) await setPainted(page, false);
    const { isTooWide, cut } = await page.evaluate(() => {
      const isTooNarrow = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
      // Labels for screen readers are 1 pixel wide.
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
    NO_TAB_STOP,
  );
  if (headings !== 1) problems.push(`${headings} main headings`);
  if (stops > 0) problems.push(`${stops} stops of the Tab key where nothing can be done`);
  return problems;
}

/**
 * Color schemes that axe checks in this call at this size. Sizes alternate their order, since each change repaints the
 * page.
 */
function schemesOf(turn: number, index: number, sizes: number): readonly ("light" | "dark")[] {
  if (isThorough) return index % 2 === 0 ? SCHEMES : SCHEMES.toReversed();
  if (turn % 2 === 1) return [];
  const start = expect.getState().currentTestName?.length ?? 0;
  const look = turn / 2;
  const round = Math.floor(look / sizes);
  return index === (start + look) % sizes ? SCHEMES.slice(round % 2, (round % 2) + 1) : [];
}

/** Runs axe, which is injected into a page once. */
async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    // At the top, because a link that is half under the sticky header counts as too small.
    const { scrollY } = window;
    scrollTo(0, 0);
    // Preloading serves rules about media and screen orientation, which no page needs.
    const found = await window.axe.run(document, {
      runOnly: only,
      resultTypes: ["violations"],
      preload: false,
    });
    scrollTo(0, scrollY);
    return found.violations.map(
      ({ id, nodes }) => `${id} at ${nodes[0]?.target.join(" ")}: ${nodes[0]?.failureSummary}`,
    );
  }, runOnly);
}

/** Controls whose accessible name doesn't contain their visible label (WCAG 2.5.3), each as "label: name". */
export async function mislabeled(page: Page): Promise<string[]> {
  return page.locator("[aria-label]:is(a, button, summary, [role=button])").evaluateAll((controls) => {
    const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
    return (controls as HTMLElement[])
      .map((control) => ({ label: plain(control.innerText), name: plain(control.ariaLabel ?? "") }))
      .filter(({ label, name }) => !name.includes(label))
      .map(({ label, name }) => `${label}: ${name}`);
  });
}

/** Makes a page opaque for the check. Parts that are about to be replaced, which are paler, become opaque too. */
async function setPainted(page: Page, isPainted: boolean): Promise<void> {
  await page.evaluate((painted) => {
    window.paint ??= new CSSStyleSheet();
    window.paint.replaceSync(":is(html, [aria-busy=true]) { opacity: 1 !important }");
    const otherSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.paint);
    document.adoptedStyleSheets = painted ? [...otherSheets, window.paint] : otherSheets;
  }, isPainted);
}

/** Waits until the page uses the color scheme, and finishes running animations except endless ones. */
async function waitForColorScheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.waitForFunction((theme) => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    for (const animation of moving) animation.finish();
    // Without scripts, a page follows the system's color scheme and has no such attribute.
    return moving.length === 0 && (document.documentElement.dataset.mantineColorScheme ?? theme) === theme;
  }, scheme);
}
