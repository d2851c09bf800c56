import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  CASH,
  countCalls,
  type Editor,
  ELSE,
  focusedName,
  openEditor,
  SELL,
  shownOrder,
  storedOrder,
  TEAM,
} from "#tests/helpers/editor-page";
import { resize } from "#tests/helpers/page";
import { breakTable, holdCalls } from "#tests/helpers/page-server";

const SAVED = "Questions reordered successfully";
const FAILED = "Failed to reorder questions";
const grip = (page: Page, position: number) =>
  page.getByRole("button", { name: `Reorder question ${position}` });
const messageText = (page: Page, text: string) => page.getByText(text, { exact: true });

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Expects the order on the page and on the server. */
async function expectOrder({ page, admin, id }: Editor, order: string[]): Promise<void> {
  await expect.poll(() => shownOrder(page)).toEqual(order);
  await expect.poll(() => storedOrder(admin, id)).toEqual(order);
}

/** The library handles arrow keys only one macrotask after its announcement. */
async function pickedUp(page: Page, words: string): Promise<void> {
  await messageText(page, words).waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test("a question is moved by keyboard and by buttons, each step announced once, and Escape undoes it", async () => {
  const editor = await openEditor();
  const { page, admin, id } = editor;
  const calls = countCalls(page, "admin.questions.reorder");
  const described = await grip(page, 1).getAttribute("aria-describedby");
  const instructions = await page.locator(`[id="${described}"]`).textContent();
  expect(instructions).toContain("press Space, then the up and down arrow keys");
  await expect.poll(() => grip(page, 1).evaluate((button) => button.tagName)).toBe("BUTTON");

  await grip(page, 3).focus();
  await page.keyboard.press("Space");
  await pickedUp(page, "Picked up question 3 of 4");
  const dragged = page.locator("li[data-dragging]");
  await expect.poll(() => dragged.allInnerTexts()).toEqual([expect.stringContaining(CASH)]);
  await page.keyboard.press("ArrowDown");
  await messageText(page, "Moved to position 4 of 4").waitFor();
  await page.keyboard.press("Escape");
  await messageText(page, "Canceled. Back at position 3").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Reorder question 3");
  await expectOrder(editor, [SELL, TEAM, CASH, ELSE]);

  await page.keyboard.press("Space");
  await pickedUp(page, "Picked up question 3 of 4");
  await page.keyboard.press("ArrowUp");
  await messageText(page, "Moved to position 2 of 4").waitFor();
  await expect.poll(() => messageText(page, "Moved to position 2 of 4").count()).toBe(1);
  await page.keyboard.press("ArrowUp");
  await messageText(page, "Moved to position 1 of 4").waitFor();
  expect(calls()).toBe(0);
  await page.keyboard.press("Space");
  await messageText(page, "Dropped at position 1").waitFor();
  await page.getByText(SAVED).waitFor();
  await expect.poll(() => focusedName(page)).toBe("Reorder question 1");
  await expectOrder(editor, [CASH, SELL, TEAM, ELSE]);

  await page.getByRole("button", { name: "Move question 3 up" }).focus();
  await page.keyboard.press("Enter");
  await messageText(page, "Moved to position 2 of 4").waitFor();
  await expect.poll(() => messageText(page, "Moved to position 2 of 4").count()).toBe(1);
  await expect.poll(() => focusedName(page)).toBe("Move question 2 up");
  await page.keyboard.press("Enter");
  await messageText(page, "Moved to position 1 of 4").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Move question 1 down");
  await expect.poll(() => page.getByRole("button", { name: "Move question 1 up" }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole("button", { name: "Move question 4 down" }).isDisabled()).toBe(true);
  await expectOrder(editor, [TEAM, CASH, SELL, ELSE]);

  const options = Array.from({ length: 50 }, (_, index) => `Option ${index + 1}`);
  await admin.post(`/admin/assessments/${id}/questions`, {
    questionText: "Which of many?",
    questionType: "multiple_choice",
    options,
  });
  await admin.post(`/admin/assessments/${id}/questions`, { questionText: "And last?" });
  await page.reload();
  await grip(page, 6).focus();
  expect((await shownOrder(page)).slice(0, 4)).toEqual([TEAM, CASH, SELL, ELSE]);
  await page.keyboard.press("Space");
  await pickedUp(page, "Picked up question 6 of 6");
  for (const position of [5, 4, 3]) {
    await page.keyboard.press("ArrowUp");
    await messageText(page, `Moved to position ${position} of 6`).waitFor();
  }
  await page.keyboard.press("ArrowDown");
  await messageText(page, "Moved to position 4 of 6").waitFor();
  await page.keyboard.press("Space");
  await page.getByText(SAVED).waitFor();
  expect((await storedOrder(admin, id))[3]).toBe("And last?");
});

test("a move shows before the server answers, and a question that is being edited stays put", async () => {
  const editor = await openEditor();
  const { page } = editor;
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, timing) {
      const seen = document.body.dataset.glides ?? "";
      document.body.dataset.glides = `${seen}${typeof timing === "object" ? timing.duration : timing} `;
      return animate.call(this, keyframes, timing);
    };
  });
  const glides = () => page.evaluate(() => document.body.dataset.glides);
  const releaseReorder = await holdCalls(page, "admin.questions.reorder");
  await page.getByRole("button", { name: "Move question 1 down" }).click();
  await expect.poll(() => shownOrder(page)).toEqual([TEAM, SELL, CASH, ELSE]);
  await expect.poll(() => page.getByText(SAVED).count()).toBe(0);
  releaseReorder();
  await page.getByText(SAVED).waitFor();
  await expect.poll(() => glides()).toBeUndefined();

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Move question 3 down" }).click();
  await expect.poll(glides).toBe("200 200 ");
  await grip(page, 1).focus();
  await page.keyboard.press("Space");
  await pickedUp(page, "Picked up question 1 of 4");
  await page.keyboard.press("ArrowDown");
  await messageText(page, "Moved to position 2 of 4").waitFor();
  await page.keyboard.press("Space");
  await messageText(page, "Dropped at position 2").waitFor();
  await expectOrder(editor, [SELL, TEAM, ELSE, CASH]);
  await page.emulateMedia({ reducedMotion: "reduce" });

  // Tall enough for the whole list, because the page scrolls when dragging near an edge.
  await resize(page, { width: 1440, height: 1600 });
  const drag = async (from: Locator, to: Locator) => {
    const start = await middleOf(from);
    const end = await middleOf(to);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 40, start.y + 10);
    await page.mouse.move(end.x, end.y + 20, { steps: 12 });
    await page.mouse.up();
  };
  await drag(page.getByText(SELL), grip(page, 3));
  await expect.poll(() => shownOrder(page)).toEqual([SELL, TEAM, ELSE, CASH]);
  await drag(grip(page, 1), grip(page, 3));
  await messageText(page, "Dropped at position 3").waitFor();
  await expectOrder(editor, [TEAM, ELSE, SELL, CASH]);

  await page.getByRole("button", { name: "Edit question 2" }).click();
  const form = page.getByRole("form", { name: "Question 2" });
  await form.getByLabel("Question").fill("Anything more?");
  await expect.poll(() => grip(page, 2).count()).toBe(0);
  await grip(page, 3).focus();
  await page.keyboard.press("Space");
  await pickedUp(page, "Picked up question 3 of 4");
  await page.keyboard.press("ArrowUp");
  await messageText(page, "Moved to position 2 of 4").waitFor();
  await page.keyboard.press("Space");
  await expect.poll(() => storedOrder(editor.admin, editor.id)).toEqual([TEAM, SELL, ELSE, CASH]);
  const moved = page.getByRole("form", { name: "Question 3" });
  await expect.poll(() => moved.getByLabel("Question").inputValue()).toBe("Anything more?");
});

test("a question is dragged by touch, and an order that can't be saved gives way to the stored one", async () => {
  const editor = await openEditor({ phone: true, touch: true, expected: /status of (500|400)/ });
  const { page, server, admin, id } = editor;
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", x: number, y: number) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  const endTouch = () => browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const glide = async (x: number, from: number, to: number) => {
    for (let step = 1; step <= 10; step++) await touch("touchMove", x, from + ((to - from) * step) / 10);
  };

  await grip(page, 2).scrollIntoViewIfNeeded();
  const swiped = await middleOf(grip(page, 2));
  // Without a pause, because a touch of 200 ms picks the question up.
  const steps = Array.from({ length: 10 }, (_, step) => swiped.y - 20 * (step + 1));
  await Promise.all([
    touch("touchStart", swiped.x, swiped.y),
    ...steps.map((y) => touch("touchMove", swiped.x, y)),
    endTouch(),
  ]);
  await page.waitForFunction(() => scrollY > 0);
  await expect.poll(() => page.getByText("Picked up question 2 of 4").count()).toBe(0);

  await grip(page, 4).scrollIntoViewIfNeeded();
  const start = await middleOf(grip(page, 4));
  const end = await middleOf(grip(page, 3));
  await touch("touchStart", start.x, start.y);
  await pickedUp(page, "Picked up question 4 of 4");
  await glide(start.x, start.y, end.y - 10);
  await messageText(page, "Moved to position 3 of 4").waitFor();
  await endTouch();
  await page.getByText(SAVED).waitFor();
  await expectOrder(editor, [SELL, TEAM, ELSE, CASH]);

  await resize(page, { width: 1440, height: 900 });
  const down = page.getByRole("button", { name: "Move question 1 down" });
  const repair = await breakTable(server, "assessment_questions");
  await down.click();
  await page.getByRole("alert").filter({ hasText: FAILED }).waitFor();
  await page.getByRole("main").getByText(FAILED).waitFor();
  await expect.poll(() => shownOrder(page)).toEqual([SELL, TEAM, ELSE, CASH]);
  await repair();
  await down.click();
  await expectOrder(editor, [TEAM, SELL, ELSE, CASH]);
  await expect.poll(() => page.getByRole("main").getByText(FAILED).count()).toBe(0);

  const { body } = await admin.get(`/admin/assessments/${id}/questions`);
  await admin.delete(`/admin/questions/${body[1].id}`);
  await down.click();
  await page.getByRole("main").getByText("The new order must list every question").waitFor();
  await page.getByText(SELL).waitFor({ state: "detached" });
  await expect.poll(() => shownOrder(page)).toEqual([TEAM, ELSE, CASH]);
});
