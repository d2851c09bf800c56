import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button } from "#tests/helpers/chat-page";
import { adminWindow, pageServer } from "#tests/helpers/page-server";
import { openResults } from "#tests/helpers/results-page";
import { put } from "#tests/helpers/stored";

const TITLE = "فحص النمو";
const DESCRIPTION = "أين تقف أعمالك اليوم؟";
const NAME = "ليلى حداد";
const ASKED = [
  { questionText: "ماذا تبيع؟", questionType: "text", answer: "أحذية يدوية." },
  {
    questionText: "كم عدد الموظفين؟",
    questionType: "multiple_choice",
    options: ["أنا فقط", "أكثر من عشرة"],
    answer: "أنا فقط",
  },
  { questionText: "كيف تقيم التدفق النقدي؟", questionType: "rating", answer: "4" },
] as const;

/** Texts that start with a right-to-left letter but have a left-to-right direction. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, data } = node as Text;
      if (!parent?.checkVisibility() || parent.closest("script, style, noscript, [aria-hidden]")) continue;
      const block = parent.closest<HTMLElement>("p, li, h1, h2, h3, h4, dd, td, [dir]") ?? parent;
      const [first = ""] = /\p{L}/u.exec(block.innerText) ?? [];
      const isFromRight = /\p{Script=Arabic}/u.test(first) && /\p{Script=Arabic}/u.test(data);
      if (isFromRight && getComputedStyle(parent).direction !== "rtl") found.push(data);
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>("textarea, input[type=text]")];
    return [
      ...found,
      ...fields
        .filter((field) => /\p{Script=Arabic}/u.test(field.value))
        .filter((field) => getComputedStyle(field).direction !== "rtl")
        .map((field) => `field: ${field.value}`),
    ];
  });

/** Texts of the template or its answers without the template's language. */
const mispronounced = (page: Page) =>
  page.evaluate((name) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, data } = node as Text;
      if (!parent?.checkVisibility() || parent.closest("script, style, noscript, [aria-hidden]")) continue;
      const isArabic = /\p{Script=Arabic}/u.test(data) && !data.includes(name);
      if (isArabic && parent.closest<HTMLElement>("[lang]")?.lang !== "ar") found.push(data);
    }
    const fields = [...document.querySelectorAll("textarea")].filter(({ value }) =>
      /\p{Script=Arabic}/u.test(value),
    );
    const wrong = fields.filter((field) => field.closest<HTMLElement>("[lang]")?.lang !== "ar");
    return [...found, ...wrong.map(({ value }) => `field: ${value}`)];
  }, NAME);

test("texts keep their own writing direction, and screen readers get the template's language", async () => {
  const server = await pageServer();
  const { page, path } = await openResults(server, {
    asked: ASKED.map((question) => ({
      ...question,
      options: "options" in question ? [...question.options] : [],
    })),
    title: TITLE,
    description: DESCRIPTION,
  });
  await put(server, "UPDATE users SET name = ?", NAME);
  await put(server, "UPDATE assessments SET language = 'ar'");
  const look = async (window: Page, to: string, sign: string) => {
    await window.goto(to);
    await window.getByText(sign).first().waitFor();
    await expect.poll(() => misplaced(window), { message: to }).toEqual([]);
    if (window === page) await expect.poll(() => mispronounced(window), { message: to }).toEqual([]);
  };
  await look(page, path, ASKED[0].answer);
  await look(page, "/user-dashboard", TITLE);
  await button(page, "Start Assessment").click();
  await page.getByRole("dialog").getByText(TITLE).waitFor();
  await expect.poll(() => misplaced(page)).toEqual([]);
  await expect.poll(() => mispronounced(page)).toEqual([]);

  // Reopens the attempt, so the form and the chat show its answers.
  await put(server, "UPDATE user_assessments SET status = 'in_progress', completedAt = NULL");
  const attempt = path.replace("/results", "");
  await look(page, `${attempt}/start?q=1`, ASKED[0].questionText);
  await look(page, `${attempt}/start?q=2`, ASKED[1].options[1]);
  await look(page, `${attempt}/chat`, ASKED[0].answer);
  await look(page, "/", TITLE);
  await look(page, "/start-assessment", TITLE);
  await page.context().clearCookies();
  await look(page, "/direct-assessment/1", DESCRIPTION);

  await put(server, "UPDATE user_assessments SET status = 'completed', completedAt = updatedAt");
  const admin = await adminWindow(server);
  await look(admin, "/admin/assessments", TITLE);
  await look(admin, "/admin/assessments/1?as=participant", ASKED[0].answer);
  await expect.poll(() => mispronounced(admin)).toEqual([]);
  await look(admin, "/admin/assessments/1", ASKED[0].answer);
  await look(admin, "/admin/users", NAME);
  await look(admin, "/admin/templates", DESCRIPTION);
  await look(admin, "/admin/templates/1/questions", ASKED[1].options[1]);
  await button(admin, "Preview").click();
  await admin.getByRole("dialog").getByText(ASKED[0].questionText).waitFor();
  await expect.poll(() => misplaced(admin)).toEqual([]);
});
