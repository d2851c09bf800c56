import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { button, composer, log } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

/** Records what a screen reader would say on every page: additions to the live log, and the typing status. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const isSpoken = (node: Node): node is Element | Text =>
      node instanceof Text
        ? node.data.trim() !== ""
        : node instanceof Element && !node.closest("[aria-hidden]");
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          "[role=log], [role=status], [aria-live=off]",
        );
        const spoken = type === "characterData" ? [target] : [...addedNodes];
        if (!region?.matches("[role]")) continue;
        for (const node of spoken.filter(isSpoken)) {
          announcements.push(
            `${region.getAttribute("role")}: ${node.textContent?.replace(/\s+/g, " ").trim()}`,
          );
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}

const MARKDOWN = /assets\/markdown-body-/;

/** Number of times that a text was added to the live log. */
const times = (announcements: string[], text: string) =>
  announcements.filter((line) => line.startsWith("log: ") && line.includes(text)).length;

test("announces each message once, never a restored history, and arrow keys move through messages", async () => {
  const assistant = new ScriptedAssistant();
  const server = await pageServer({ assistant });
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url, undefined, /ERR_FAILED/);
  // The markdown renderer loads late; its arrival must not announce the history again.
  await page.route(MARKDOWN, async (route) => {
    const response = await route.fetch();
    await composerOrSpinner(page).first().waitFor();
    await route.fulfill({ response });
  });
  const announced = await listen(page);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  await page.goto(`/assessment/${(await registered.json()).userAssessmentId}/chat`);
  await log(page).getByText("What do you sell?").waitFor();
  expect(times(await announced(), "Question 1 of 4: What do you sell?")).toBe(1);
  expect(times(await announced(), "Welcome to")).toBe(0);

  const stops = () =>
    log(page)
      .locator("article")
      .evaluateAll((found) => found.map((article) => article.getAttribute("tabindex")));
  await expect.poll(stops).toEqual(["-1", "0"]);
  await log(page).locator("article[tabindex='0']").focus();
  const current = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  await expect.poll(() => current()).toContain("What do you sell?");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => current()).toContain("Welcome to");
  await page.keyboard.press("End");
  await expect.poll(() => current()).toContain("What do you sell?");
  await page.keyboard.press("Home");
  await expect.poll(() => current()).toContain("Welcome to");
  await expect.poll(stops).toEqual(["0", "-1"]);

  // A streamed reply is announced when it is complete.
  let release = (): void => undefined;
  assistant.gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  assistant.verdict = { kind: "off-topic", answer: null, response: "I see. What exactly?" };
  await composer(page).fill("Things and such for people of all kinds");
  await composer(page).press("Enter");
  await page.locator("[data-streaming]").getByText("I", { exact: true }).waitFor();
  await expect.poll(() => page.locator(".typing-dots").count()).toBe(0);
  const isTyping = page.getByRole("status").getByText("Assistant is typing");
  await isTyping.waitFor();
  expect(times(await announced(), "I ")).toBe(0);
  // On a slow machine, the turns below may announce it too, so count it here.
  expect((await announced()).filter((line) => line.includes("Assistant is typing"))).toHaveLength(1);
  release();
  await log(page).getByText("I see. What exactly?").waitFor();
  await isTyping.waitFor({ state: "detached" });
  assistant.verdict = { response: "Lovely shoes." };
  await composer(page).fill("Hand-made shoes for people who walk");
  await composer(page).press("Enter");
  await log(page).getByText("How big is your team?").waitFor();
  await button(page, "1. Just me").click();
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  await button(page, "Edit answer to question 2").click();
  await page.getByRole("radio", { name: "More" }).check();
  await button(page, "Save").click();
  await log(page).getByText("Answer to question 2 updated: More").waitFor();

  const first = await announced();
  const messages = [
    "What do you sell?",
    "I see. What exactly?",
    "Lovely shoes.",
    "How big is your team?",
    "Thanks! Your answer: Just me.",
    "How healthy is your cash flow?",
    "Answer to question 2 updated: More",
  ];
  expect(messages.map((message) => [message, times(first, message)])).toEqual(
    messages.map((message) => [message, 1]),
  );
  expect(times(first, "Question 2 of 4: How big is your team?")).toBe(1);
  expect(times(first, "Question 3 of 4: How healthy is your cash flow?")).toBe(1);
  expect(times(first, "Things and such")).toBe(1);
  // Content that reappears when an editor closes isn't announced.
  expect(first.filter((line) => line.includes("Edited"))).toEqual([]);

  await page.reload();
  await log(page).getByText("Welcome back · Question 3 of 4").waitFor();
  expect(times(await announced(), "")).toBe(0);
  await button(page, "4").click();
  await log(page).getByText("Anything else?").waitFor();
  const second = await announced();
  expect(times(second, "4 out of 5.")).toBe(1);
  expect(times(second, "Question 4 of 4: Anything else?")).toBe(1);
  expect(messages.map((message) => times(second, message))).toEqual(messages.map(() => 0));

  await page.route(MARKDOWN, (route) => route.abort());
  await Promise.all([page.waitForEvent("requestfailed"), page.reload()]);
  await button(page, "Edit answer to question 1").click();
  await button(page, "Cancel").click();
  await log(page).getByText("Lovely shoes.").waitFor();
});

const composerOrSpinner = (page: Page) => composer(page).or(page.getByText("Loading assessment..."));
