import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { button } from "#tests/helpers/chat-page";
import { sampled } from "#tests/helpers/effort";
import { MAX_SHIFT, noteShifts, shiftsOf } from "#tests/helpers/layout-shift";
import { openWindow, resize } from "#tests/helpers/page";
import { type PageServer, pageServer } from "#tests/helpers/page-server";

/** A phone with an open keyboard, in landscape, the smallest one, inside browser bars; a page at 200%. */
const SCREENS = [
  { width: 390, height: 364 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 720, height: 450 },
];
const DESCRIPTION = "Three questions about what you sell, to whom, and what gets in the way of more of it.";
const QUESTION_COUNT = 3;

/** Starts an attempt whose second question has five options; returns the form's path. */
async function openStartedForm(server: PageServer, page: Page): Promise<string> {
  const admin = await server.admin();
  const { body: template } = await admin.post("/admin/assessment-templates", {
    title: "How is your small business doing this year?",
    description: DESCRIPTION,
  });
  const questions = [
    { questionText: "What does your business do, and who buys from it?", questionType: "text" },
    {
      questionText: "How many people work in the business, yourself included?",
      questionType: "multiple_choice",
      options: ["Just me", "2 to 10", "11 to 50", "51 to 250", "More than 250"],
    },
    { questionText: "What else should we know?", questionType: "text", isRequired: false },
  ];
  for (const question of questions) await admin.post(`/admin/assessments/${template.id}/questions`, question);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId: template.id },
  });
  return `/assessment/${(await registered.json()).userAssessmentId}/start`;
}

const counter = (page: Page, place: number) =>
  page.getByText(`Question ${place} of ${QUESTION_COUNT}`, { exact: true });

/** Visible buttons lower than 40 pixels, and required controls that are out of view. */
async function outOfReach(page: Page, mustHave: string): Promise<string[]> {
  return page.evaluate((expected) => {
    const shown = [...document.querySelectorAll("button")].filter((one) => one.checkVisibility());
    const low = shown.filter((one) => one.getBoundingClientRect().height < 40);
    const isInReach = shown.some((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const isInside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      const isOnTop = one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      const isWhole = one.scrollWidth <= one.clientWidth;
      return one.innerText.includes(expected) && isInside && isOnTop && isWhole;
    });
    const page = document.documentElement;
    const doesScroll = page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth;
    return [
      ...low.map((one) => `too low: ${one.textContent}`),
      ...(isInReach ? [] : [`out of reach: ${expected}`]),
      ...(doesScroll ? ["the page scrolls"] : []),
    ];
  }, mustHave);
}

test("on small screens the next button is in view at every question, and nothing shifts", async () => {
  const server = await pageServer();
  const page = await openWindow(server.url, { width: 390, height: 664, hasTouch: true });
  await noteShifts(page);
  const form = await openStartedForm(server, page);
  for (const [index, screen] of sampled(SCREENS, 3).entries()) {
    const size = `${screen.width} × ${screen.height}`;
    await resize(page, screen);
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? "light" : "dark" });
    await page.goto(`${form}?q=1`);
    await counter(page, 1).waitFor();
    await page.getByText(DESCRIPTION).filter({ visible: true }).waitFor();
    await page.getByRole("textbox").fill(`Shoes, at ${size}`);
    await expect.poll(() => outOfReach(page, "Next"), { message: size }).toEqual([]);
    await button(page, "Next").tap();
    await counter(page, 2).waitFor();
    await expect.poll(() => page.getByText(DESCRIPTION).filter({ visible: true }).count()).toBe(0);
    await page
      .getByRole("status")
      .getByText(/^Saved/)
      .waitFor();
    await expect.poll(() => outOfReach(page, "Next"), { message: size }).toEqual([]);
    await page.getByText("2 to 10").tap();
    await button(page, "Next").tap();
    await counter(page, 3).waitFor();
    await expect.poll(() => outOfReach(page, "Complete Assessment"), { message: size }).toEqual([]);
    expect((await shiftsOf(page, { afterPress: true })).sum, size).toBeLessThanOrEqual(MAX_SHIFT);
  }
  await resize(page, { width: 390, height: 664 });
  expect(await problemsOf(page, [{ width: 390, height: 664 }])).toEqual([]);
});

test("a phone's bar and menu lead to every question, and typed text stays above the keyboard", async () => {
  const server = await pageServer();
  const page = await openWindow(server.url, { width: 390, height: 664, hasTouch: true });
  await page.goto(await openStartedForm(server, page));
  await page.getByRole("textbox").tap();
  await page.keyboard.type("Shoes");
  await resize(page, { width: 390, height: 364 });
  await expect
    .poll(() =>
      page.evaluate(() => {
        const field = document.querySelector("textarea")?.getBoundingClientRect();
        const bar = document.querySelector("button[type=submit]")?.getBoundingClientRect();
        return field && bar && field.top > 51 && field.bottom < bar.top;
      }),
    )
    .toBe(true);
  await resize(page, { width: 390, height: 664 });
  await button(page, "Next").tap();
  await counter(page, 2).waitFor();
  await button(page, "Previous").tap();
  await counter(page, 1).waitFor();
  await button(page, "Menu").tap();
  await button(page, "Overview").tap();
  await button(page, /2\. How many people/).tap();
  await counter(page, 2).waitFor();
  await button(page, "Menu").tap();
  await button(page, "Chat with AI").tap();
  await page.waitForURL("**/chat");
  await page.goBack();
  await counter(page, 2).waitFor();
  // An inline style on the root would recalculate all styles.
  expect(await page.evaluate(() => document.documentElement.style.length)).toBe(0);
  // An overlaid keyboard moves the visible area; pinch zoom must not change the layout.
  const viewportStyles = () =>
    page.evaluate(() =>
      ["--vvh", "--vvt"].map((name) => document.documentElement.style.getPropertyValue(name)),
    );
  for (const [type, seen, expected] of [
    ["resize", { height: 300, offsetTop: 50, scale: 1 }, ["300px", "50px"]],
    ["scroll", { height: 300, offsetTop: 20, scale: 1 }, ["300px", "20px"]],
    ["resize", { height: 332, offsetTop: 50, scale: 2 }, ["", ""]],
  ] as const) {
    await page.evaluate(lookAt, { type, seen });
    await expect.poll(viewportStyles).toEqual(expected);
  }
  await button(page, "Back to Dashboard").tap();
  await page.waitForURL("**/user-dashboard");
  await expect.poll(viewportStyles).toEqual(["", ""]);
});

/** Runs in the page. Changes the visual viewport. */
function lookAt({ type, seen }: { type: string; seen: Record<string, number> }): void {
  for (const [name, value] of Object.entries(seen))
    Object.defineProperty(visualViewport, name, { value, configurable: true });
  visualViewport?.dispatchEvent(new Event(type));
}
