import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { openWindow, resize } from "#tests/helpers/page";
import { serverProcess } from "#tests/helpers/process";

/** Calls the API with the page's cookies, like another tab. */
const call = async (page: Page, method: "GET" | "POST", path: string, data?: object) =>
  (await page.request.fetch(`/api${path}`, { method, data })).json();

/** The admin returns to the tab. */
const returnToPage = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));

/** Starts a template from its direct link in the same browser. */
async function take(page: Page, templateId: number): Promise<void> {
  const person = { name: "Ada", email: "ada@example.com", templateId };
  const { userAssessmentId } = await call(page, "POST", "/direct-assessment/register", person);
  const questions: { id: number; questionType: string; options: string[] | null }[] = await call(
    page,
    "GET",
    `/user/assessments/${userAssessmentId}/questions`,
  );
  const answers = questions.map(({ id, options, questionType }) => [
    id,
    options?.[0] ?? (questionType === "rating" ? "4" : "We sell shoes to runners in the city."),
  ]);
  await call(page, "POST", `/user/assessments/${userAssessmentId}/complete`, {
    responses: Object.fromEntries(answers),
  });
}

test("the link from the first start creates an admin, signs them in and shows the first steps", async () => {
  const server = await serverProcess();
  const link = /^\s+(http\S+reset-password\S+)$/m.exec(server.output())?.[1] ?? "";
  const page = await openWindow(server.url);
  await page.goto(link);
  await page.getByRole("heading", { name: "Create the first admin account" }).waitFor();
  expect(page.url()).not.toContain("token");
  const before = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByText("Please enter a valid email address").waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await page.getByLabel(/^New password/).fill("correct-horse");
  await page.getByRole("button", { name: "Set password" }).click();

  await page.waitForURL("**/admin/dashboard");
  expect(await page.evaluate(() => history.length)).toBe(before);
  const list = page.getByRole("region", { name: "Get started" });
  const progress = (text: string) => list.getByText(text, { exact: true }).waitFor();
  await progress("0 of 5 done");
  // Only the next step is highlighted.
  const looks = () =>
    list.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("data-variant")));
  await expect.poll(looks).toEqual(["filled", "default", "default", "default"]);
  await page.getByRole("heading", { name: "Total Users" }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 664 },
  ]) {
    await resize(page, size);
    const low = await page
      .locator("main :is(button, a.mantine-Button-root)")
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 40).map((one) => one.textContent),
      );
    expect(low, `${size.width}`).toEqual([]);
  }
  await resize(page, { width: 1440, height: 900 });

  await list.getByRole("link", { name: "Open example" }).click();
  await page.getByRole("heading", { name: "Business readiness check" }).waitFor();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await progress("1 of 5 done");
  await expect.poll(() => list.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("20");

  const direct = await list.getByRole("link", { name: "Try it" }).getAttribute("href");
  await take(page, Number(direct?.split("/").at(-1)));
  await returnToPage(page);
  await progress("Get started: 3 steps left");
  await page.getByRole("heading", { name: "Total Users" }).waitFor();

  const template = await call(page, "POST", "/admin/assessment-templates", { title: "My own" });
  await call(page, "POST", `/admin/assessments/${template.id}/questions`, { questionText: "Why?" });
  await returnToPage(page);
  await progress("Get started: 2 steps left");
  await list.getByRole("button", { name: "Share your link" }).waitFor();
  await call(page, "POST", "/admin/users", { name: "Guest", email: "guest@example.com", sendLink: false });
  await returnToPage(page);
  await progress("Get started: 1 step left");

  await list.getByRole("link", { name: "View your first result" }).click();
  await page.getByRole("heading", { name: "Recommendations", exact: true }).waitFor();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("heading", { name: "Total Users" }).waitFor();
  await expect.poll(() => list.count()).toBe(0);
});
