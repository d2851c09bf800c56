import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { problemsOf, WIDE } from "#tests/helpers/accessibility";
import { button, composer, log } from "#tests/helpers/chat-page";
import { openWindow, resize, untilShown } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

const PHONE = { width: 390, height: 844, hasTouch: true };
const DISCLOSURE = /You're chatting with an automated assistant, not a person/;

/** Registers the window's participant; returns the path of their chat. */
async function register(server: PageServer, page: Page): Promise<string> {
  const templateId = await exampleTemplate(await server.admin());
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  return `/assessment/${(await registered.json()).userAssessmentId}/chat`;
}

/** Opens a chat at its first question, with a scripted assistant. */
async function scriptedChat(size: Parameters<typeof openWindow>[1]) {
  const assistant = new ScriptedAssistant();
  const server = await pageServer({ assistant });
  const page = await openWindow(server.url, size, FAILED_CALL);
  await page.goto(await register(server, page));
  await log(page).getByText("What do you sell?").waitFor();
  return { assistant, page, server };
}

/** Delays the assistant's replies until the returned function is called. */
function holdReplies(assistant: ScriptedAssistant): () => void {
  let release = (): void => undefined;
  assistant.gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return () => release();
}

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await log(page).getByText(text, { exact: true }).waitFor();
}

/** Expects no problems at both sizes, and leaves the window wide. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await problemsOf(page), state).toEqual([]);
  await resize(page, WIDE);
}
const hasFocus = (page: Page) =>
  composer(page).evaluate((field) => field === document.activeElement && !field.hasAttribute("disabled"));

test("a chat that is missing or fails to load leads back or can be requested again", async () => {
  const server = await pageServer();
  const page = await openWindow(server.url, undefined, /status of (404|500)/);
  const chat = await register(server, page);
  await page.goto("/assessment/9999/chat");
  await page.getByText("Assessment not found or has no questions.").waitFor();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.waitForURL("**/user-dashboard");

  const release = await holdCalls(page, "chat.open");
  await page.getByRole("link", { name: "Continue Assessment" }).click();
  await page.waitForURL(`**${chat}`);
  await page.getByText("Loading assessment...").waitFor();
  const repair = await breakTable(server, "chat_messages");
  release();
  await page.getByText("Couldn't load the assessment.").waitFor();
  await repair();
  await button(page, "Try again").click();
  await log(page).getByText("What do you sell?").waitFor();
});

test("a conversation works from the welcome to the skipped last question, by suggestions and digits", async () => {
  const server = await pageServer();
  const page = await openWindow(server.url);
  await page.goto(await register(server, page));
  await page.getByRole("heading", { level: 1, name: "Growth check" }).waitFor();
  await page.getByText("Where you stand").waitFor();
  await expect
    .poll(() => page.getByRole("heading", { level: 2 }).allTextContents())
    .toEqual(["AI Assessment Chatbot", "Your answers"]);
  await page.getByText("Question 1 of 4", { exact: true }).waitFor();
  await log(page).getByText("What do you sell?").waitFor();
  const panel = page.getByRole("region", { name: "AI Assessment Chatbot" });
  expect((await panel.boundingBox())?.height).toBe(600);
  await expect.poll(() => hasFocus(page)).toBe(true);
  await expect.poll(() => log(page).locator("article time").count()).toBe(2);
  for (const time of await log(page).locator("article time").allTextContents()) {
    expect(time).toMatch(/^\d{1,2}:\d\d [AP]M$/);
  }
  await page.getByRole("link", { name: "Back to Dashboard" }).waitFor();

  const first = log(page).locator("> :first-child");
  await expect
    .poll(() => first.textContent())
    .toMatch(/^You're chatting .* stores your answers and uses them to create your recommendations\.$/);
  const suggestions = page.getByRole("group", { name: "Suggestions" });
  await expect
    .poll(() => suggestions.getByRole("button").allTextContents())
    .toEqual(["Operations", "Marketing", "Technology", "Other"]);
  await expect.poll(() => page.getByRole("group").filter({ hasText: "Quick" }).count()).toBe(0);
  await expectAccessible(page, "a new chat with suggestions");
  await resize(page, PHONE);
  await button(page, "Menu").click();
  await button(page, "About this chat").click();
  const about = page.getByRole("dialog", { name: "About this chat" });
  await expect
    .poll(() => about.locator("p").allTextContents())
    .toEqual(["Growth check", "Where you stand", expect.stringMatching(DISCLOSURE)]);
  expect(await problemsOf(page, [PHONE])).toEqual([]);
  await page.keyboard.press("Escape");
  await about.waitFor({ state: "detached" });
  await resize(page, WIDE);

  // A suggestion fills the composer without sending.
  await suggestions.getByRole("button", { name: "Marketing" }).click();
  await expect.poll(() => composer(page).inputValue()).toBe("Marketing");
  await suggestions.waitFor({ state: "detached" });
  await expect.poll(() => hasFocus(page)).toBe(true);
  await expect.poll(() => log(page).getByText("Marketing").count()).toBe(0);

  // Enter in an input method doesn't send either.
  await composer(page).fill("靴");
  for (const key of [{ isComposing: true }, { keyCode: 229 }]) {
    await composer(page).evaluate((field, init) => {
      field.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }),
      );
    }, key);
  }
  await expect.poll(() => composer(page).inputValue()).toBe("靴");
  await expect.poll(() => page.getByText("Sending…").count()).toBe(0);

  // A message that is too long isn't sent, and none is sent twice.
  const release = await holdCalls(page, "chat.answer");
  const calls: string[] = [];
  const note = (request: Request) => {
    if (request.url().includes("chat.answer")) calls.push(request.postData() ?? "");
  };
  page.on("request", note);
  await composer(page).fill("s".repeat(4_001));
  await expect
    .poll(() => composer(page).evaluate((box) => box.ariaDescribedByElements?.map((one) => one.textContent)))
    .toEqual(["Please keep your message to 4,000 characters or fewer."]);
  await expect.poll(() => composer(page).getAttribute("aria-invalid")).toBe("true");
  await composer(page).press("Enter");
  await composer(page).fill("Shoes");
  await composer(page).press("Enter");
  await page.getByText("Sending…").waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("");
  const dots = page.locator(".typing-dots");
  await expect.poll(() => page.locator("[data-first]").filter({ has: dots }).count()).toBe(1);
  await composer(page).press("Enter");
  await expect.poll(() => composer(page).getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => composer(page).evaluate((field) => field.hasAttribute("readonly"))).toBe(true);
  await expect.poll(() => button(page, "Send").getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => hasFocus(page)).toBe(true);
  await button(page, "Send").click({ force: true });
  await composer(page).focus();
  release();
  await log(page).getByText("How big is your team?").waitFor();
  // The message doesn't answer an offer.
  expect(calls).toEqual([expect.not.stringContaining("offeredBy")]);
  page.off("request", note);
  await expect.poll(() => dots.count()).toBe(0);
  await expect.poll(() => suggestions.count()).toBe(0);
  await expect.poll(() => page.getByText(DISCLOSURE).count()).toBe(1);
  // One avatar for each group of the assistant's messages.
  await expect.poll(() => log(page).locator("[data-shown] svg").count()).toBe(2);

  await expect.poll(() => hasFocus(page)).toBe(true);
  const options = page.getByRole("group", { name: "Quick responses:" });
  await expect
    .poll(() => options.getByRole("button").allTextContents())
    .toEqual(["1. Just me", "2. 2 to 10", "3. More"]);
  await expectAccessible(page, "choices");
  await resize(page, WIDE);
  await expect.poll(() => button(page, "Skip this question").count()).toBe(0);
  // Digits work only inside the group of options.
  await composer(page).press("2");
  await expect.poll(() => composer(page).inputValue()).toBe("2");
  await composer(page).fill("");
  await options.getByRole("button").first().focus();
  // Browser shortcuts don't choose an option.
  for (const key of ["Control+1", "Alt+1", "Meta+1", "2"]) await page.keyboard.press(key);
  await log(page).getByText("2 to 10", { exact: true }).waitFor();
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  await expect.poll(() => hasFocus(page)).toBe(true);
  const ratings = page.getByRole("group", { name: "Quick rating:" }).getByRole("button");
  await expect.poll(() => ratings.allTextContents()).toEqual(["1", "2", "3", "4", "5"]);
  await expect
    .poll(() =>
      ratings.first().evaluate((one) => one.ariaDescribedByElements?.map((text) => text.textContent)),
    )
    .toEqual(["1 = lowest 5 = highest"]);
  await ratings.nth(3).click();
  await log(page).getByText("Anything else?").waitFor();
  await expect.poll(() => hasFocus(page)).toBe(true);
  const chatRequest = page.waitForRequest(/chat\.answer/);
  await button(page, "Skip this question").click();
  expect((await chatRequest).postData()).toContain('"message":"skip"');
});

test("waiting is shown, messages are plain text, and scrolling up is respected", async () => {
  const { assistant, page } = await scriptedChat(WIDE);
  assistant.isCrowded = true;
  assistant.verdict = {
    kind: "off-topic",
    answer: null,
    response: 'Well <img src=x onerror="window.hacked = 1"> **bold** [go](javascript:alert(1))',
  };
  const serve = holdReplies(assistant);
  await composer(page).fill("<b>shoes</b> and **boots** for a lot of people");
  await composer(page).press("Enter");
  const queue = page.getByText("Many people are answering right now. You'll get a reply within a minute.");
  await queue.locator("visible=true").first().waitFor();
  await page
    .getByRole("status")
    .filter({ hasText: "You'll get a reply within a minute." })
    .waitFor({ state: "attached" });
  await expectAccessible(page, "waiting in the queue");
  serve();
  await log(page).getByText("<b>shoes</b> and **boots**").waitFor();
  await log(page).locator("strong", { hasText: "bold" }).waitFor();
  await expect.poll(() => log(page).locator("img, a, b").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => "hacked" in window)).toBe(false);
  await expect.poll(() => queue.count()).toBe(0);

  assistant.isCrowded = false;
  assistant.verdict = { kind: "off-topic", answer: null, response: "Tell me more.\n\n".repeat(6) };
  const fromEnd = () =>
    log(page).evaluate((region) => {
      const view = region.parentElement?.parentElement;
      return view ? Math.round(view.scrollHeight - view.scrollTop - view.clientHeight) : -1;
    });
  await say(page, "Things of all kinds for people");
  await log(page).getByText("Tell me more.").last().waitFor();
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
  const release = holdReplies(assistant);
  await composer(page).fill("Shoes for people who walk a lot");
  await composer(page).press("Enter");
  await page.locator("[data-streaming]").waitFor();
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
  await expect.poll(() => queue.count()).toBe(0);
  await expect.poll(() => button(page, "New message").count()).toBe(0);
  const place = await log(page).evaluate(async (region) => {
    const view = region.parentElement?.parentElement;
    const scrolled = new Promise((resolve) => view?.addEventListener("scroll", resolve, { once: true }));
    view?.scrollBy({ top: -300 });
    await scrolled;
    return view?.scrollTop;
  });
  release();
  await button(page, "New message").waitFor();
  await expect
    .poll(() => log(page).evaluate((region) => region.parentElement?.parentElement?.scrollTop))
    .toBe(place);
  const scrollTo = (top: number) =>
    log(page).evaluate((region, to) => region.parentElement?.parentElement?.scrollTo({ top: to }), top);
  await scrollTo(100_000);
  await expect.poll(() => button(page, "New message").count()).toBe(0);
  await scrollTo(0);
  await composer(page).fill("Shoes, as I said, and boots");
  await composer(page).press("Enter");
  await expect.poll(fromEnd).toBeLessThanOrEqual(1);
  await expect.poll(() => button(page, "New message").count()).toBe(0);
});

test("long texts fit on a phone, and an earlier answer can be changed from a reply", async () => {
  const { assistant, page, server } = await scriptedChat(PHONE);
  await say(page, "shoe".repeat(125));
  await log(page).getByText("How big is your team?").waitFor();
  await button(page, "Edit answer to question 1").click();
  await log(page)
    .getByRole("textbox")
    .fill(`${"long ".repeat(1_900)}${"x".repeat(500)}`);
  await expect.poll(() => button(page, "Clear answer").count()).toBe(0);
  const repair = await breakTable(server, "answer_history");
  const refuse = await holdCalls(page, "chat.edit");
  const saving = button(page, "Save");
  await saving.click();
  await expect.poll(() => saving.getAttribute("aria-busy")).toBe("true");
  await page.keyboard.press("Escape");
  refuse();
  await log(page).getByText("Couldn't save your answer. Please try again.").waitFor();
  await repair();
  await saving.click();
  await log(page)
    .getByText(/Answer to question 1 updated/)
    .waitFor();
  const overflow = () =>
    page.evaluate(() => {
      const view = document.querySelector("[role=log]")?.parentElement?.parentElement;
      return [document.documentElement, view].some((box) => box && box.scrollWidth > box.clientWidth);
    });
  await expect.poll(() => overflow()).toBe(false);
  await page.reload();
  await log(page).getByText("Welcome back").waitFor();
  await expect.poll(() => overflow()).toBe(false);
  await button(page, "1. Just me").click();
  await log(page).getByText("How healthy is your cash flow?").waitFor();

  const edited = log(page).getByText("Edited", { exact: true });
  assistant.verdict = { kind: "correction", answer: null, correction: { question: 2, value: "2 to 10" } };
  await say(page, "we are more than I said");
  const change = button(page, "Change to 2 to 10 (answer 2)");
  await change.waitFor();
  await expect.poll(() => edited.count()).toBe(1);
  await expectAccessible(page, "a change is offered");
  await resize(page, PHONE);
  const repairChange = await breakTable(server, "answer_history");
  const save = await holdCalls(page, "chat.edit");
  await change.click();
  await expect.poll(() => change.getAttribute("aria-busy")).toBe("true");
  save();
  await page.getByRole("alert").getByText("Couldn't change your answer. Please try again.").waitFor();
  await repairChange();
  await change.click();
  await log(page).getByText("Answer to question 2 updated: 2 to 10").waitFor();
  await expect.poll(() => edited.count()).toBe(2);
  await expect.poll(() => change.count()).toBe(0);

  assistant.verdict = { kind: "correction", answer: null, correction: { question: 2, value: "More" } };
  await say(page, "even more of us");
  await button(page, "Change to More (answer 2)").waitFor();
  // Buttons disappear while an answer is being sent.
  const answer = await holdCalls(page, "chat.answer");
  await composer(page).fill("yes");
  await composer(page).press("Enter");
  await page.getByText("Sending…").waitFor();
  await expect.poll(() => button(page, /^(Change to|4$)/).count()).toBe(0);
  answer();
  await log(page).getByText("is now “More”").waitFor();

  assistant.verdict = { kind: "correction", answer: null, correction: { question: 1, value: null } };
  await say(page, "and the first one too");
  await button(page, "Change answer 1").click();
  const editor = page.getByRole("textbox", { name: "What do you sell?" });
  await editor.fill("");
  await button(page, "Save").click();
  await expect.poll(() => editor.getAttribute("aria-invalid")).toBe("true");
  await editor.fill("Boots");
  await button(page, "Save").click();
  await log(page).getByText("Boots", { exact: true }).waitFor();
  const inForm = page.getByRole("link", { name: "Answer in the form" });
  await expect.poll(() => inForm.count()).toBe(0);

  assistant.verdict = { kind: "abuse", answer: null };
  for (const insult of ["no idea what you want", "leave me alone", "stop it now"]) await say(page, insult);
  await expect.poll(() => inForm.getAttribute("href")).toMatch(/\/start\?q=3$/);
  await button(page, "4").click();
  await log(page).getByText("Anything else?").waitFor();
  await expect.poll(() => inForm.count()).toBe(0);
  // The final step starts one second after the last answer.
  await page.clock.install();
  // Not so far that the event stream reconnects and reloads the conversation.
  await page.clock.pauseAt(Date.now() + 10_000);
  await button(page, "Skip this question").click();
  await untilShown(page, log(page).getByText("Skipped", { exact: true }));
  // An open editor delays completion.
  await button(page, "Edit answer to question 4").click();
  await expect.poll(() => log(page).getByRole("textbox").inputValue()).toBe("");
  await button(page, "Clear answer").waitFor();
  await untilShown(
    page,
    page.getByText("Save or cancel your change before you complete the assessment."),
    1_000,
  );
  const rows = page
    .locator("aside li")
    .evaluateAll((found) =>
      found.map((row) => [row.querySelector("svg")?.getAttribute("aria-label"), row.textContent]),
    );
  expect(await rows).toEqual([
    ["Answered:", "1. What do you sell?Boots"],
    ["Answered:", "2. How big is your team?More"],
    ["Answered:", "3. How healthy is your cash flow?4"],
    ["Skipped:", "4. Anything else?Skipped"],
  ]);
  await log(page).getByRole("textbox").fill("Boots last");
  await page.clock.resume();
  await button(page, "Save").click();
  await page.waitForURL("**/results");
});
