import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, composer, log } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

/** Tolerance of a delay in milliseconds. */
const TOLERANCE = 150;

/** Opens a window with a paused clock that only the test advances. */
async function timelessWindow(server: PageServer): Promise<Page> {
  const page = await openWindow(server.url);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  return page;
}

/** Waits for a network result; each attempt advances a millisecond, because calls are batched by a timer. */
async function settle(page: Page, isThere: () => Promise<boolean>, label: string): Promise<void> {
  const look = async () => {
    if (await isThere()) return true;
    await page.clock.runFor(1);
    return false;
  };
  await expect.poll(look, { interval: 20, message: label }).toBe(true);
}

/** Expects something to happen after a delay, within the tolerance. */
async function expectAfter(page: Page, delay: number, isThere: () => Promise<boolean>): Promise<void> {
  await page.clock.runFor(delay - TOLERANCE);
  expect(await isThere(), `${TOLERANCE} ms before ${delay} ms have passed`).toBe(false);
  await page.clock.runFor(2 * TOLERANCE);
  await expect.poll(isThere, { message: `${delay} ms have passed` }).toBe(true);
}

const isLogged = (page: Page, text: string) => () => log(page).getByText(text).isVisible();
const shows = (page: Page, text: string) => () => page.getByText(text).isVisible();
const isAt = (page: Page, end: string) => async () => page.url().endsWith(end);

test("the conversation keeps its delays of 1000, 500, 1000 and 2000 ms, and early typing", async () => {
  const server = await pageServer();
  const templateId = await exampleTemplate(await server.admin());
  const page = await timelessWindow(server);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  const { userAssessmentId } = await registered.json();
  await page.goto(`/assessment/${userAssessmentId}/chat`);

  await settle(page, shows(page, "Welcome to"), "the welcome");
  const hasFocus = () => composer(page).evaluate((field) => field === document.activeElement);
  await settle(page, hasFocus, "the focus in the composer");
  await page.keyboard.type("Boots");
  await page.keyboard.press("Enter");
  await expect.poll(() => composer(page).inputValue()).toBe("Boots");
  await expect.poll(() => button(page, "Send").getAttribute("aria-disabled")).toBe("true");
  await expectAfter(page, 1_000, isLogged(page, "What do you sell?"));
  await expect.poll(() => composer(page).inputValue()).toBe("Boots");
  await expect.poll(() => log(page).getByText("Boots").count()).toBe(0);
  await composer(page).fill("");
  const suggestions = page.getByRole("group", { name: "Suggestions" });
  await page.clock.runFor(1_200);
  await expect.poll(() => suggestions.count()).toBe(0);
  await page.clock.runFor(300);
  await suggestions.waitFor();
  const typing = page.getByText("Assistant is typing");
  await expect.poll(() => typing.count()).toBe(0);

  await composer(page).fill("Hand-made shoes for walkers");
  await composer(page).press("Enter");
  await settle(page, isLogged(page, "Thank you."), "the reply to the first answer");
  await expectAfter(page, 500, isLogged(page, "How big is your team?"));
  await page.clock.runFor(2_000);
  await expect.poll(() => suggestions.count()).toBe(0);
  // The reply came before the typing indicator's delay.
  await expect.poll(() => typing.count()).toBe(0);

  await button(page, "1. Just me").click();
  await settle(page, isLogged(page, "Thanks! Your answer: Just me."), "the reply to the second answer");
  await expectAfter(page, 500, isLogged(page, "How healthy is your cash flow?"));

  await button(page, "4").click();
  await settle(page, isLogged(page, "4 out of 5."), "the reply to the third answer");
  await expectAfter(page, 500, isLogged(page, "Anything else?"));
  await page.clock.runFor(2_000);
  await expect.poll(() => suggestions.count()).toBe(0);

  await button(page, "Skip this question").click();
  await settle(page, isLogged(page, "That was the last question."), "the reply to the last answer");
  let isCompleting = false;
  page.on("request", (request) => {
    if (request.url().includes("user.attempts.complete")) isCompleting = true;
  });
  await expectAfter(page, 1_000, async () => isCompleting);

  await settle(page, shows(page, "All done. Opening your results…"), "the end of the analysis");
  await expectAfter(page, 2_000, isAt(page, "/results"));
});

test("the chat opens 1500 ms after a registration or a start from a sign-in link", async () => {
  const server = await pageServer();
  const templateId = await exampleTemplate(await server.admin());
  const { agent } = await server.participant(templateId, "sam@example.com");
  await agent.post("/user/logout");
  await server.visitor().post("/direct-assessment/magic-link", { email: "sam@example.com", templateId });
  await expect.poll(() => server.mailer.sent.length).toBeGreaterThan(0);
  const link = /https?:\/\/\S+token=\S+/.exec(server.mailer.sent.at(-1)?.text ?? "")?.[0] ?? "";
  const page = await timelessWindow(server);
  await page.goto(`/direct-assessment/${templateId}`);
  await settle(page, () => page.getByLabel("Email Address").isVisible(), "the email form");
  await page.getByLabel("Email Address").fill("pat@example.com");
  await button(page, "Continue").click();
  await settle(page, () => page.getByLabel("Full Name").isVisible(), "the registration form");
  await page.getByLabel("Full Name").fill("Pat Doe");
  await button(page, "Create Account & Start Assessment").click();
  const starting = page.getByRole("heading", { name: "Starting Your Assessment" });
  await settle(page, () => starting.isVisible(), "the account");
  await expectAfter(page, 1_500, isAt(page, "/chat"));

  await page.goto("about:blank");
  await page.context().clearCookies();
  /** The screen doesn't show when the attempt is created, so wait for a few more attempts after the response. */
  let looksSince = 0;
  let isMade = false;
  page.on("response", (response) => {
    if (response.url().includes("user.attempts.start")) isMade = true;
  });
  await page.goto(link);
  const press = page.getByRole("button", { name: "Start Assessment" });
  await settle(page, () => press.isVisible(), "the button");
  await press.click();
  await settle(page, async () => isMade && ++looksSince > 10, "the new attempt");
  await expect.poll(() => shows(page, "Starting Your Assessment")()).toBe(true);
  await expectAfter(page, 1_500, isAt(page, "/chat"));
});
