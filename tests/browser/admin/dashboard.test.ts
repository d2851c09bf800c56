import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf, WIDE } from "#tests/helpers/accessibility";
import { copiedBy, resize } from "#tests/helpers/page";
import {
  adminWindow,
  breakTable,
  FAILED_CALL,
  holdCalls,
  type PageServer,
  pageServer,
} from "#tests/helpers/page-server";
import { ADMIN, exampleTemplate } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const LABELS = ["Total Users", "Completed", "In Progress", "Not Started"];

const main = (page: Page) => page.locator("main");
const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
/** The cards as they read: label, number, share. */
const cards = (page: Page) =>
  main(page)
    .locator(".mantine-Card-root:has(h2 + .mantine-ThemeIcon-root)")
    .evaluateAll((found) =>
      found.map((card) =>
        [...card.querySelectorAll("h2, p")].map(({ textContent }) => textContent).filter(Boolean),
      ),
    );
const heights = (page: Page) =>
  main(page)
    .locator(".mantine-SimpleGrid-root > *")
    .evaluateAll((found) => found.map((card) => Math.round(card.getBoundingClientRect().height)));

const putAway = (server: PageServer) =>
  put(server, "INSERT INTO first_steps (step, doneAt) VALUES ('putAway', 0)");

/** Five participants, long after the first hour: two are through, two are at it, one has not begun. */
async function fill(server: PageServer): Promise<void> {
  const admin = server.visitor();
  await admin.post("/admin/login", ADMIN);
  const template = await exampleTemplate(admin);
  for (let person = 0; person < 5; person += 1) await server.participant(template);
  await putAway(server);
  await put(
    server,
    `UPDATE user_assessments SET status = CASE
       WHEN id <= 2 THEN 'completed' WHEN id = 3 THEN 'not_started' ELSE 'in_progress' END`,
  );
}

test("the numbers refresh on request: four cards with shares, one bar with a legend, two links", async () => {
  const server = await pageServer();
  const page = await adminWindow(server);
  const look = (name: string) => link(page, name).getAttribute("data-variant");
  const nobody = page.getByRole("heading", { name: "No participants yet" });
  await page.goto("/admin/dashboard");
  await page.getByRole("heading", { name: "Get started" }).waitFor();
  await expect
    .poll(() => main(page).getByRole("listitem").allTextContents())
    .toEqual([
      expect.stringMatching(/^1Try it as a participantAnswer in the chat/),
      expect.stringMatching(/^2Create your own templateStart from scratch.*Go to templates$/),
      expect.stringMatching(/^3Share your linkCopy your template's link.*Invite people$/),
      expect.stringMatching(/^4View your first result/),
    ]);
  await page.getByText("0 of 4 done").waitFor();
  const headings = () => main(page).getByRole("heading", { level: 2 }).allTextContents();
  expect((await headings()).slice(0, 5)).toEqual([...LABELS, "Get started"]);
  await exampleTemplate(await server.admin());
  await page.getByRole("button", { name: "Refresh" }).click();
  await main(page).getByRole("button", { name: "Copy link to Growth check" }).waitFor();
  await expect.poll(() => look("View assessments")).toBe("default");
  await expect
    .poll(() => cards(page))
    .toEqual([["Total Users", "0", "Participants"], ...LABELS.slice(1).map((label) => [label, "0"])]);
  await expect.poll(() => nobody.count()).toBe(0);
  await fill(server);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByRole("heading", { name: "Assessment status", level: 2 }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "Get started" }).count()).toBe(0);
  await expect
    .poll(() => cards(page))
    .toEqual([
      ["Total Users", "5", "Participants"],
      ["Completed", "2", "40% of total"],
      ["In Progress", "2", "40% of total"],
      ["Not Started", "1", "20% of total"],
    ]);
  await expect
    .poll(() => main(page).getByRole("listitem").allTextContents())
    .toEqual(["Completed: 2 (40%)", "In Progress: 2 (40%)", "Not Started: 1 (20%)"]);
  await expect
    .poll(() =>
      main(page)
        .locator("[aria-hidden] > .mantine-Progress-section")
        .evaluateAll((found) =>
          found.map((part) => (part as HTMLElement).style.getPropertyValue("--progress-section-size")),
        ),
    )
    .toEqual(["40%", "40%", "20%"]);
  await page.getByText("5 assessments", { exact: true }).waitFor();
  await expect.poll(() => look("View assessments")).toBe("filled");
  await expect.poll(() => nobody.count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);

  const targets = async (name: string) => link(page, name).getAttribute("href");
  await expect.poll(() => targets("Completed")).toBe("/admin/assessments?status=completed");
  await expect.poll(() => targets("In Progress")).toBe("/admin/assessments?status=in_progress");
  await link(page, "Manage users").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/users");
  await page.goBack();
  await link(page, "View assessments").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/assessments");
});

test("loading numbers keep their place, and numbers that failed to load can be requested again", async () => {
  const server = await pageServer();
  const page = await adminWindow(server, { expected: FAILED_CALL });
  await fill(server);
  const answer = await holdCalls(page, "admin.stats");
  const asked = page.waitForRequest(/admin\.stats/);
  await page.goto("/admin/dashboard");
  // All that it shows comes with one answer.
  for (const part of ["admin.firstSteps.get", "admin.outbox.summary", "admin.ai.today"]) {
    expect((await asked).url()).toContain(part);
  }
  await page.getByRole("status").filter({ hasText: "Loading statistics..." }).waitFor();
  const where = () =>
    main(page)
      .locator(".mantine-SimpleGrid-root")
      .evaluate((found) => found.getBoundingClientRect().top);
  const outlines = await heights(page);
  const top = await where();
  expect(new Set(outlines).size).toBe(1);
  const mend = await breakTable(server, "attempt_counts");
  answer();
  const alert = main(page).getByRole("alert");
  await alert.getByText("Couldn't load statistics.").waitFor();
  await expect.poll(() => cards(page)).toEqual(LABELS.map((label) => [label, "–"]));
  await resize(page, WIDE);
  await mend();
  await alert.getByRole("button", { name: "Try again" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Assessment status").waitFor();
  await expect.poll(() => alert.count()).toBe(0);
  const filled = await heights(page);
  expect(filled).toHaveLength(4);
  expect(Math.abs((filled[0] ?? 0) - (outlines[0] ?? 0))).toBeLessThanOrEqual(2);
  expect(await where()).toBe(top);
});

test("the first hour's list can be put away; with nobody there yet, it then says how somebody comes", async () => {
  const server = await pageServer();
  const page = await adminWindow(server, { expected: FAILED_CALL });
  await page.goto("/admin/dashboard");
  const refusal = main(page).getByText("Couldn't dismiss these steps. Try again.");
  await page.getByRole("button", { name: "Dismiss" }).focus();
  await expect.poll(() => refusal.count()).toBe(0);
  const mend = await breakTable(server, "first_steps");
  await page.keyboard.press("Enter");
  await refusal.waitFor();
  await mend();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "No participants yet" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Dashboard");
  await page.reload();
  await page.getByRole("heading", { name: "No participants yet" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "Get started" }).count()).toBe(0);
  expect(await cards(page)).toEqual([
    ["Total Users", "0", "Participants"],
    ...LABELS.slice(1).map((label) => [label, "0"]),
  ]);
  await expect.poll(() => page.getByText("Assessment status").count()).toBe(0);
  await link(page, "Go to templates").click();
  await page.getByRole("heading", { name: "Templates", level: 1 }).waitFor();

  const admin = server.visitor();
  await admin.post("/admin/login", ADMIN);
  await exampleTemplate(admin);
  const newest = await exampleTemplate(admin);
  const hidden = await exampleTemplate(admin);
  await admin.put(`/admin/assessment-templates/${hidden}`, { isActive: false });
  await admin.post("/admin/assessment-templates", { title: "Without a question" });
  const copied = await copiedBy(page);
  await page.goto("/admin/dashboard");
  const copy = main(page).getByRole("button", { name: "Copy direct link" });
  await copy.waitFor();
  await copy.click();
  await page.getByRole("status").getByText("Link Copied").waitFor();
  await expect.poll(() => copied()).toBe(`${server.url}/direct-assessment/${newest}`);
});
