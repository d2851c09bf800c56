import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button } from "#tests/helpers/chat-page";

import { heading } from "#tests/helpers/entry-page";
import { noteAnnouncements, openWindow } from "#tests/helpers/page";
import { adminWindow, holdCalls, pageServer } from "#tests/helpers/page-server";
import { openResults } from "#tests/helpers/results-page";
import { exampleTemplate } from "#tests/helpers/server";
import { aScoring } from "../unit/client/result-examples";

/** Releases a delayed call and waits for its response. */
async function answered(page: Page, procedure: string, answer: () => void): Promise<void> {
  const response = page.waitForResponse((one) => one.url().includes(procedure));
  answer();
  await (await response).finished();
}

test("an admin who has navigated away isn't pulled back by a draft or a copy", async () => {
  const server = await pageServer();
  await exampleTemplate(await server.admin());
  const page = await adminWindow(server);
  await page.goto("/admin/templates");
  const suggest = await holdCalls(page, "admin.templateDrafts.suggest");
  await button(page, "Draft a template").click();
  const dialog = page.getByRole("dialog", { name: "Draft a template" });
  const description = dialog.getByLabel("Describe what you want to find out");
  await description.fill("How well new colleagues find their way in");
  await dialog.locator("button[type=submit]").click();
  await button(page, "Cancel").click();
  await page.evaluate(noteAnnouncements);
  await answered(page, "templateDrafts.suggest", suggest);

  const duplicate = await holdCalls(page, "admin.templateFiles.duplicate");
  await button(page, "More actions for Growth check").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Users" }).click();
  await heading(page, "Users", 1).waitFor();
  duplicate();
  await page.locator("[data-toast]").getByText("Template duplicated").waitFor();
  expect(await page.evaluate(() => globalThis.announced)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe("/admin/users");
});

test("a participant who has navigated away isn't pulled back by a retake", async () => {
  const server = await pageServer();
  const { page } = await openResults(server, {
    scoring: aScoring(),
    asked: [{ questionText: "How is the cash flow?", questionType: "rating", highIs: "good", answer: "4" }],
  });
  const retake = await holdCalls(page, "user.attempts.retake");
  await button(page, "Retake assessment").click();
  await page.getByRole("link", { name: "Return to Dashboard" }).first().click();
  await heading(page, "Welcome back, Pat Doe", 1).waitFor();
  retake();
  await page.getByText("In Progress", { exact: true }).nth(1).waitFor();
  expect(new URL(page.url()).pathname).toBe("/user-dashboard");
});

test("a visitor who has navigated away isn't pulled back by a template's link", async () => {
  const server = await pageServer();
  await exampleTemplate(await server.admin());
  const visitor = await openWindow(server.url);
  await visitor.goto("/direct-assessment/1");
  const check = await holdCalls(visitor, "direct.checkEmail");
  await visitor.getByRole("textbox", { name: "Email Address" }).fill("new@example.com");
  await button(visitor, "Continue").click();
  await visitor.getByRole("banner").getByRole("link").first().click();
  await heading(visitor, /^Understand your business/, 1).waitFor();
  const places = await visitor.evaluate(() => history.length);
  await answered(visitor, "direct.checkEmail", check);
  await visitor.getByRole("link", { name: "Access Portal" }).click();
  await heading(visitor, "Access your assessments", 1).waitFor();
  expect(await visitor.evaluate(() => history.length)).toBe(places + 1);
});
