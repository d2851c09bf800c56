import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { branchingWindow } from "#tests/helpers/branching";
import { answer, button, composer, log } from "#tests/helpers/chat-page";
import { resize } from "#tests/helpers/page";
import { type PageServer, pageServer } from "#tests/helpers/page-server";
import { storedResponses, value } from "#tests/helpers/stored";

const asks = (page: Page, text: string) => page.getByRole("heading", { level: 2, name: text }).waitFor();
const counts = (page: Page, place: string) => page.getByText(`Question ${place}`, { exact: true }).waitFor();
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const box = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });
const answers = (page: Page) => page.getByRole("complementary", { name: "Your answers" });
const progress = async (page: Page) =>
  Number(await page.getByRole("progressbar", { name: "Progress" }).getAttribute("aria-valuenow"));
const checked = async (page: Page) => {
  const boxes = await page.getByRole("checkbox").all();
  return Promise.all(boxes.map((one) => one.isChecked()));
};
const expectAccessible = async (page: Page, state: string) => {
  const size = page.viewportSize();
  expect(await problemsOf(page), state).toEqual([]);
  if (size) await resize(page, size);
};
const stored = async (server: PageServer) => Object.values(await storedResponses(server));

test("the next question is ready before Next is pressed and fits the current answer", async () => {
  const server = await pageServer();
  const { page, attempt } = await branchingWindow(server);
  await page.goto(`${attempt}/start`);
  const coming = page.locator("[data-coming] h2");
  const widths = () =>
    page
      .locator("h2")
      .evaluateAll((headings) => headings.map(({ parentElement }) => parentElement?.clientWidth));
  await radio(page, "No").check();
  await expect.poll(() => coming.allTextContents()).toEqual(["What keeps you from one?"]);
  await radio(page, "Yes").check();
  await expect.poll(() => coming.allTextContents()).toEqual(["How often is it out of date?"]);
  await expect.poll(() => page.getByRole("heading", { level: 2 }).count()).toBe(1);
  await expect.poll(async () => new Set(await widths()).size).toBe(1);
  await resize(page, { width: 390, height: 664 });
  await expect.poll(async () => new Set(await widths()).size).toBe(1);

  await expect.poll(() => stored(server)).toEqual(["Yes"]);
  const id = await value(
    server,
    "SELECT id FROM user_assessment_questions WHERE questionText LIKE 'How often%'",
  );
  await page.request.post(`/api/user${attempt.replace("assessment", "assessments")}/responses`, {
    data: { questionId: id, answer: "5" },
  });
  await expect.poll(() => progress(page)).toBe(40);
  // Only a script can press it, and it answers nothing.
  await page
    .locator("[data-coming] input")
    .first()
    .evaluate((input: HTMLElement) => input.click());
  const inputElement = await coming.elementHandle();
  await button(page, "Next").click();
  await expect.poll(() => inputElement?.isVisible()).toBe(true);
  await expect.poll(() => radio(page, "5, Always").isChecked()).toBe(true);
  await expect.poll(() => coming.allTextContents()).toEqual(["What does it sell?"]);
  await button(page, "Previous").click();
  await asks(page, "Do you have a website?");
  await expect.poll(() => coming.allTextContents()).toEqual(["How often is it out of date?"]);
});

test("the chat shows a question's help under it, and no help under a question without one", async () => {
  const { page, attempt } = await branchingWindow(await pageServer());
  await page.goto(`${attempt}/chat`);
  await log(page).getByText("Do you have a website?").waitFor();
  await page.getByText("What does this mean?").click();
  await page.getByText("A page of your own counts, also one on a market place.").waitFor();
  await button(page, /Yes$/).click();
  await log(page).getByText("How often is it out of date?").waitFor();
  await expect.poll(() => page.getByText("What does this mean?").count()).toBe(0);
});

test("the form switches a branch twice without loss, and the chat continues from there", async () => {
  const server = await pageServer();
  const { page, attempt } = await branchingWindow(server, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(`${attempt}/start`);
  await counts(page, "1 of about 3");
  await page.getByText("What does this mean?").click();
  await page.getByText("A page of your own counts, also one on a market place.").waitFor();
  await page.getByText("Why we ask").waitFor();
  await expectAccessible(page, "help");
  await radio(page, "Yes").check();
  await counts(page, "1 of about 5");
  await button(page, "Next").click();
  await counts(page, "2 of about 5");
  await radio(page, "4, Mostly").check();
  await expect.poll(() => page.locator("[data-chosen]").allTextContents()).toEqual(["Mostly"]);
  await expectAccessible(page, "labels");
  await button(page, "Next").click();
  await page.getByRole("textbox").fill("Shoes");
  await button(page, "Next").click();
  await counts(page, "4 of 5");
  await expect.poll(() => progress(page)).toBe(60);

  for (const _ of [1, 2, 3]) await button(page, "Previous").click();
  await radio(page, "No").check();
  await counts(page, "1 of about 4");
  await expect.poll(() => progress(page)).toBe(60);
  await button(page, "Overview").click();
  const overview = page.getByRole("dialog", { name: "Overview" });
  await overview.getByText("2. What keeps you from one?").waitFor();
  await expect.poll(() => overview.getByText("What does it sell?").count()).toBe(0);
  await page.keyboard.press("Escape");
  await button(page, "Next").click();
  await asks(page, "What keeps you from one?");
  await page.getByRole("textbox").fill("No time");

  await button(page, "Previous").click();
  await expect.poll(() => stored(server)).toEqual(["No", "No time"]);
  // The form knows both branches without the server.
  await page.context().setOffline(true);
  await radio(page, "Yes").check();
  await counts(page, "1 of about 5");
  await button(page, "Next").click();
  await expect.poll(() => radio(page, "4, Mostly").isChecked()).toBe(true);
  await button(page, "Next").click();
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("Shoes");
  await page.context().setOffline(false);
  await expect.poll(() => stored(server)).toEqual(["Yes", "4", "Shoes"]);
  await page.goto(`${attempt}/start?q=4`);
  await asks(page, "Which channels bring you customers?");
  await expect.poll(() => page.url()).toContain("?q=5");

  await button(page, "Chat with AI").click();
  await log(page).getByText("Welcome back · Question 4 of 5").waitFor();
  await answers(page).getByText("4 – Mostly").waitFor();
  await expect.poll(() => answers(page).getByText("What keeps you").count()).toBe(0);
  await expect.poll(() => log(page).getByText("No time").count()).toBe(0);
});

test("several options are sent together, and an exclusive one clears the others, in both screens", async () => {
  const server = await pageServer();
  const { page, attempt } = await branchingWindow(server);
  await page.goto(`${attempt}/chat`);
  await log(page).getByText("Do you have a website?").waitFor();
  await answer(page, "What do you mean?", "A page of your own counts");
  await answer(page, "why?", "It decides what else you are asked.");
  await answer(page, "bananas", "match that to an answer");
  await answer(page, "No", "What keeps you from one?");
  await answer(page, "No time", "Which channels bring you customers?");
  const send = page.getByRole("log").locator("..").getByRole("button", { name: "Send" });
  await expect.poll(() => send.getAttribute("aria-disabled")).toBe("true");
  await box(page, "1. Word of mouth").check();
  await box(page, "4. None of these").check();
  await expect.poll(() => checked(page)).toEqual([false, false, false, true]);
  await box(page, "3. Trade fairs").check();
  await box(page, "1. Word of mouth").press("1");
  await expect.poll(() => checked(page)).toEqual([true, false, true, false]);
  await expectAccessible(page, "boxes");
  await send.click();
  await log(page).getByText("Word of mouth, Trade fairs.").waitFor();
  await log(page).getByText("Anything else?").waitFor();
  expect(await stored(server)).toContainEqual(["Word of mouth", "Trade fairs"]);

  await page.goto(`${attempt}/start?q=5`);
  await expect.poll(() => checked(page)).toEqual([true, false, true, false]);
  await box(page, "None of these").check();
  await expect.poll(() => checked(page)).toEqual([false, false, false, true]);
  await expect.poll(() => stored(server)).toContainEqual(["None of these"]);
});

test("an answer in another tab that hides the current question leads to the next and keeps the text", async () => {
  const server = await pageServer();
  const { page, attempt } = await branchingWindow(server);
  await page.goto(`${attempt}/start`);
  await radio(page, "Yes").check();
  await button(page, "Next").click();
  await button(page, "Next").waitFor();
  await radio(page, "2, Rarely").check();
  await button(page, "Next").click();
  await asks(page, "What does it sell?");
  await page.getByRole("textbox").fill("Half a sen");

  const otherPage = await page.context().newPage();
  await otherPage.goto(`${attempt}/start?q=1`);
  await radio(otherPage, "No").check();
  await asks(page, "What keeps you from one?");
  await page.locator("#main").getByText("The question you were on no longer applies").waitFor();
  await counts(page, "2 of 4");
  await page.getByRole("textbox").fill("No time");
  await button(page, "Next").click();
  await asks(page, "Which channels bring you customers?");
  await expect.poll(() => page.locator("#main").getByText("no longer applies").count()).toBe(0);
  await button(page, "Previous").click();
  await asks(page, "What keeps you from one?");
  await expect.poll(() => page.locator("#main").getByText("no longer applies").count()).toBe(0);
  await button(page, "Next").click();
  await asks(page, "Which channels bring you customers?");

  await radio(otherPage, "Yes").check();
  await counts(page, "4 of 5");
  await button(page, "Previous").click();
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe("Half a sen");

  await otherPage.goto(`${attempt}/chat`);
  await log(otherPage).getByText("What does it sell?").last().waitFor();
  await expect.poll(() => composer(otherPage).inputValue()).toBe("");
  await answers(otherPage)
    .getByRole("button", { name: /How often is it out of date/ })
    .click();
  await radio(otherPage, "5, Always").check();
  await button(otherPage, "Save").click();
  await answers(otherPage).getByText("5 – Always").waitFor();
  expect(await stored(server)).toContain("5");
});
