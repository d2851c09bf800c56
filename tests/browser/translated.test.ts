import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answer, button, composer, log } from "#tests/helpers/chat-page";
import { sampled } from "#tests/helpers/effort";
import { openWindow } from "#tests/helpers/page";
import { adminWindow, pageServer, RENDERER } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { TRANSLATORS, translateContinuously } from "#tests/helpers/translator";

/** One way to translate, like Chrome; all ways with `npm run test:looks`. */
const SAMPLE = sampled(TRANSLATORS, 1);

/** Opens a participant's window that is translated by the browser, with an attempt. */
async function translatedWindow(how: string, renderer?: string) {
  const server = await pageServer({}, {}, renderer);
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url);
  page.setDefaultTimeout(15_000);
  await page.addInitScript(translateContinuously, { how });
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  return { server, page, templateId, id: (await registered.json()).userAssessmentId };
}

const counter = (page: Page, place: number) =>
  page.getByText(`Question ${place} of 4`).filter({ visible: true }).first();

test.each(SAMPLE)("a translator that %s breaks nothing: form, results, dashboard", async (how) => {
  const { page, id } = await translatedWindow(how);
  await page.goto(`/assessment/${id}/start`);
  await counter(page, 1).waitFor();
  await page.getByRole("textbox").fill("Bread");
  await button(page, "Save Progress").click();
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await button(page, "Next").click();
  await counter(page, 2).waitFor();
  await page.getByRole("radio", { name: "2 to 10" }).check();
  await page.getByRole("radio", { name: "Just me" }).check();
  await button(page, "Previous").click();
  await counter(page, 1).waitFor();
  await button(page, "Next").click();
  await counter(page, 2).waitFor();
  await button(page, "Next").click();
  await counter(page, 3).waitFor();
  await page.getByRole("radio", { name: "4" }).check();
  await button(page, "Next").click();
  await counter(page, 4).waitFor();
  await button(page, "Complete Assessment").click();
  await page.waitForURL("**/results");
  await page.getByText("Your Responses").first().waitFor();
  await page.getByRole("link", { name: "Return to Dashboard" }).first().click();
  await page.getByText("Welcome back, Pat Doe").first().waitFor();
});

test.each(SAMPLE)("a translator that %s breaks nothing: chat, results", async (how) => {
  const { page, id } = await translatedWindow(how, RENDERER);
  await page.goto(`/assessment/${id}/chat`);
  await log(page).getByText("What do you sell?").first().waitFor();
  await counter(page, 1).waitFor();
  await answer(page, "Bread and cakes for the whole town", "How big is your team?");
  await counter(page, 2).waitFor();
  await button(page, /Just me/).click();
  await log(page).getByText("How healthy is your cash flow?").first().waitFor();
  await counter(page, 3).waitFor();
  await composer(page).fill("4");
  await composer(page).press("Enter");
  await log(page).getByText("Anything else?").first().waitFor();
  await counter(page, 4).waitFor();
  await button(page, "Skip this question").click();
  await page.waitForURL("**/results");
  await page.getByText("Your Responses").first().waitFor();
});

test("typing and presses before the script hydrates a translated page are kept", async () => {
  const server = await pageServer({}, {}, RENDERER);
  await exampleTemplate(await server.admin());
  const page = await openWindow(server.url);
  await page.addInitScript(translateContinuously, { how: "replaces", isEarly: true });
  const html = async () => (await page.request.get("/direct-assessment/1")).text();
  await expect.poll(html).toContain("data-rendered");
  await page.route("**/assets/*.js", () => {});
  await page.goto("/direct-assessment/1", { waitUntil: "commit" });
  await page.locator("font", { hasText: "Continue" }).waitFor();
  await page.getByLabel("Email Address").fill("sam@example.com");
  await button(page, "Continue").click();
  // Removing the route lets the delayed scripts load.
  await page.unroute("**/assets/*.js");
  await page.getByLabel("Full Name").waitFor();
});

test("a translator breaks none of the admin's pages", async () => {
  const server = await pageServer();
  const page = await adminWindow(server);
  await exampleTemplate(await server.admin());
  await page.addInitScript(translateContinuously, { how: "replaces" });
  await page.goto("/admin/templates/1/questions");
  await page.getByText("Growth check").first().waitFor();
  await page.getByRole("switch", { name: /^Active/ }).click();
  await page
    .getByText(/^Inactive \(/)
    .first()
    .waitFor();
  for (const [path, text] of [
    ["/admin/templates", "Templates"],
    ["/admin/users", "No users found"],
    ["/admin/assessments", "No assessments found"],
    ["/admin/dashboard", "Dashboard"],
  ] as const) {
    await page.goto(path);
    await page.getByText(text).first().waitFor();
  }
  await expect.poll(() => page.getByText("Something went wrong").count()).toBe(0);
});
