import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { problemsOf } from "#tests/helpers/accessibility";
import { resize } from "#tests/helpers/page";
import { breakTable, holdCalls, pageServer } from "#tests/helpers/page-server";
import { type Asked, answeredAttempt, openResults, ready } from "#tests/helpers/results-page";
import { put, value } from "#tests/helpers/stored";
import { longDateTime } from "../../../src/client/ui/format/dates";

const NOT_FOUND = "The assessment results you're looking for don't exist or haven't been completed yet.";

const ASKED: readonly Asked[] = [
  { questionText: "What do you sell?", questionType: "text", answer: "Hand-made shoes" },
  { questionText: "How happy is your team?", questionType: "rating", answer: "4" },
  {
    questionText: "Which tools do you use?",
    questionType: "multiple_choice",
    options: ["Pen", "Phone"],
    selection: "several",
    answer: ["Pen", "Phone"],
  },
  { questionText: "How healthy is your cash flow?", questionType: "rating", answer: "1" },
  { questionText: "How well do you know your numbers?", questionType: "rating", answer: "skip" },
  { questionText: "How well organised is your work?", questionType: "rating", answer: "2" },
  { questionText: "Anything else?", questionType: "text", answer: "skip" },
  { questionText: "Who decides?", questionType: "text" },
];

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, exact: true });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const isInView = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

function scripted() {
  const assistant = new ScriptedAssistant();
  let release = (): void => undefined;
  assistant.gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { assistant, release: () => release() };
}

test("results of another participant or of an open attempt are not found", async () => {
  const server = await pageServer();
  const expected = /status of (40[014]|500)/;
  const { page, path, ids, complete } = await answeredAttempt(server, { asked: ASKED, expected });
  const otherParticipant = await server.participant(1, "kim@example.com");
  const responses = { [String(ids[0])]: "Hand-made shoes" };
  await otherParticipant.agent.post(`/user/assessments/${otherParticipant.attemptId}/complete`, {
    responses,
  });
  const completed = "SELECT count(*) FROM user_assessments WHERE status = 'completed'";
  expect(await value(server, completed)).toBe(1);
  for (const missing of [
    `/assessment/${otherParticipant.attemptId}/results`,
    path,
    "/assessment/4711/results",
    "/assessment/none/results",
  ]) {
    await page.goto(missing);
    await heading(page, "Results Not Found").waitFor();
    await page.getByText(NOT_FOUND, { exact: true }).waitFor();
    await expect.poll(() => page.getByText("Hand-made shoes").count()).toBe(0);
    await expect.poll(() => page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  }
  expect(await problemsOf(page)).toEqual([]);
  await complete();
  await page.getByRole("link", { name: "Back to Dashboard" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/user-dashboard");

  const link = page.getByRole("link", { name: /View Results/ });
  await link.waitFor();
  const open = await holdCalls(page, "user.attempts.results");
  await link.click();
  await page.waitForURL(`**${path}`);
  await page.getByRole("status", { name: "Loading results..." }).waitFor();
  await expect.poll(() => page.title()).toBe("Results · Assessment Portal");
  open();
  await heading(page, "Growth check").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");

  const repair = await breakTable(server, "user_assessments");
  await page.goto(path);
  await heading(page, "Results Not Found").waitFor();
  await page.getByText(NOT_FOUND, { exact: true }).waitFor();
  await repair();
  await page.getByRole("button", { name: "Try again" }).click();
  await heading(page, "Growth check").waitFor();

  await page.context().clearCookies();
  await page.goto(path);
  await page.waitForURL("**/access");
});

test("the results list all answers in order, and old recommendations keep their references", async () => {
  const server = await pageServer();
  const { page, path, ids } = await openResults(server, { asked: ASKED });
  await ready(page);
  await expect.poll(() => page.title()).toBe("Growth check · Assessment Portal");
  await page.getByText("Where you stand", { exact: true }).waitFor();
  await page.locator("main").getByText("Completed", { exact: true }).first().waitFor();
  // Without cards and without a model there are no recommendations.
  await expect.poll(() => heading(page, /Recommendations/).count()).toBe(0);

  const cards = page.locator("main .mantine-Card-root:not(section)");
  const labels = await cards.evaluateAll((found) => found.map((card) => card.firstElementChild?.textContent));
  expect(labels).toEqual(["Started", "Completed", "Questions answered"]);
  const signedInBox = (await page.getByText("Signed in as").boundingBox())!;
  const strip = (await cards.first().boundingBox())!;
  expect(strip.y - signedInBox.y - signedInBox.height, "the line above keeps its distance").toBeGreaterThan(
    15,
  );
  const times = await cards
    .locator("time")
    .evaluateAll((found) =>
      found.map((time) => [time.getAttribute("datetime") ?? "", time.textContent] as const),
    );
  expect(times).toHaveLength(2);
  for (const [machine, shown] of times) expect(shown).toBe(longDateTime(new Date(machine)));
  expect(times[0]?.[1]).toMatch(/^\w+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M$/);
  await cards.getByText("5 of 8", { exact: true }).waitFor();
  const order = await page
    .locator("main .mantine-Card-root")
    .evaluateAll((found) => found.map((card) => card.matches("section")));
  expect(order, "the three cards come first").toEqual([false, false, false, true]);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect.poll(() => contents.count()).toBe(0);

  const responses = await region(page, "Your Responses")
    .getByRole("listitem")
    .evaluateAll((found) =>
      found.map((item) =>
        [...item.querySelectorAll("span[aria-hidden], p, p + div, [role=img]")].map(
          (part) => part.getAttribute("aria-label") ?? part.textContent,
        ),
      ),
    );
  expect(responses).toEqual([
    ["1", "What do you sell?", "Hand-made shoes"],
    ["2", "How happy is your team?", "4/5", "4 out of 5"],
    ["3", "Which tools do you use?", "Pen, Phone"],
    ["4", "How healthy is your cash flow?", "1/5", "1 out of 5"],
    ["5", "How well do you know your numbers?", "No answer providedSkipped"],
    ["6", "How well organised is your work?", "2/5", "2 out of 5"],
    ["7", "Anything else?", "No answer providedSkipped"],
    ["8", "Who decides?", "No answer provided"],
  ]);
  const dots = page.getByRole("img", { name: "2 out of 5" }).locator("circle");
  await expect.poll(() => dots.count()).toBe(5);
  await expect.poll(() => dots.and(page.locator("[data-filled]")).count()).toBe(2);
  await expect
    .poll(() => dots.evaluateAll((found) => found.map((dot) => Number(dot.getAttribute("cx")))))
    .toEqual([9, 27, 45, 63, 81]);
  expect(await problemsOf(page)).toEqual([]);

  await page.getByRole("link", { name: "Return to Dashboard" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/user-dashboard");

  const [sell, team, , cash] = ids;
  const text = [
    "Two things matter.",
    "## Cash first",
    `It is **low**: see [the sheet](https://example.com/a) and <https://example.com/b>.\n\n- Call the bank.\n\n(rests on your answer [4](#question-${cash}))`,
    "## Then the team",
    `It is happy (rests on your answers [2](#question-${team}) and [1](#question-${sell}))`,
  ].join("\n\n");
  await put(server, "UPDATE user_assessments SET recommendations = ?, recommendationsData = NULL", text);
  const isRenderer = ({ pathname }: URL) => pathname.includes("markdown-body");
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(isRenderer, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path);
  const advice = region(page, "Recommendations");
  await advice.getByText("Call the bank.").waitFor();
  await expect.poll(() => advice.innerText()).not.toMatch(/[*#[\]]/);
  open();
  await ready(page);

  await advice
    .getByText("It is low: see the sheet (https://example.com/a) and https://example.com/b.")
    .waitFor();
  const reference = advice.getByRole("link", { name: "2", exact: true });
  await reference.focus();
  await page.keyboard.press("Enter");
  const target = `#question-${team}`;
  await expect.poll(() => focused(page)).toBe(`question-${team}`);
  await expect.poll(() => isInView(page, target)).toBe(true);
  const outlineStyle = await page
    .locator(target)
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outlineStyle).toBe("solid");

  await resize(page, { width: 1440, height: 400 });
  await page.keyboard.press("Tab");
  const back = page.getByRole("button", { name: "Back to the recommendation" });
  await expect.poll(() => back.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => reference.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect
    .poll(() =>
      reference.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
  await resize(page, { width: 1440, height: 900 });
  await expect.poll(() => back.count()).toBe(0);

  // The same reference again, and after a reload.
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe(`question-${team}`);
  await page.reload();
  await expect.poll(() => focused(page)).toBe(`question-${team}`);
  await expect.poll(() => isInView(page, target)).toBe(true);

  await contents.getByRole("link", { name: "Cash first" }).waitFor();
  await expect
    .poll(() => contents.getByRole("link").allTextContents())
    .toEqual(["Recommendations", "Cash first", "Then the team", "Your Responses"]);
  await expect
    .poll(() => contents.locator("[data-part]").allTextContents())
    .toEqual(["Cash first", "Then the team"]);
  await contents.getByRole("link", { name: "Cash first" }).focus();
  await page.keyboard.press("Enter");
  const atCash = () => heading(page, "Cash first").evaluate((element) => element === document.activeElement);
  await expect.poll(atCash).toBe(true);
  await resize(page, { width: 1180, height: 900 });
  await expect.poll(() => contents.isVisible()).toBe(false);
});

test("recommendations that can't be followed can be requested again, and arrive while the page is open", async () => {
  const { assistant, release } = scripted();
  assistant.opening = "## Cash\n\n> so\n\n**First, ";
  const server = await pageServer({ assistant });
  const attempt = await answeredAttempt(server, { asked: ASKED, expected: /status of 503/ });
  const { page } = attempt;
  await page.route("**/trpc/recommendations.watch**", (route) => route.fulfill({ status: 503 }));
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await attempt.complete();
  await page.goto(attempt.path);
  await page.getByText("Connection lost. Your recommendations are still being written.").waitFor();
  // They may have arrived since.
  await expect.poll(() => calls.filter((path) => path.includes("attempts.results")).length).toBe(2);
  const card = page.locator("section[aria-labelledby=recommendations]");
  await expect.poll(() => card.getByRole("heading").allTextContents()).toEqual(["Recommendations"]);
  await expect.poll(() => card.getAttribute("aria-busy")).toBe("false");
  await page.unroute("**/trpc/recommendations.watch**");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect.poll(() => page.getByText("Connection lost").count()).toBe(0);
  await card.getByText("Your recommendations are being written…").waitFor();
  await card.getByText("First,").waitFor();
  // On a phone the spinner is next to its text too.
  await resize(page, { width: 390, height: 664 });
  const sides = [card.locator(".mantine-Loader-root"), card.getByText("being written…")];
  const [turning, words] = await Promise.all(sides.map((side) => side.boundingBox()));
  expect((turning?.x ?? 0) + (turning?.width ?? 0)).toBeLessThan(words?.x ?? 0);
  await resize(page, { width: 1440, height: 900 });
  await expect.poll(() => card.innerText()).not.toMatch(/[*#>]/);
  await expect.poll(() => card.getAttribute("aria-busy")).toBe("true");
  expect(await problemsOf(page)).toEqual([]);
  calls.length = 0;
  release();
  await card.getByText("Scripted.").waitFor();
  await card.getByText("AI-generated from your answers").waitFor();
  await card.getByRole("heading", { name: "AI Recommendations" }).waitFor();
  await expect.poll(() => page.locator("[data-announcer]").textContent()).toBe("Your results are ready.");
  await expect.poll(() => page.getByText("being written").count()).toBe(0);
  await expect.poll(() => card.getAttribute("aria-busy")).toBeNull();
  await page.waitForLoadState("networkidle");
  expect(calls).toEqual(["/trpc/user.attempts.results"]);
});

test("recommendations that couldn't be written leave a message instead of a card", async () => {
  const { assistant, release } = scripted();
  assistant.isDown = true;
  const server = await pageServer({ assistant });
  const { page } = await openResults(server, { asked: ASKED });
  await page.getByText("Your recommendations are being written…").waitFor();
  release();
  const job = () => server.deps.db.selectFrom("jobs").select(["tries", "lockedUntil"]).executeTakeFirst();
  for (let tried = 1; tried < 5; tried += 1) {
    await expect.poll(job).toEqual({ tries: tried, lockedUntil: null });
    server.clock.advance(16 * 60_000);
    server.deps.worker.wake();
  }
  await page
    .getByText(
      "We couldn't create your recommendations. Your answers are saved. Ask the person who invited you to generate them.",
    )
    .waitFor();
  await expect.poll(() => heading(page, /Recommendations/).count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
});

test("fifty questions and a word of 500 letters fit a phone's screen", async () => {
  const long = "Wort".repeat(125);
  const server = await pageServer();
  const { page } = await openResults(server, {
    title: `${long.slice(0, 200)}`,
    description: long,
    name: "N".repeat(60),
    asked: Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0
        ? { questionText: `${index} ${long}`, questionType: "rating", answer: String(1 + (index % 5)) }
        : { questionText: `${index} ${long}`, questionType: "text", answer: long },
    ),
  });
  await ready(page);
  expect(await problemsOf(page)).toEqual([]);
  for (const width of [390, 320]) {
    await resize(page, { width, height: 844 });
    const cut = await page
      .locator("main *")
      .evaluateAll((found) =>
        found
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map(({ className }) => String(className)),
      );
    expect(cut).toEqual([]);
  }
});
