import type { Page } from "playwright-core";
import { paint } from "#tests/helpers/profile";

/** Highest acceptable cumulative layout shift. web.dev calls up to 0.1 good. */
export const MAX_SHIFT = 0.05;

interface Shift {
  value: number;
  /** Whether it followed user input. */
  afterPress: boolean;
  moved: string[];
}

declare global {
  var shifts: Shift[];
}

/** Records layout shifts in every page of this window. */
export async function noteShifts(page: Page): Promise<void> {
  await paint(page);
  await page.addInitScript(note);
}

/** Layout shifts so far, and their sum (cumulative layout shift). */
export async function shiftsOf(page: Page, { afterPress }: { afterPress: boolean }) {
  const all = await page.evaluate(() => globalThis.shifts);
  const shifts = all.filter((shift) => afterPress || !shift.afterPress);
  return { shifts, sum: shifts.reduce((total, { value }) => total + value, 0) };
}

/** Runs in the page. */
function note(): void {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "");
      globalThis.shifts.push({ value, afterPress: hadRecentInput, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
