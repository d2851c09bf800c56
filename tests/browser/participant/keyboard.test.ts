import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { log } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { storedResponses, value } from "#tests/helpers/stored";

const press = (page: Page, key: string) => page.keyboard.press(key);
const type = (page: Page, text: string) => page.keyboard.type(text);

/** The focused element's role or tag, and its accessible name. */
const here = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return "nothing";
    const labels = one instanceof HTMLInputElement ? one.labels : null;
    const label = one.ariaLabelledByElements?.[0]?.textContent;
    const name = one.getAttribute("aria-label") ?? label ?? labels?.[0]?.textContent ?? one.textContent;
    return `${one.tagName.toLowerCase()} ${name?.trim().replace(/\s+/g, " ").replace(/ \*$/, "")}`;
  });

const expectHere = (page: Page, label: string | RegExp) => expect.poll(() => here(page)).toMatch(label);

/** Presses a key until the focus arrives, like someone searching for it. */
async function seek(page: Page, label: RegExp, key = "Tab"): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 40) {
    await press(page, key);
    const found = await here(page);
    if (label.test(found)) return;
    passed.push(found);
  }
  throw new Error(`${key} does not lead to ${label}: ${passed.join(" → ")}`);
}

const seekBack = (page: Page, label: RegExp) => seek(page, label, "Shift+Tab");

/** From the home page to the first question of the chat. */
async function start(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await press(page, "Tab");
  await expectHere(page, "a Skip to main content");
  await press(page, "Enter");
  await expectHere(page, /^main/);
  await press(page, "Tab");
  await expectHere(page, "a Start Assessment");
  await press(page, "Enter");
  await page.waitForURL("**/start-assessment");
  await expectHere(page, "h1 Start your assessment");

  await seek(page, /^input Full Name/);
  await type(page, "Pat Doe");
  await press(page, "Tab");
  await expectHere(page, "input Email");
  await type(page, "pat@example.com");
  await press(page, "Enter");
  await page.waitForURL("**/user-dashboard");
  await expectHere(page, "h1 Welcome, Pat Doe");

  await seek(page, /^button Start Assessment/);
  await press(page, "Enter");
  await page.getByRole("dialog").getByText("4 questions").waitFor();
  await seek(page, /^button Start Growth check/);
  await press(page, "Space");
  await page.waitForURL("**/chat");
  await expectHere(page, "textarea Your answer");
  await log(page).getByText("What do you sell?").waitFor();
}

async function answerThree(page: Page): Promise<void> {
  await type(page, "Shoes");
  await press(page, "Enter");
  await log(page).getByText("How big is your team?").waitFor();
  await expectHere(page, "textarea Your answer");
  await seekBack(page, /^button 2\. 2 to 10/);
  await press(page, "Enter");
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  await expectHere(page, "textarea Your answer");
  await seekBack(page, /^button 4$/);
  await press(page, "Space");
  await log(page).getByText("Anything else?").waitFor();
  await expectHere(page, "textarea Your answer");
}

/** Edits the first answer through the conversation, which is one Tab stop with arrow keys for its messages. */
async function changeFirstAnswer(page: Page): Promise<void> {
  await seekBack(page, /^article Assistant: .*Anything else\?/);
  await seek(page, /^article You: Shoes/, "ArrowUp");
  await seek(page, /^article Assistant: .*How big is your team\?/, "ArrowDown");
  await seek(page, /^article You: Shoes/, "ArrowUp");
  await press(page, "Tab");
  await expectHere(page, "button Edit answer to question 1");
  await press(page, "Enter");
  await expectHere(page, "textarea What do you sell?");
  await press(page, "Control+A");
  await type(page, "Hand-made shoes");
  await seek(page, /^button .*Save/);
  await press(page, "Enter");
  await log(page).getByText("Answer to question 1 updated").waitFor();
  await expectHere(page, "button Edit answer to question 1");
}

async function visitForm(page: Page): Promise<void> {
  await seekBack(page, /^a Answer via Form/);
  await press(page, "Enter");
  await page.waitForURL("**/start?q=4");
  await expectHere(page, "h1 Growth check");
  await seek(page, /^textarea Anything else\?/);
  await seekBack(page, /^button Chat with AI/);
  await press(page, "Enter");
  await page.waitForURL("**/chat");
  await log(page).getByText("Welcome back · Question 4 of 4").waitFor();
  await expectHere(page, "textarea Your answer");
}

test("a participant gets from the home page to the results and out again by keyboard alone", async () => {
  const server = await pageServer();
  const admin = await server.admin();
  // A second template, so there is something to choose.
  const { body: otherTemplate } = await admin.post("/admin/assessment-templates", { title: "Other check" });
  await admin.post(`/admin/assessments/${otherTemplate.id}/questions`, {
    questionText: "How are you?",
    questionType: "text",
  });
  await exampleTemplate(admin);
  const page = await openWindow(server.url);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await start(page);
  await answerThree(page);
  await changeFirstAnswer(page);
  await visitForm(page);

  await seekBack(page, /^button Skip this question/);
  await press(page, "Enter");
  await page.waitForURL("**/results");
  await expectHere(page, "h1 Growth check");
  await seek(page, /^button Print or save as PDF/);
  await press(page, "Enter");
  await page.locator("body[data-printed]").waitFor();
  await press(page, "Tab");
  await expectHere(page, "a Return to Dashboard");
  await press(page, "Enter");
  await page.waitForURL("**/user-dashboard");
  await expectHere(page, "h1 Welcome back, Pat Doe");
  await seekBack(page, /^button Logout/);
  await press(page, "Enter");
  await page.waitForURL("**/access");
  await expectHere(page, "h1 Access your assessments");

  expect(await value(server, "SELECT status FROM user_assessments")).toBe("completed");
  expect(Object.values(await storedResponses(server))).toEqual(["Hand-made shoes", "2 to 10", "4", "skip"]);
});
