import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, composer, log } from "#tests/helpers/chat-page";
import { MAX_SHIFT, noteShifts, shiftsOf } from "#tests/helpers/layout-shift";
import { openWindow, resize } from "#tests/helpers/page";
import { holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { value } from "#tests/helpers/stored";

/** A phone, with an open keyboard, in landscape, a page at 200%, a small phone. */
const SIZES = [
  { width: 390, height: 664 },
  { width: 390, height: 364 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 320, height: 568 },
];
const DELETED = "This assessment and its answers were deleted.";
const LONG = `${"We would like to know how you go about it, step by step. ".repeat(12)}What comes first?`;

/** Opens a participant's chat on a phone. Its last question is longer than the screen above a keyboard. */
async function opened(server: PageServer): Promise<{ page: Page; attemptId: number }> {
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  await admin.post(`/admin/assessments/${templateId}/questions`, {
    questionText: LONG,
    questionType: "text",
  });
  const page = await openWindow(
    server.url,
    { width: 390, height: 664, hasTouch: true },
    /INTERNET_DISCONNECTED/,
  );
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  const attemptId: number = (await registered.json()).userAssessmentId;
  await noteShifts(page);
  // Wait for the call that stores the welcome; it would fail after a deletion.
  const stored = page.waitForResponse((response) => response.url().includes("chat.open"));
  await page.goto(`/assessment/${attemptId}/chat`);
  await stored;
  await log(page).getByText("What do you sell?").waitFor();
  return { page, attemptId };
}

/** Problems of the current screen; empty if the question can be read and answered. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect(0, -1);
    const isShown = (element: Element) => element.checkVisibility() && box(element).width > 1;
    const field = document.querySelector("main form:last-of-type textarea");
    const question = [...document.querySelectorAll("[data-message][data-role=bot] time")].at(-1);
    const lines = document.createRange();
    lines.selectNodeContents(question?.closest("article")?.querySelector("p, div > div > div") ?? document);
    const lastLine = [...lines.getClientRects()].at(-1) ?? new DOMRect(0, -1);
    const top = box(document.querySelector("main [role=progressbar]")).bottom;
    const wrong = [];
    if (box(field).top < 0 || box(field).bottom > innerHeight) wrong.push("composer");
    if (lastLine.top < top || lastLine.bottom > box(field).top) wrong.push("question");
    if (document.documentElement.scrollHeight > innerHeight) wrong.push("page scrolls");
    if ([...document.querySelectorAll("body header, body footer")].some(isShown)) wrong.push("header");
    const low = [...document.querySelectorAll("button, a[class*=Button]")].filter(
      (one) => isShown(one) && box(one).height < 40,
    );
    wrong.push(...low.map((one) => `low: ${one.textContent}`));
    return wrong;
  });

/** Whether `one` is entirely above `other`. */
async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [upper, lower] = [await one.boundingBox(), await other.boundingBox()];
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y;
}

test("on small screens the chat keeps the question and its answer in view at every size", async () => {
  const { page } = await opened(await pageServer());
  const looksRight = async (step: string) => {
    for (const size of SIZES) {
      await resize(page, size);
      await expect
        .poll(() => faults(page), { message: `${step}, ${size.width} × ${size.height}` })
        .toEqual([]);
    }
  };
  await page.getByRole("group", { name: "Suggestions" }).waitFor();
  expect((await shiftsOf(page, { afterPress: false })).sum).toBeLessThanOrEqual(MAX_SHIFT);
  await looksRight("an open question");
  const bar = page.getByRole("heading", { level: 1 }).locator("../..");
  expect((await bar.boundingBox())?.height).toBe(51);
  expect((await composer(page).locator("xpath=ancestor::form").boundingBox())?.height).toBe(60);

  await composer(page).tap();
  await composer(page).fill("Hand-made shoes");
  await resize(page, { width: 390, height: 364 });
  await button(page, "Send").tap();
  await page.getByText("Quick responses:").waitFor();
  // A phone closes its keyboard if any other element has the focus.
  await expect.poll(() => composer(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await composer(page).fill("perhaps");
  await button(page, "Send").tap();
  await log(page).getByText("Please choose one").waitFor();
  await expect.poll(() => isAbove(button(page, "1. Just me"), composer(page))).toBe(true);
  await looksRight("choices");
  await button(page, "2. 2 to 10").click();
  await page.getByText("Quick rating:").waitFor();
  await looksRight("a rating");
  await resize(page, { width: 390, height: 664 });
  const ratings = page.getByRole("group", { name: "Quick rating:" }).locator("div").first();
  expect((await ratings.boundingBox())?.width).toBe(390 - 2 * 16);

  await page.context().setOffline(true);
  const panel = page.getByRole("region", { name: "AI Assessment Chatbot" });
  await panel.getByText("You're offline. Keep this tab open so your answers aren't lost.").waitFor();
  await looksRight("without a connection");
  await page.context().setOffline(false);

  // A question longer than the screen starts at its top, and its end is in view while answering.
  await button(page, "4").click();
  await log(page).getByText("Anything else?").waitFor();
  await button(page, "Skip this question").click();
  const question = log(page).locator("article", { hasText: "What comes first?" });
  await question.waitFor();
  await resize(page, { width: 390, height: 500 });
  await page.reload();
  await expect.poll(async () => ((await question.boundingBox())?.y ?? 0) >= 51).toBe(true);
  await composer(page).focus();
  await resize(page, { width: 390, height: 364 });
  await expect.poll(() => faults(page)).toEqual([]);

  // After leaving before completion, the page shows the current state with a usable button.
  await holdCalls(page, "user.attempts.complete");
  await composer(page).fill("The customers come first, then the shoes");
  await button(page, "Send").click();
  await log(page).getByText("That was the last question.").waitFor();
  await page.reload();
  await page.getByText("All questions answered. Complete your assessment.").waitFor();
  await expect.poll(() => log(page).getByText("going through your answers").count()).toBe(0);
  await expect.poll(() => faults(page)).toEqual([]);
});

test("on a phone a menu opens the form and the answers, and a deleted attempt leads to the dashboard", async () => {
  const server = await pageServer();
  const { page, attemptId } = await opened(server);
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  await composer(page).fill("Shoes");
  await button(page, "Send").click();
  await log(page).getByText("How big is your team?").waitFor();

  await button(page, "Menu").click();
  await button(page, "Answers").click();
  const drawer = page.getByRole("dialog", { name: "Your answers" });
  const row = drawer.getByRole("button", { name: /What do you sell/ });
  const pencil = await row.locator("span").last().boundingBox();
  expect(Math.min(pencil?.width ?? 0, pencil?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await row.click();
  await expect.poll(() => drawer.getByRole("textbox").inputValue()).toBe("Shoes");
  await page.keyboard.press("Escape");
  await expect.poll(() => drawer.getByRole("textbox").count()).toBe(0);
  await expect.poll(focused).toContain("What do you sell?");
  await row.click();
  await drawer.getByRole("textbox").fill("Hand-made shoes");
  await button(page, "Save").click();
  await row.getByText("Hand-made shoes").waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(focused).toBe("Menu");
  await log(page).getByText("Hand-made shoes", { exact: true }).waitFor();
  await log(page).getByText("Edited", { exact: true }).waitFor();
  const edit = await button(page, "Edit answer to question 1").boundingBox();
  expect(Math.min(edit?.width ?? 0, edit?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await resize(page, { width: 1440, height: 900 });
  const aside = page.getByRole("complementary", { name: "Your answers" });
  const small = await aside
    .getByRole("button", { name: /What do you sell/ })
    .locator("span")
    .last()
    .boundingBox();
  expect(Math.min(small?.width ?? 0, small?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await expect.poll(() => button(page, "Menu").count()).toBe(0);
  await page.getByRole("link", { name: "Answer via Form" }).waitFor();

  await resize(page, { width: 390, height: 664 });
  await button(page, "Menu").click();
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await page.waitForURL("**/start?q=2");
  await page.goBack();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.waitForURL("**/user-dashboard");

  await page.getByRole("link", { name: "Continue Assessment" }).click();
  await log(page).getByText("How big is your team?").waitFor();
  const form = await page.context().newPage();
  await form.goto(`/assessment/${attemptId}/start?q=1`);
  await form.getByRole("textbox").fill("Half a sent");
  await (await server.admin()).delete(`/admin/user-assessments/${attemptId}`);
  for (const screen of [page, form]) {
    await screen.waitForURL("**/user-dashboard");
    await screen.getByText(DELETED).waitFor();
  }
});

test("a person deleted while their chat is open is told so, not that answers are saved", async () => {
  const server = await pageServer();
  const { page } = await opened(server);
  await composer(page).fill("Shoes");
  const id = await value(server, "SELECT id FROM users");
  await (await server.admin()).delete(`/admin/users/${id}`);
  // The page may notice before the press and leave.
  await Promise.race([button(page, "Send").click(), page.waitForURL("**/access")]);
  await page.waitForURL("**/access");
  await page.getByText("Your account was deleted").waitFor();
  await expect.poll(() => page.getByText("Your answers are saved").count()).toBe(0);
});
