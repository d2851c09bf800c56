import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Card, CardKind } from "#shared/domain/cards/card";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { adminWindow, pageServer } from "#tests/helpers/page-server";
import { readPdf } from "#tests/helpers/pdf";
import { type Asked, openResults, ready } from "#tests/helpers/results-page";
import { isoDay, longDate } from "../../../src/client/ui/format/dates";
import { aDimension, aScoring } from "../../unit/client/result-examples";

const RATED = [4, 1, 2, 5, 3].map((value, index) => ({
  questionText: `How do you rate part ${index + 1} of your business, as it stands today?`,
  questionType: "rating" as const,
  answer: String(value),
}));
const ASKED: readonly Asked[] = [
  { questionText: "What do you sell?", questionType: "text", answer: "Hand-made shoes" },
  ...RATED,
  {
    questionText: "What holds you back?",
    questionType: "text",
    answer: `${"Clients pay late. ".repeat(60)}The end.`,
  },
  ...Array.from({ length: 12 }, (_, index) => ({
    questionText: `What did you try in month ${index + 1}?`,
    questionType: "text" as const,
    answer: `We sent reminders by mail in month ${index + 1}, but nobody had the time to follow them up.`,
  })),
  { questionText: "Anything else?", questionType: "text", answer: "skip" },
];
const card = (place: number, kind: CardKind, title: string): Card => ({
  key: `card-${place}`,
  kind,
  dimension: null,
  when: { version: 1, match: "all", rules: [{ question: place, op: "answered" }] },
  title,
  why: `This comes of what you said of it. Beside it you wrote {{quote:7}}.`,
  steps: [
    { text: `Look at part ${place - 1} again.`, horizon: "week" },
    { text: `Talk about it with those who work there.`, horizon: "month" },
  ],
  effort: 1,
  impact: 2,
});
const CARDS = [
  card(3, "risk", "Part 2 may fail"),
  card(4, "weakness", "Part 3 is weak"),
  card(5, "opportunity", "Part 4 can grow"),
  card(6, "opportunity", "Part 5 can, too"),
];
/** The same answers with scored ratings. */
const SCORED = ASKED.map((asked) =>
  asked.questionType === "rating" ? { ...asked, highIs: "good" as const, dimension: "work" } : asked,
);
const SCORING = aScoring({ dimensions: [aDimension("work", { name: "Work" })] });
const SCREEN_ONLY = [
  "Print or save as PDF",
  "Return to Dashboard",
  "Show more",
  "Skip to main content",
  "recommendations are ready",
];
/** The brand color on a light background, which fills dots. */
const FILL = "#3c5cd5";
/** Background colors of the dark scheme. */
const DARK = ["#101317", "#171b21", "#1f242c", "#2c323b", "#39414c"];

/** Without white space, which a PDF doesn't keep, and without characters that CSS adds. */
const bare = (text: string) => text.replace(/[\s•–]/g, "");

/** Prints the page without background graphics, like browsers do by default. */
async function printed(page: Page, format: "A4" | "Letter", colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (expected) => document.documentElement.dataset.mantineColorScheme === expected,
    colorScheme,
  );
  return readPdf(await page.pdf({ format, preferCSSPageSize: true }));
}

test("printed results are a complete, light, titled document without screen controls", async () => {
  const server = await pageServer({}, { ORG_NAME: "Acme Advisers" });
  const { page } = await openResults(server, {
    asked: SCORED,
    scoring: SCORING,
    cards: CARDS,
    title: "Growth check",
  });
  await ready(page);

  for (const [format, scheme, width, height] of [
    ["A4", "dark", 596, 843],
    ["Letter", "light", 612, 792],
  ] as const) {
    const { title, pages } = await printed(page, format, scheme);
    const text = pages.map((sheet) => sheet.text).join("");
    expect(title).toBe(`Growth check - Pat Doe - ${isoDay(server.clock.now())}`);
    expect(pages.map((sheet) => [sheet.width, sheet.height])).toEqual(pages.map(() => [width, height]));
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(pages.length).toBeLessThanOrEqual(6);
    const top = bare(
      `Acme Advisers Pat Doe · ${longDate(server.clock.now())} Completed Growth check Where you stand Started`,
    );
    expect(pages[0]?.text.startsWith(top)).toBe(true);
    expect(pages[0]?.text).toContain(bare("Start here 1 Look at part 2 again. This week"));
    for (const { questionText, answer } of ASKED) {
      expect(text).toContain(bare(questionText));
      if (typeof answer === "string" && answer !== "skip" && !/^\d$/.test(answer)) {
        expect(pages.some((sheet) => sheet.text.includes(bare(questionText + answer)))).toBe(true);
      }
    }
    for (const words of SCREEN_ONLY) expect(text).not.toContain(bare(words));
    for (const sheet of pages) {
      expect(sheet.text.length, "no page is left nearly empty").toBeGreaterThan(60);
      expect(DARK.filter((color) => sheet.fills.has(color))).toEqual([]);
    }
  }
  await expect.poll(() => page.title()).toBe("Growth check · Acme Advisers");
});

test("page breaks split no recommendation, answer or heading, and an admin's print is the same", async () => {
  const server = await pageServer({}, { ORG_NAME: "Acme Advisers" });
  const { page, path } = await openResults(server, { asked: ASKED, cards: CARDS });
  await ready(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const parts = await page.getByRole("article").allInnerTexts();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect.poll(() => page.locator("article details[open]").count()).toBe(0);
  await page.emulateMedia({ media: null });
  expect(parts).toHaveLength(CARDS.length);
  // The text answer is quoted once, with its own reference.
  expect(parts.filter((part) => /\(question \d, 7\)/.test(part))).toEqual(parts.slice(0, 1));
  for (const part of parts) expect(part.match(/Based on: .*\(question \d(, 7)?\)/g)).toHaveLength(1);
  const responses = await page
    .getByRole("region", { name: "Your Responses" })
    .getByRole("listitem")
    .evaluateAll((found) => found.map((item) => item.textContent.replace("Show more", "")));
  for (const format of ["A4", "Letter"] as const) {
    const { pages } = await printed(page, format, "light");
    const isWhole = (part: string) => pages.some((sheet) => bare(sheet.text).includes(bare(part)));
    expect(parts.filter((part) => !isWhole(part))).toEqual([]);
    expect(responses.filter((part) => !isWhole(part))).toEqual([]);
    expect(isWhole(`Your Responses${responses[0]}`)).toBe(true);
    const top = "Recommendations Prepared from your answers without AI Risks";
    expect(isWhole(`${top} ${parts[0]}`)).toBe(true);
    for (const heading of ["Recommendations", "Your Responses"]) {
      expect(pages.some((sheet) => sheet.text.endsWith(bare(heading)))).toBe(false);
    }
  }

  const participantCopy = await printed(page, "A4", "light");

  const admin = await adminWindow(server);
  await admin.goto(`/admin/assessments/${path.split("/")[2]}`);
  await admin.getByRole("button", { name: "Print report" }).waitFor();
  await admin.getByText("Prepared from the participant's answers").waitFor();
  const adminCopy = await printed(admin, "A4", "dark");
  expect(adminCopy.title).toBe(participantCopy.title);
  const textOf = ({ pages }: typeof participantCopy) => pages.map(({ text }) => text).join("");
  expect(textOf(adminCopy)).toBe(textOf(participantCopy));
  expect(adminCopy.pages.length).toBe(participantCopy.pages.length);
  await admin.getByRole("heading", { name: "Assessment Conversation" }).waitFor();
  await expect.poll(() => admin.title()).toBe("Pat Doe: Growth check · Acme Advisers");

  await admin.goto("/admin/users");
  await admin.getByText("pat.doe@example.com").first().waitFor();
  const users = textOf(await printed(admin, "A4", "light"));
  expect(users).toContain("pat.doe@example.com");
  expect(users).not.toContain("Logout");
});

test("recommendations in progress are not printed, nor is their frame", async () => {
  const assistant = new ScriptedAssistant();
  let release = (): void => undefined;
  assistant.gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await pageServer({ assistant });
  const { page } = await openResults(server, { asked: ASKED });
  await page.getByText("First,").waitFor();
  const { pages } = await printed(page, "A4", "dark");
  const text = pages.map((sheet) => sheet.text).join("");
  // Dots are printed: without references, nothing else has this color.
  expect(pages[0]?.fills.has(FILL)).toBe(true);
  for (const words of ["Recommendations", "being written", "First,"]) expect(text).not.toContain(bare(words));
  await page.emulateMedia({ media: "print" });
  const frames = await page
    .locator("main .mantine-Card-root:visible")
    .evaluateAll(
      (found) =>
        found.map((card) => getComputedStyle(card)).filter((style) => style.borderTopWidth !== "0px").length,
    );
  expect(frames).toBe(0);
  for (const part of ["header", "footer", ".mantine-Button-root", "nav"]) {
    await expect.poll(() => page.locator(`${part}:visible`).count(), { message: part }).toBe(0);
  }
  const colors = await page.evaluate(() =>
    [document.body, document.querySelector("h1"), document.querySelector("main p")].map((element) => {
      const { color, backgroundColor } = getComputedStyle(element as HTMLElement);
      return [color, backgroundColor];
    }),
  );
  expect(colors[0]?.[1]).toBe("rgb(255, 255, 255)");
  expect(colors.map(([ink]) => ink)).not.toContain("rgb(232, 235, 239)");
  release();
});
