import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { MAX_SHIFT, noteShifts, shiftsOf } from "#tests/helpers/layout-shift";
import { resize } from "#tests/helpers/page";
import { type PageServer, pageServer, RENDERER } from "#tests/helpers/page-server";
import { readPdf } from "#tests/helpers/pdf";
import { type Asked, answeredAttempt, openResults, ready } from "#tests/helpers/results-page";
import { verifyEmail } from "#tests/helpers/scored";
import { aDimension, aScoring } from "../../unit/client/result-examples";

const SCALE = ["never", "", "sometimes", "mostly", "always"];
const rating = (questionText: string, answer: string, change: Partial<Asked>): Asked => ({
  questionText,
  questionType: "rating",
  highIs: "good",
  answer,
  ...change,
});
const ASKED: readonly Asked[] = [
  { questionText: "What do you sell?", questionType: "text", answer: "Hand-made shoes" },
  {
    questionText: "Is there a website?",
    questionType: "multiple_choice",
    options: ["Yes", "No"],
    answer: "Yes",
  },
  rating("How well does it sell?", "2", {
    dimension: "web",
    conditions: { version: 1, match: "all", rules: [{ question: 2, op: "is", value: "Yes" }] },
  }),
  rating("How often are you paid late?", "4", {
    dimension: "money",
    highIs: "bad",
    scaleLabels: SCALE,
    shortName: "Late payment",
  }),
  {
    questionText: "Which of these do you keep?",
    questionType: "multiple_choice",
    options: ["Budget", "Forecast", "Neither"],
    selection: "several",
    exclusiveOptions: ["Neither"],
    points: [1, 2, 0],
    combine: "sum",
    dimension: "money",
    weight: 2,
    answer: ["Budget"],
  },
  rating("How happy is your team?", "5", { dimension: "people" }),
  rating("How much is written down?", "3", { dimension: "plans" }),
  rating("How far ahead do you plan?", "skip", { dimension: "plans", weight: 2 }),
  rating("How many meetings are there?", "3", { highIs: null }),
];
const SCORING = aScoring({
  benchmark: { on: true, k: 5 },
  dimensions: [
    aDimension("people", { name: "People", weight: 2 }),
    aDimension("money", { name: "Money" }),
    aDimension("web", { name: "Website", description: "What it brings in." }),
    aDimension("plans", { name: "Plans" }),
    aDimension("law", { name: "Law" }),
  ],
  bands: [
    { from: 0, name: "Finding your feet", text: "Much still depends on you alone. Begin with one habit." },
    { from: 2, name: "On track", text: "The basics stand. What is weakest pays most." },
  ],
});

/** Runs in the page. */
const isFocused = (element: Element) => element === document.activeElement;

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

const cells = (inside: Locator) =>
  inside
    .locator("tr")
    .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent)));

/** Attributes of a chart's parts. */
const drawn = (inside: Locator, part: string, ...names: string[]) =>
  inside
    .locator(part)
    .evaluateAll(
      (found, attributes) => found.map((one) => attributes.map((name) => one.getAttribute(name))),
      names,
    );

/** Texts that don't end on the first screen. */
async function belowFirstScreen(page: Page, texts: readonly string[]): Promise<string[]> {
  const bottoms = await Promise.all(
    texts.map(async (text) => {
      const box = await page.getByText(text).first().boundingBox();
      return { text, bottom: box ? box.y + box.height : Number.POSITIVE_INFINITY };
    }),
  );
  const height = page.viewportSize()?.height ?? 0;
  return bottoms.filter(({ bottom }) => bottom > height).map(({ text }) => text);
}

const rendered = (server: PageServer, page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(`${server.url}${path}`)).text()).toContain("data-rendered");

test("a result shows its score with an explanation, its reasons, and a what-if", async () => {
  const server = await pageServer({}, {}, RENDERER);
  const attempt = await answeredAttempt(server, {
    asked: ASKED,
    scoring: SCORING,
    expected: /ERR_FAILED|could not be fetched|Failed to/,
  });
  const { page, path } = attempt;
  await attempt.complete();
  await rendered(server, page, path);

  // A phone's first screen has the result; links to other pages come last.
  await resize(page, { width: 390, height: 664 });
  await noteShifts(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const { sum, shifts } = await shiftsOf(page, { afterPress: false });
  expect(sum, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT);
  const first = ["3.2", "On track", "The basics stand."];
  expect(await belowFirstScreen(page, first)).toEqual([]);
  expect(await belowFirstScreen(page, ["Print or save as PDF"])).not.toEqual([]);
  await resize(page, { width: 1440, height: 900 });

  const sections = await page
    .locator("main section")
    .evaluateAll((found) => found.map((section) => section.querySelector("h2")?.textContent));
  expect(sections).toEqual(["Overall score", "Your areas", "Your results", "Your Responses"]);
  const areas = region(page, "Your areas");
  await areas.getByText("Lowest first. Scores are out of 5.").waitFor();
  await expect
    .poll(() => areas.getByRole("listitem").evaluateAll((found) => found.map((area) => area.textContent)))
    .toEqual([
      "Website1.3 Finding your feet",
      "Money1.5 Finding your feet",
      "People5.0 On track",
      "PlansNot enough answers (1 of 2)",
      "LawNot applicable",
    ]);
  await page.locator("main").getByText("8 of 9", { exact: true }).waitFor();
  const overall = await drawn(region(page, "Overall score"), "svg rect", "data-part", "x");
  expect(overall).toEqual([
    ["track", null],
    ["value", null],
    ["step", "39.75"],
  ]);
  // One axis per area, clockwise from the top in the author's order.
  expect(await drawn(areas, "polygon", "data-part")).toEqual([
    ["ring"],
    ["ring"],
    ["ring"],
    ["ring"],
    ["shape"],
  ]);
  expect(await drawn(areas, "line", "x2", "y2")).toEqual([
    ["0", "-100"],
    ["86.6", "50"],
    ["-86.6", "50"],
  ]);
  expect(await drawn(areas, "circle", "cx", "cy")).toEqual([
    ["0", "-100"],
    ["26.46", "15.28"],
    ["-21.65", "12.5"],
  ]);
  expect(await drawn(areas, "[data-side]", "data-side", "data-end")).toEqual([
    ["middle", "top"],
    ["right", "beside"],
    ["left", "beside"],
  ]);
  await areas.getByText("View as table").click();
  await expect
    .poll(() => cells(areas))
    .toEqual([
      ["Area", "Score", "Band"],
      ["Website", "1.3", "Finding your feet"],
      ["Money", "1.5", "Finding your feet"],
      ["People", "5.0", "On track"],
      ["Plans", "Not enough answers (1 of 2)", ""],
      ["Law", "Not applicable", ""],
    ]);
  const responses = region(page, "Your Responses");
  await responses.getByText("4/5 – mostly", { exact: true }).waitFor();
  await responses.getByText("2/5", { exact: true }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const shape = areas.locator("svg polygon[data-part=shape]");
  await resize(page, { width: 320, height: 568 });
  await expect.poll(() => shape.isVisible(), { message: "the bars say the same" }).toBe(false);
  await resize(page, { width: 1440, height: 900 });
  await expect.poll(() => shape.isVisible()).toBe(true);

  await page.getByRole("button", { name: "How this score works" }).click();
  const why = dialog(page, "How this score works");
  await why.getByText("≈ 255.56 ÷ 4 = ≈ 63.89 out of 100, shown as 3.2 out of 5").waitFor();
  expect(await cells(why.getByRole("region", { name: "Overall" }))).toEqual([
    ["Area", "Score", "Weight", "Score × weight"],
    ["Website", "25", "1", "25"],
    ["Money", "≈ 30.56", "1", "≈ 30.56"],
    ["People", "100", "2", "200"],
    ["PlansNot enough answers (1 of 2), not counted", "–", "–", "–"],
    ["LawNot applicable, not counted", "–", "–", "–"],
  ]);
  await why.getByText("Not applicable: none of the questions in this area applied to you.").waitFor();
  await expect
    .poll(() => why.locator("h3 + p").allTextContents())
    .toEqual(["What it brings in.", "Not applicable: none of the questions in this area applied to you."]);
  await why
    .getByRole("row", { name: /Late payment.*4 – mostly · \(5 − 4\) ÷ 4 \(lower is better\) 25 1 25/ })
    .waitFor();
  await why.getByRole("row", { name: /Budget · 1 point \(from 0 to 3\) ≈ 33.33 2 ≈ 66.67/ }).waitFor();
  await why
    .getByText(
      "Not enough answers (1 of 2): ≈ 33.33% of the total question weight was answered. At least 50% is needed.",
    )
    .waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => why.count()).toBe(0);

  await page.getByRole("button", { name: "Try different answers" }).click();
  const whatIf = dialog(page, "Try different answers");
  const outcome = whatIf.getByRole("status").first();
  await expect.poll(() => outcome.textContent()).toBe("Overall 3.2 On track");
  const back = whatIf.getByRole("button", { name: "Reset answers" });
  await expect.poll(() => back.getAttribute("aria-disabled")).toBe("true");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await whatIf
    .getByRole("radiogroup", { name: "How happy is your team?" })
    .getByText("1", { exact: true })
    .click();
  await expect
    .poll(() => outcome.locator("p").allTextContents())
    .toEqual(["Overall 0.7 Finding your feet instead of 3.2", "People 0.0 instead of 5.0"]);
  await expect.poll(() => back.getAttribute("aria-disabled")).toBeNull();
  await whatIf.getByText("No", { exact: true }).click();
  await expect
    .poll(() => outcome.locator("p").allTextContents())
    .toEqual([
      "Overall 0.5 Finding your feet instead of 3.2",
      "People 0.0 instead of 5.0",
      "Website not applicable instead of 1.3",
      "1 of your answers would no longer apply.",
    ]);
  await expect
    .poll(() => whatIf.getByText(/^Your answer:/).allTextContents())
    .toEqual(["Your answer: Yes", "Your answer: 5"]);
  await expect.poll(() => whatIf.getByText("New question").count()).toBe(0);
  await expect.poll(() => whatIf.getByText("How well does it sell?").count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  const paper = readPdf(await page.pdf({ format: "A4", preferCSSPageSize: true }));
  const printed = paper.pages.map(({ text }) => text).join("");
  expect(printed).toContain("Overallscore3.2outof5Ontrack");
  for (const words of ["Backtomyanswers", "0.7", "Viewastable"]) expect(printed).not.toContain(words);
  await back.click();
  await expect.poll(() => outcome.textContent()).toBe("Overall 3.2 On track");
  await whatIf.getByText("How well does it sell?").waitFor();
  expect(calls).toEqual([]);
  // Tab stops once at the last rating group, at the chosen option if any, and stays in the dialog.
  const last = whatIf.getByRole("radiogroup").last().getByRole("radio");
  const close = whatIf.getByRole("button", { name: "Close" });
  await last.first().focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => close.evaluate(isFocused)).toBe(true);
  await last.nth(1).check();
  await page.keyboard.press("Tab");
  await expect.poll(() => close.evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => last.nth(1).evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => whatIf.count()).toBe(0);

  // A retake is compared with the last attempt.
  await page.getByRole("button", { name: "Retake assessment" }).click();
  await page.waitForURL(/\/assessment\/\d+\/chat$/);
  const retakeId = new URL(page.url()).pathname.split("/")[2];
  const questions: { id: number }[] = await (
    await page.request.get(`/api/user/assessments/${retakeId}/questions`)
  ).json();
  const answers = ASKED.map(({ answer }, at) => [questions[at]?.id, at === 5 ? "1" : answer]);
  await page.request.post(`/api/user/assessments/${retakeId}/complete`, {
    data: { responses: Object.fromEntries(answers) },
  });
  await verifyEmail(server, Number(retakeId));
  for (const team of ["1", "2", "3", "4", "5"]) {
    const otherParticipant = await server.participant(1, `other${team}@example.com`);
    await verifyEmail(server, otherParticipant.attemptId);
    const entries = answers.map(([id, answer], at) => [id, at === 5 ? team : answer]);
    await otherParticipant.agent.post(`/user/assessments/${otherParticipant.attemptId}/complete`, {
      responses: Object.fromEntries(entries),
    });
  }
  await page.goto(`/assessment/${retakeId}/results`);
  const since = region(page, "Since last time");
  await expect
    .poll(() => cells(since))
    .toEqual([
      ["Area", "Before", "Now", "Change"],
      ["Overall", "3.2", "0.7", "−2.5"],
      ["People", "5.0", "0.0", "−5.0"],
      ["Money", "1.5", "1.5", "No change"],
      ["Website", "1.3", "1.3", "No change"],
    ]);
  await expect.poll(() => since.getByText("Based on").count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  // The benchmark is shown if there are enough participants.
  const quartiles = (inside: Locator) =>
    drawn(inside, "[data-marked] [data-part=quartile]", "x", "y", "height");
  await areas.getByText("Lines show the lower quartile").waitFor();
  await areas.getByText("View as table").click();
  expect(await quartiles(region(page, "Overall score"))).toEqual([
    ["27", "1", "8"],
    ["38", "0", "10"],
    ["52", "1", "8"],
  ]);
  expect((await quartiles(areas)).slice(0, 3)).toEqual([
    ["25", "1", "8"],
    ["50", "0", "10"],
    ["75", "1", "8"],
  ]);
  await expect.poll(() => page.locator("main svg[data-marked]").count()).toBe(4);
  await expect
    .poll(() =>
      page
        .getByText("Higher than about 0 of 10 other participants · based on at least 5 people", {
          exact: true,
        })
        .count(),
    )
    .toBe(4);
  // The legend appears once, next to the overall score, with a note on its precision.
  const legend = page.getByText("rounded and updated after every five participants");
  await expect.poll(() => legend.count()).toBe(1);
  await expect
    .poll(() =>
      region(page, "Overall score")
        .locator("p", { has: page.locator("svg") })
        .innerText(),
    )
    .toMatch(/start of a score band · +lower quartile, median and upper quartile of other participants/);
  await expect
    .poll(() => cells(areas))
    .toEqual([
      ["Area", "Score", "Band", "Other participants", "Higher than"],
      ["People", "0.0", "Finding your feet", "1.3 · 2.5 · 3.8", "0 of 10"],
      ["Website", "1.3", "Finding your feet", "1.3 · 1.3 · 1.3", "0 of 10"],
      ["Money", "1.5", "Finding your feet", "1.5 · 1.5 · 1.5", "0 of 10"],
      ["Plans", "Not enough answers (1 of 2)", "", "", ""],
      ["Law", "Not applicable", "", "", ""],
    ]);
  // The dialog's script is fetched on demand, which may fail.
  await page.route(/assets\/score-explanation-dialog/, (route) => route.abort());
  await page.getByRole("button", { name: "How this score works" }).click();
  await page.getByRole("alert").filter({ hasText: "Couldn't open “How this score works”" }).waitFor();
  await since.getByRole("link").click();
  await page.waitForURL(`**${path}`);
});

test("scores that only admins may see are nowhere on the participant's page", async () => {
  const server = await pageServer();
  const { page } = await openResults(server, { asked: ASKED, scoring: { ...SCORING, visibleTo: "admin" } });
  await ready(page);
  await region(page, "Your Responses").getByText("4/5 – mostly", { exact: true }).waitFor();
  const sections = await page
    .locator("main section")
    .evaluateAll((found) => found.map((section) => section.querySelector("h2")?.textContent));
  expect(sections).toEqual(["Your Responses"]);
  for (const name of ["How this score works", "Try different answers", "Retake assessment"])
    await expect.poll(() => page.getByRole("button", { name }).count()).toBe(0);
  await page.getByRole("button", { name: "Print or save as PDF" }).waitFor();
});
