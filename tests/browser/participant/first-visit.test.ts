import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button } from "#tests/helpers/chat-page";
import { heading } from "#tests/helpers/entry-page";
import { openWindow, resize } from "#tests/helpers/page";
import { type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

/** A phone's page area inside the browser's bars. */
const PHONE = { width: 390, height: 664 };
const NARROW = { width: 320, height: 568 };
/** Smallest height that is easy to tap, in pixels. */
const MIN_TAP_HEIGHT = 40;
const PAT = "pat@example.com";
const ORGANIZATION = "Northwind Consulting Group";

const lowButtons = (page: Page) =>
  page.evaluate((least) => {
    const pressed = document.querySelectorAll<HTMLElement>(
      "button, [role=button], a[class*=Button], a[class*=_action_]",
    );
    const seen = [...pressed].filter((element) => element.checkVisibility());
    const low = seen.filter((element) => element.getBoundingClientRect().height < least);
    return low.map((element) => element.ariaLabel ?? element.textContent);
  }, MIN_TAP_HEIGHT);

/** Words that are broken across lines, and texts that are partly hidden. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, data } = node as Text;
      if (!data.trim() || !parent?.checkVisibility() || parent.closest("script, style, noscript")) continue;
      for (const { 0: word, index } of data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes("@")) cut.push(word);
      }
      let frame: Element | null = parent;
      while (frame && getComputedStyle(frame).overflowX === "visible") frame = frame.parentElement;
      const outer = frame?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      // Text for screen readers has a frame of one pixel.
      if (outer && outer.width > 2 && (left < outer.left - 1 || right > outer.right + 1)) cut.push(data);
    }
    return cut;
  });

async function expectFit(page: Page, state: string): Promise<void> {
  await resize(page, PHONE);
  await expect.poll(() => lowButtons(page), { message: `low buttons: ${state}` }).toEqual([]);
  await resize(page, NARROW);
  await expect.poll(() => lowButtons(page), { message: `low buttons, narrow: ${state}` }).toEqual([]);
  await expect.poll(() => cutTexts(page), { message: `cut: ${state}` }).toEqual([]);
}

async function phone({ url }: PageServer): Promise<Page> {
  return openWindow(url, { ...PHONE, hasTouch: true });
}

test("up to the first question, buttons are high enough to tap and no text is cut", async () => {
  const server = await pageServer(
    {},
    { ORG_NAME: ORGANIZATION, PRIVACY_URL: "https://acme.example/privacy" },
  );
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const words = "Where the organisation stands, which processes and responsibilities hold it back. ";
  await admin.put(`/admin/assessment-templates/${templateId}`, { description: words.repeat(5) });
  const page = await phone(server);
  await page.goto("/");
  await heading(page, "Understand your business").waitFor();
  await expectFit(page, "home");
  await page.goto("/access");
  await button(page, "Send access link").waitFor();
  await expectFit(page, "access");
  await page.goto("/start-assessment");
  await button(page, "Start Assessment").waitFor();
  await expectFit(page, "start");

  await resize(page, PHONE);
  await page.goto(`/direct-assessment/${templateId}`);
  // The heading, field and button are on the first screen.
  const end = () => button(page, "Continue").evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(end).toBeLessThanOrEqual(PHONE.height);
  await button(page, "Continue").click();
  await page.getByRole("alert").waitFor();
  await button(page, "Show more").waitFor();
  await expectFit(page, "direct, refused");
  const description = page.locator("[data-cut]");
  const height = async () => (await page.getByText(words).first().boundingBox())?.height ?? 0;
  await expect.poll(() => description.count()).toBe(1);
  const cut = await height();
  await button(page, "Show more").click();
  await button(page, "Show less").waitFor();
  await expect.poll(height).toBeGreaterThan(cut);
  await page.getByRole("textbox", { name: "Email Address" }).fill(PAT);
  await button(page, "Continue").click();
  await heading(page, "Create your account").waitFor();
  await expectFit(page, "direct, register");
  await page.getByRole("textbox", { name: "Full Name" }).fill("Patricia Long-Hyphened");
  await button(page, "Create Account & Start Assessment").click();
  await page.waitForURL("**/chat");

  await page.goto("/user-dashboard");
  await page.getByText("Continue at question 1 of 4").waitFor();
  await expectFit(page, "dashboard, one attempt");
  await expect.poll(() => page.getByText(ORGANIZATION).isVisible()).toBe(true);
  await button(page, "Start Assessment").click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Growth check" }).waitFor();
  await expectFit(page, "dashboard, choosing");
  await page.keyboard.press("Escape");
  await button(page, "Delete Growth check").click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
  await expectFit(page, "dashboard, deleting");
  await page.keyboard.press("Escape");
  await page.goto("/start-assessment");
  await button(page, "Start over").waitFor();
  await expectFit(page, "start, with an open attempt");

  await put(server, "DELETE FROM user_assessments");
  await page.goto("/user-dashboard");
  await button(page, "Start Growth check").waitFor();
  await expectFit(page, "dashboard, one on offer");
  await admin.put(`/admin/assessment-templates/${templateId}`, { isActive: false });
  await page.reload();
  await heading(page, "No assessments available").waitFor();
  await expectFit(page, "dashboard, nothing on offer");
});
