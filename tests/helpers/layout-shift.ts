import type { Page } from "playwright-core";
import { paint } from "#tests/helpers/profile";

/** What web.dev calls good is 0.1. */
export const MOST_SHIFT = 0.05;

interface Shift {
  value: number;
  /** Whether somebody had pressed something just before. */
  afterPress: boolean;
  moved: string[];
}

declare global {
  /** What has moved since the page began. */
  var shifts: Shift[];
}

/** Has every page of this window note what moves on it. */
export async function noteShifts(page: Page): Promise<void> {
  await paint(page);
  await page.addInitScript(note);
}

/** What has moved on the page so far, and how far in all (cumulative layout shift). */
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
