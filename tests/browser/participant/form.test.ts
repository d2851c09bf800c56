import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { button } from "#tests/helpers/chat-page";
import { noteAnnouncements, openWindow, resize } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { storedResponses } from "#tests/helpers/stored";

const ANSWER_FIRST = "Please answer this required question before proceeding.";
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, hasTouch: true };

async function register(server: PageServer, page: Page): Promise<string> {
  const templateId = await exampleTemplate(await server.admin());
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  return `/assessment/${(await registered.json()).userAssessmentId}/start`;
}

async function openedForm(server: PageServer, expected?: RegExp): Promise<Page> {
  const page = await openWindow(server.url, undefined, expected);
  await page.goto(await register(server, page));
  await counter(page, 1).waitFor();
  return page;
}

const counter = (page: Page, place: number) => page.getByText(`Question ${place} of 4`, { exact: true });
const field = (page: Page) => page.getByRole("textbox");
const saved = (page: Page) => page.getByRole("status").getByText(/^Saved \d{1,2}:\d\d [AP]M$/);
const expectAccessible = async (page: Page, state: string) =>
  expect(await problemsOf(page), state).toEqual([]);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
/** Runs in the page. Presses Ctrl+Enter and returns the focused element before the next frame. */
async function passOn(typedInto: Element): Promise<string | undefined> {
  typedInto.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
  await new Promise<void>(queueMicrotask);
  return document.activeElement?.tagName;
}

test("the form works by keyboard from the first question to the results", async () => {
  const server = await pageServer();
  const page = await openedForm(server);
  await page.getByRole("heading", { level: 1, name: "Growth check" }).waitFor();
  await page.getByText("Required", { exact: true }).first().waitFor();
  await expect.poll(() => field(page).getAttribute("aria-required")).toBe("true");
  await expect.poll(() => button(page, "Previous").isDisabled()).toBe(true);
  const next = button(page, "Next");
  await expect.poll(() => next.getAttribute("aria-disabled")).toBe("true");
  await next.focus();
  await page.keyboard.press("Enter");
  const toast = page.getByRole("alert").filter({ hasText: "Answer Required" });
  await toast.getByText(ANSWER_FIRST).waitFor();
  await expect.poll(() => page.getByText(ANSWER_FIRST).count()).toBe(2);
  await expect.poll(() => field(page).getAttribute("aria-invalid")).toBe("true");
  const described = await field(page).evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(""),
  );
  expect(described).toBe(ANSWER_FIRST);
  await expect.poll(() => focused(page)).toBe("TEXTAREA");
  await counter(page, 1).waitFor();
  await expectAccessible(page, "answer required");
  await resize(page, WIDE);
  await field(page).focus();
  await page.keyboard.press("Control+Enter");
  await counter(page, 1).waitFor();
  await page.keyboard.type("Hand-made shoes");
  await expect.poll(() => field(page).getAttribute("aria-invalid")).not.toBe("true");
  await expect.poll(() => next.getAttribute("aria-disabled")).toBeNull();
  // With a physical keyboard, text typed right after the press must not be lost.
  expect(await field(page).evaluate(passOn)).toBe("H2");
  await counter(page, 2).waitFor();
  await expect.poll(() => page.url()).toContain("?q=2");
  await expect.poll(() => focused(page)).toBe("H2");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.getByRole("radio", { name: "2 to 10" }).isChecked()).toBe(true);
  await button(page, "Next").focus();
  await page.keyboard.press("Enter");
  await counter(page, 3).waitFor();
  await page.getByText("1 = lowest").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  for (const _ of [2, 3, 4]) await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.getByRole("radio", { name: "4" }).isChecked()).toBe(true);
  await page.keyboard.press("Enter");
  await counter(page, 4).waitFor();
  await expect.poll(() => focused(page)).toBe("TEXTAREA");
  await page.getByText("Optional", { exact: true }).waitFor();
  await saved(page).waitFor();
  await expect.poll(() => button(page, "Next").count()).toBe(0);
  await button(page, "Complete Assessment").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/results");
  expect(Object.values(await storedResponses(server))).toEqual(["Hand-made shoes", "2 to 10", "4"]);
});

test("a form that is missing or fails to load is explained, and what was typed survives a reload", async () => {
  const server = await pageServer();
  const page = await openWindow(server.url, undefined, /status of (404|500|207)/);
  const form = await register(server, page);
  await page.goto("/assessment/9999/start");
  await page.getByText("Assessment Not Found").waitFor();
  const release = await holdCalls(page, "user.attempts");
  await page.goto(form);
  await page.getByText("Loading assessment...").waitFor();
  const repair = await breakTable(server, "user_assessment_questions");
  release();
  await page.getByText("Couldn't load the assessment.").waitFor();
  await repair();
  await button(page, "Try again").click();
  await counter(page, 1).waitFor();
  await resize(page, WIDE);

  await field(page).fill("Hand-made sho");
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe("Hand-made sho");
  await field(page).fill("Hand-made shoes");
  await button(page, "Save Progress").click();
  await saved(page).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe("Hand-made shoes");
  const stored = async () => Object.values(await storedResponses(server));
  expect(await stored()).toEqual(["Hand-made shoes"]);
  await button(page, "Next").click();
  await counter(page, 2).waitFor();
  await button(page, "Overview").click();
  const list = page.getByRole("dialog", { name: "Overview" }).getByRole("listitem").locator("button");
  await expect
    .poll(() =>
      list.evaluateAll((found) =>
        found.map((button) => [
          button.querySelector("svg")?.getAttribute("aria-label"),
          button.textContent,
          button.hasAttribute("disabled"),
          button.getAttribute("aria-current"),
        ]),
      ),
    )
    .toEqual([
      ["Answered:", "1. What do you sell?", false, null],
      ["Open:", "2. How big is your team?", false, "step"],
      ["Open:", "3. How healthy is your cash flow?", true, null],
      ["Open:", "4. Anything else?", true, null],
    ]);
  await expect.poll(() => list.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
  await expectAccessible(page, "overview");
  await resize(page, WIDE);
  await button(page, /1\. What do you sell/).click();
  await counter(page, 1).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe("Hand-made shoes");
  await expect.poll(() => focused(page)).toBe("TEXTAREA");
  await button(page, "Overview").click();
  await button(page, /2\. How big is your team/).click();
  await counter(page, 2).waitFor();
  const direction = () => page.locator("[data-direction]").getAttribute("data-direction");
  await expect.poll(direction).toBe("forward");
  await button(page, "Previous").click();
  await counter(page, 1).waitFor();
  await expect.poll(direction).toBe("back");
});

test("completing lists the open questions, and hiding the page stores what was typed", async () => {
  const server = await pageServer();
  const page = await openWindow(server.url, PHONE);
  // A number after the last question opens the last.
  await page.goto(`${await register(server, page)}?q=9`);
  await button(page, "Complete Assessment").click();
  const remainingText = (remaining: string) =>
    `Please answer all required questions before completing. ${remaining} remaining.`;
  const toast = page.getByRole("alert").filter({ hasText: "Required Questions" });
  await toast.getByText(remainingText("3 questions")).waitFor();
  await expect.poll(() => page.getByText(remainingText("3 questions")).count()).toBe(2);
  const missing = page.getByRole("button", { name: /^Question \d$/ });
  await expect.poll(() => missing.allTextContents()).toEqual(["Question 1", "Question 2", "Question 3"]);
  await expectAccessible(page, "required questions");
  await resize(page, PHONE);
  await button(page, "Question 1").click();
  await counter(page, 1).waitFor();
  // On a phone the toast would cover the question, so it disappears before its usual four seconds.
  await expect.poll(() => page.locator("[data-toast]").count(), { timeout: 2_000 }).toBe(0);
  await field(page).fill("Shoes");
  await button(page, "Next").click();
  await saved(page).waitFor();
  await page.getByText(remainingText("2 questions")).waitFor();
  await expect.poll(() => missing.allTextContents()).toEqual(["Question 2", "Question 3"]);
  await button(page, "Question 3").click();
  await counter(page, 3).waitFor();
  await page.getByText("4", { exact: true }).click();
  await button(page, "Question 2").click();
  await page.getByText(remainingText("1 question")).waitFor();
  await page.getByText("More", { exact: true }).click();
  await page.getByText(/questions? remaining/).waitFor({ state: "detached" });

  await button(page, "Next").click();
  await counter(page, 3).waitFor();
  // The second tap of a double tap would hit "Complete Assessment".
  await button(page, "Next").dblclick();
  await counter(page, 4).waitFor();
  await page.clock.install({ time: new Date() });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await field(page).fill("Families on weekends");
  // A hidden page renders no frames, and its timers barely run, so it gets a few milliseconds.
  await page.evaluate(() => {
    globalThis.requestAnimationFrame = () => 0;
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor(20);
  const stored = async () => Object.values(await storedResponses(server));
  const all = ["Shoes", "More", "4", "Families on weekends"];
  await expect.poll(stored).toEqual(all);
  await saved(page).waitFor();
});

test("an answer is sent once, Back and Forward move between questions, and invalid answers must be fixed", async () => {
  const server = await pageServer();
  const page = await openWindow(server.url);
  const form = await register(server, page);
  await page.goto("/user-dashboard");
  await page.goto(form);
  // An answer that is being saved isn't sent again by Next.
  const release = await holdCalls(page, "saveResponses");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("saveResponses")) sent.push(request.postData() ?? "");
  });
  await field(page).fill("Shoes");
  await field(page).blur();
  await expect.poll(() => sent.length).toBe(1);
  await button(page, "Next").press("Enter");
  await counter(page, 2).waitFor();
  release();
  await saved(page).waitFor();
  expect(sent.length).toBe(1);
  await page.getByRole("radio", { name: "More" }).check();
  await button(page, "Next").click();
  await counter(page, 3).waitFor();
  await expect.poll(() => page.url()).toContain("?q=3");
  await page.reload();
  await counter(page, 3).waitFor();
  await page.goBack();
  await counter(page, 2).waitFor();
  await page.goBack();
  await counter(page, 1).waitFor();
  await field(page).fill("Shoes and boots");
  await page.goForward();
  await counter(page, 2).waitFor();
  const stored = async () => Object.values(await storedResponses(server));
  await expect.poll(stored).toEqual(["Shoes and boots", "More"]);
  await page.goForward();
  await counter(page, 3).waitFor();
  // A question's toast disappears with it, before its usual four seconds.
  const toasts = page.locator("[data-toast]");
  await button(page, "Next").press("Enter");
  await toasts.getByText("Answer Required").waitFor();
  await page.goBack();
  await counter(page, 2).waitFor();
  await expect.poll(() => toasts.count(), { timeout: 2_000 }).toBe(0);
  await button(page, "Next").click();
  await counter(page, 3).waitFor();
  await expect.poll(() => page.getByText(ANSWER_FIRST).count()).toBe(0);
  await page.getByText("4", { exact: true }).click();
  await button(page, "Next").click();

  const open = async (name: RegExp, place: number) => {
    await button(page, "Overview").click();
    await button(page, name).click();
    await counter(page, place).waitFor();
  };
  const tooLong = "Please keep your answer to 10,000 characters or fewer.";
  await counter(page, 4).waitFor();
  await open(/^Answered: 1/, 1);
  await field(page).fill("s".repeat(10_001));
  await button(page, "Next").click();
  await expect.poll(() => page.getByText(tooLong).count()).toBe(2);
  for (const away of ["Chat with AI", "Complete Assessment", "Save Progress"]) {
    await open(/^Open: 4/, 4);
    await button(page, away).click();
    await counter(page, 1).waitFor();
    await toasts.getByText(tooLong).waitFor();
  }
  await button(page, "Save Progress").click();
  await expect.poll(() => field(page).getAttribute("aria-invalid")).toBe("true");
  await field(page).fill("Shoes and boots");
  await open(/^Open: 4/, 4);
  await button(page, "Complete Assessment").click();
  await page.waitForURL("**/results");
  await page.getByRole("heading", { name: "Your Responses" }).waitFor();
  await page.goBack();
  await page.waitForURL("**/user-dashboard");
});

test("reports answers from another screen, but not those that this tab saved before a reload", async () => {
  const server = await pageServer();
  const page = await openedForm(server);
  const path = `/api/user/assessments/${/\d+/.exec(new URL(page.url()).pathname)}`;
  const questions: { id: number }[] = await (await page.request.get(`${path}/questions`)).json();
  const answer = (place: number, newAnswer: string) =>
    page.request.post(`${path}/responses`, { data: { questionId: questions[place]?.id, answer: newAnswer } });
  await page.addInitScript(noteAnnouncements);
  // The page is left during the save, which completes after the reload.
  await holdCalls(page, "saveResponses");
  await field(page).fill("Shoes");
  await button(page, "Next").click();
  await counter(page, 2).waitFor();
  await expect.poll(() => page.url()).toContain("?q=2");
  await page.reload();
  await counter(page, 2).waitFor();
  await answer(0, "Shoes");
  await page.getByRole("progressbar").and(page.locator('[aria-valuenow="25"]')).waitFor();
  await answer(2, "4");
  await expect
    .poll(() => page.evaluate(() => globalThis.announced))
    .toEqual(["Question 3 was answered in another tab or on another device."]);
  // No draft remains, so a later answer from elsewhere is shown.
  await answer(0, "Boots");
  await button(page, "Previous").click();
  await expect.poll(() => field(page).inputValue()).toBe("Boots");
  await expect
    .poll(() => page.evaluate(() => globalThis.announced.at(-1)))
    .toBe("Question 1 was answered in another tab or on another device.");
});

test("a failed save keeps the answer and is retried when the server responds", async () => {
  const server = await pageServer();
  const page = await openedForm(server, FAILED_CALL);
  const release = await holdCalls(page, "saveResponses");
  await field(page).fill("Shoes");
  await button(page, "Save Progress").click();
  await page.getByRole("status").getByText("Saving…").waitFor();
  const repair = await breakTable(server, "user_assessments");
  release();
  await page.getByRole("status").getByText("Not saved").waitFor();
  await page.getByRole("alert").getByText("Failed to save progress. Please try again.").waitFor();
  await resize(page, PHONE);
  // A phone's bar has no room for Retry; Save Progress does the same.
  await expect.poll(() => button(page, "Retry").count()).toBe(0);
  await resize(page, WIDE);
  await repair();
  await button(page, "Retry").click();
  await saved(page).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe("Shoes");

  const repairAgain = await breakTable(server, "user_assessments");
  await field(page).fill("Boots");
  await button(page, "Save Progress").click();
  await page.getByRole("status").getByText("Not saved").waitFor();
  await repairAgain();
  const path = `/api/user/assessments/${/\d+/.exec(new URL(page.url()).pathname)}`;
  const questions: { id: number }[] = await (await page.request.get(`${path}/questions`)).json();
  await page.request.post(`${path}/responses`, { data: { questionId: questions[1]?.id, answer: "More" } });
  await saved(page).waitFor();
  const stored = async () => Object.values(await storedResponses(server));
  expect(await stored()).toEqual(["Boots", "More"]);

  // An "online" event that comes before the connection works, or before the save fails, still leads to a retry.
  const isSave = ({ pathname }: URL) => pathname.includes("saveResponses");
  let tries = 0;
  await page.route(isSave, async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    return route.fulfill({ status: 500 });
  });
  await field(page).fill("Sandals");
  await button(page, "Save Progress").click();
  await expect.poll(stored).toEqual(["Sandals", "More"]);
  await page.unroute(isSave);

  // Completing opens an answer that wasn't saved before the reload.
  await page.request.post(`${path}/responses`, { data: { questionId: questions[2]?.id, answer: "4" } });
  await page.route(isSave, (route) => route.fulfill({ status: 500 }));
  // Playwright's routes don't see keepalive requests.
  await page.evaluate(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (url, init) =>
      init?.keepalive ? Promise.reject(new Error("lost")) : fetch(url, init);
  });
  await field(page).fill("Shoes and boots");
  await button(page, "Next").click();
  await page.getByText("Failed to save progress. Please try again.").first().waitFor();
  page.on("dialog", (leaving) => void leaving.accept());
  await page.goto("/assessment/1/start?q=4");
  await counter(page, 4).waitFor();
  await button(page, "Complete Assessment").click();
  await counter(page, 1).waitFor();
  await page.getByText("This answer isn't saved yet").first().waitFor();
  await expect.poll(() => field(page).inputValue()).toBe("Shoes and boots");
  await page.unroute(isSave);
  await button(page, "Next").click();
  await saved(page).waitFor();
  await page.goto("/assessment/1/start?q=4");
  await button(page, "Complete Assessment").click();
  await page.waitForURL("**/results");
  await page.getByText("Shoes and boots").first().waitFor();
});

test("the last choice is stored even if an earlier one couldn't be saved", async () => {
  const server = await pageServer();
  const page = await openedForm(server, FAILED_CALL);
  await field(page).fill("Shoes");
  await button(page, "Next").click();
  await counter(page, 2).waitFor();
  await saved(page).waitFor();
  const sent: string[] = [];
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(
    ({ pathname }) => pathname.includes("saveResponses"),
    async (route) => {
      sent.push(route.request().postData() ?? "");
      if (sent.length > 1) return route.continue();
      await failing;
      return route.fulfill({ status: 500 });
    },
  );
  await page.getByRole("radio", { name: "More" }).check();
  await expect.poll(() => sent.length).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByRole("radio", { name: "2 to 10" }).check();
  fail();
  await saved(page).waitFor();
  await page.waitForLoadState("networkidle");
  expect(Object.values(await storedResponses(server))).toEqual(["Shoes", "2 to 10"]);
  await expect.poll(() => page.getByRole("radio", { name: "2 to 10" }).isChecked()).toBe(true);
  expect(sent.length).toBe(2);
});
