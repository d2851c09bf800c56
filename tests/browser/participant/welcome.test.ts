import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, problemsOf, WIDE } from "#tests/helpers/accessibility";
import { button } from "#tests/helpers/chat-page";
import { expectFocus, heading } from "#tests/helpers/entry-page";
import { openWindow, resize } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

/** Clicks at the text's position, even if something covers it. */
async function pressOn(text: Locator): Promise<void> {
  const { x, y, width, height } = (await text.boundingBox())!;
  await text.page().mouse.click(x + width / 2, y + height / 2);
}

const GO_ON = "Continue where you left off";
const ANSWERS = ["Shoes", "2 to 10", "4", "skip"];

test("a visitor can start or open assessments, and choose a color scheme for this browser", async () => {
  const { url } = await pageServer();
  const page = await openWindow(url);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goto("/");
  await heading(page, "Understand your business in 15 minutes", 1).waitFor();
  await heading(page, "Start Assessment", 2).waitFor();
  await heading(page, "Access Assessments", 2).waitFor();
  await page.waitForLoadState("networkidle");
  expect(calls.filter((address) => address.includes("attempts"))).toEqual([]);
  await expect.poll(() => page.title()).toBe("Welcome · Assessment Portal");

  const names: (string | null)[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab");
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
  }
  expect(names).toEqual([
    "Skip to main content",
    "Assessment Portal",
    "",
    "Start Assessment",
    "Access Portal",
    "Admin Login",
  ]);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin");
  await page.goBack();

  await pressOn(heading(page, "Access Assessments", 2));
  await page.waitForURL("**/access");
  await expectFocus(heading(page, "Access your assessments", 1));
  await page.goBack();
  await pressOn(page.getByText("Start a new assessment."));
  await page.waitForURL("**/start-assessment");
  await expectFocus(heading(page, "Start your assessment", 1));
  await page.goBack();

  await heading(page, "Access Assessments", 2).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await resize(page, PHONE);
  const link = (await page.getByRole("link", { name: "Start Assessment" }).boundingBox())!;
  const second = (await page.getByRole("link", { name: "Access Portal" }).boundingBox())!;
  expect(link.y + link.height).toBeLessThan(PHONE.height);
  expect(second.y).toBeGreaterThan(link.y);

  await resize(page, WIDE);
  const appearance = page.getByRole("button", { name: "Appearance" });
  const scheme = () => page.locator("html").getAttribute("data-mantine-color-scheme");
  await appearance.locator(".tabler-icon-device-desktop").waitFor();
  await appearance.click();
  await expectFocus(page.getByRole("radio", { name: "System" }));
  const corner = (await appearance.boundingBox())!;
  const menu = (await page.getByRole("group", { name: "Appearance" }).boundingBox())!;
  expect(menu.x + menu.width).toBe(corner.x + corner.width);
  expect(menu.y).toBeGreaterThan(corner.y + corner.height);
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await appearance.locator(".tabler-icon-moon").waitFor();
  await page.reload();
  await appearance.locator(".tabler-icon-moon").waitFor();
  await expect.poll(() => scheme()).toBe("dark");
});

test("a signed-in participant sees a link to the open assessment only while there is one", async () => {
  const server = await pageServer();
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url, undefined, FAILED_CALL);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  const { userAssessmentId: id } = await registered.json();
  const path = `/api/user/assessments/${id}`;
  const questions: { id: number }[] = await (await page.request.get(`${path}/questions`)).json();
  await page.request.post(`${path}/responses`, {
    data: { questionId: questions[0]?.id, answer: ANSWERS[0] },
  });

  await page.goto("/");
  const row = page.locator("section").filter({ has: heading(page, GO_ON, 2) });
  await row.getByText("Growth check").waitFor();
  await row.getByText("25%").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await row.getByRole("link", { name: "Continue" }).press("Enter");
  await page.waitForURL(`**/assessment/${id}/chat`);

  const repair = await breakTable(server, "user_assessments");
  await Promise.all([page.waitForResponse(/user\.attempts\.current/), page.goto("/")]);
  await heading(page, "Start Assessment", 2).waitFor();
  await expect.poll(() => heading(page, GO_ON).count()).toBe(0);
  await repair();

  await put(server, "UPDATE user_assessments SET status = 'not_started', progress = 0");
  await page.goto("/");
  await heading(page, "Your assessment is waiting for you", 2).waitFor();
  const responses = Object.fromEntries(
    questions.map(({ id: question }, index) => [question, ANSWERS[index]]),
  );
  await page.request.put(`${path}/responses`, { data: { responses: responses } });
  await page.goto("/");

  await row.getByRole("link", { name: "Continue" }).press("Enter");
  await button(page, "Complete Assessment").click();
  await page.waitForURL("**/results");
  // Back skips the conversation, which is over.
  await page.goBack();
  await heading(page, "Start Assessment", 2).waitFor();
  await expect.poll(() => heading(page, GO_ON).count()).toBe(0);
});
