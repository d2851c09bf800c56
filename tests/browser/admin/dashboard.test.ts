import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf, WIDE } from "#tests/helpers/accessibility";
import { resize, watchClipboard } from "#tests/helpers/page";
import {
  adminWindow,
  breakTable,
  FAILED_CALL,
  holdCalls,
  type PageServer,
  pageServer,
} from "#tests/helpers/page-server";
import { scoredAttempts } from "#tests/helpers/scored-attempts";
import { ADMIN, exampleTemplate } from "#tests/helpers/server";
import { put, value } from "#tests/helpers/stored";

const LABELS = ["Total Users", "Completed", "In Progress", "Not Started"];

const main = (page: Page) => page.locator("main");
const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
/** The cards' label, number, share and change. */
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

const dismissFirstSteps = (server: PageServer) =>
  put(server, "INSERT INTO first_steps (step, doneAt) VALUES ('putAway', 0)");

/** Five participants long after the first hour: two are done, two have started, one hasn't. */
async function fill(server: PageServer): Promise<void> {
  const admin = server.visitor();
  await admin.post("/admin/login", ADMIN);
  const template = await exampleTemplate(admin);
  for (let person = 0; person < 5; person += 1) await server.participant(template);
  await dismissFirstSteps(server);
  await put(
    server,
    `UPDATE user_assessments SET completedAt = createdAt, status = 'completed' WHERE id <= 2`,
  );
  await put(server, "UPDATE user_assessments SET startedAt = NULL, status = 'not_started' WHERE id = 3");
}

test("the numbers refresh on request: four cards with shares and changes, and two links", async () => {
  const server = await pageServer();
  const page = await adminWindow(server);
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
  await expect
    .poll(() => cards(page))
    .toEqual([["Total Users", "0", "Participants"], ...LABELS.slice(1).map((label) => [label, "0"])]);
  await expect.poll(() => nobody.count()).toBe(0);
  await fill(server);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByRole("heading", { name: "Needs you", level: 2 }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "Get started" }).count()).toBe(0);
  await expect
    .poll(() => cards(page))
    .toEqual([
      ["Total Users", "5", "Participants", "+5 in 7 days"],
      ["Completed", "2", "40% of total", "+2 in 7 days"],
      ["In Progress", "2", "40% of total", "+2 in 7 days"],
      ["Not Started", "1", "20% of total", "+1 in 7 days"],
    ]);
  expect((await headings()).slice(0, 4)).toEqual(LABELS);
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
  // One response contains all data of the page.
  for (const part of [
    "admin.dashboard.overview",
    "admin.firstSteps.get",
    "admin.outbox.summary",
    "admin.ai.today",
  ]) {
    expect((await asked).url()).toContain(part);
  }
  await page.getByRole("status").filter({ hasText: "Loading statistics..." }).waitFor();
  const gridTop = () =>
    main(page)
      .locator(".mantine-SimpleGrid-root")
      .evaluate((found) => found.getBoundingClientRect().top);
  const outlines = await heights(page);
  const top = await gridTop();
  expect(new Set(outlines).size).toBe(1);
  const repair = await breakTable(server, "attempt_counts");
  answer();
  const alert = main(page).getByRole("alert");
  await alert.getByText("Couldn't load statistics.").waitFor();
  await expect.poll(() => cards(page)).toEqual(LABELS.map((label) => [label, "–"]));
  await resize(page, WIDE);
  await repair();
  await alert.getByRole("button", { name: "Try again" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Needs you" }).waitFor();
  await expect.poll(() => alert.count()).toBe(0);
  const filled = await heights(page);
  expect(filled).toHaveLength(4);
  expect(Math.abs((filled[0] ?? 0) - (outlines[0] ?? 0))).toBeLessThanOrEqual(2);
  expect(await gridTop()).toBe(top);
});

test("the first-steps list can be dismissed, and the empty page says how to get participants", async () => {
  const server = await pageServer();
  const page = await adminWindow(server, { expected: FAILED_CALL });
  await page.goto("/admin/dashboard");
  const refusal = main(page).getByText("Couldn't dismiss these steps. Try again.");
  await page.getByRole("button", { name: "Dismiss" }).focus();
  await expect.poll(() => refusal.count()).toBe(0);
  const repair = await breakTable(server, "first_steps");
  await page.keyboard.press("Enter");
  await refusal.waitFor();
  await repair();
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
  await expect.poll(() => page.getByText("Needs you").count()).toBe(0);
  await link(page, "Go to templates").click();
  await page.getByRole("heading", { name: "Templates", level: 1 }).waitFor();

  const admin = server.visitor();
  await admin.post("/admin/login", ADMIN);
  await exampleTemplate(admin);
  const newest = await exampleTemplate(admin);
  const hidden = await exampleTemplate(admin);
  await admin.put(`/admin/assessment-templates/${hidden}`, { isActive: false });
  await admin.post("/admin/assessment-templates", { title: "Without a question" });
  const copied = await watchClipboard(page);
  await page.goto("/admin/dashboard");
  const copy = main(page).getByRole("button", { name: "Copy direct link" });
  await copy.waitFor();
  await copy.click();
  await page.getByRole("status").getByText("Link Copied").waitFor();
  await expect.poll(() => copied()).toBe(`${server.url}/direct-assessment/${newest}`);
});

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const waiting = (page: Page) => region(page, "Needs you").getByRole("listitem").allInnerTexts();

/** Two unread results, one abandoned attempt, one not started, and a failed email. */
async function busyDay(server: PageServer) {
  const admin = server.visitor();
  await admin.post("/admin/login", ADMIN);
  const { templateId, attempts } = await scoredAttempts(server, admin, ["2", "4"]);
  const old = server.clock.now().getTime() - 4 * 86_400_000;
  const stopped = await server.participant(templateId, "stopped@example.com");
  const assigned = await server.participant(templateId, "assigned@example.com");
  await server.participant(templateId, "busy@example.com");
  for (const { attemptId } of [stopped, assigned]) {
    const times = "createdAt = ?, updatedAt = ?, startedAt = ?";
    await put(server, `UPDATE user_assessments SET ${times} WHERE id = ?`, old, old, old, attemptId);
  }
  await put(
    server,
    "UPDATE user_assessments SET startedAt = NULL, status = 'not_started' WHERE id = ?",
    assigned.attemptId,
  );
  await put(
    server,
    `INSERT INTO mail_outbox (kind, recipient, subject, state, tries, expiresAt, createdAt, sealedBody)
     VALUES ('sign-in', 'away@example.com', 'Your link', 'failed', 5, ?, ?, 'sealed')`,
    server.clock.now().getTime() + 86_400_000,
    server.clock.now().getTime(),
  );
  return { templateId, attempts };
}

test("each line of Needs you opens exactly those items and disappears once they are handled", async () => {
  const server = await pageServer();
  const page = await adminWindow(server);
  const { attempts } = await busyDay(server);
  const rows = () => main(page).locator("tbody tr").allInnerTexts();
  await page.goto("/admin/dashboard");
  await region(page, "Needs you").waitFor();
  expect(await waiting(page)).toEqual([
    "2 finished results you haven't read",
    "1 started assessment with no answer for 3 days",
    "1 assigned assessment not opened for 3 days",
    "1 email that couldn't be delivered",
  ]);
  for (const [line, address, found] of [
    ["finished results", "**/admin/assessments?status=unread", ["rated4@example.com", "rated2@example.com"]],
    ["no answer", "**/admin/assessments?status=stuck", ["stopped@example.com"]],
    ["not opened", "**/admin/assessments?status=unopened", ["assigned@example.com"]],
    ["couldn't be delivered", "**/admin/outbox?state=failed", ["away@example.com"]],
  ] as const) {
    await region(page, "Needs you").getByRole("link").filter({ hasText: line }).press("Enter");
    await page.waitForURL(address);
    await expect.poll(rows).toEqual(found.map((email) => expect.stringContaining(email)));
    await page.goBack();
    await region(page, "Needs you").waitFor();
  }

  const latest = region(page, "Latest results");
  await expect
    .poll(() => latest.getByRole("listitem").allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Pat Doe\s*Unread[\s\S]*Money check[\s\S]*3.8 \/ 5[\s\S]*Firm ground$/),
      expect.stringMatching(/^Pat Doe\s*Unread[\s\S]*Money check[\s\S]*1.3 \/ 5[\s\S]*Shaky ground$/),
    ]);
  await latest.getByRole("link", { name: "Pat Doe" }).first().click();
  await page.waitForURL(`**/admin/assessments/${attempts[1]}`);
  await page.getByRole("heading", { name: "Response Summary" }).waitFor();
  await expect.poll(() => value(server, "SELECT count(*) FROM unread_results")).toBe(1);
  await page.goBack();
  await expect.poll(() => waiting(page)).toContain("1 finished result you haven't read");
  await expect.poll(() => latest.getByText("Unread").count()).toBe(1);
  await put(server, "DELETE FROM unread_results");
  await put(server, "DELETE FROM mail_outbox");
  await put(server, "DELETE FROM user_assessments WHERE status <> 'completed'");
  await page.getByRole("button", { name: "Refresh" }).click();
  await region(page, "Needs you").getByText("Nothing needs you right now.").waitFor();
});

test("the page shows weeks and templates, and announces new results", async () => {
  const server = await pageServer();
  const page = await adminWindow(server);
  const { templateId } = await busyDay(server);
  const copied = await watchClipboard(page);
  await page.goto("/admin/dashboard");
  const templates = region(page, "Active templates");
  await expect
    .poll(() => templates.getByRole("listitem").allInnerTexts())
    .toEqual([
      expect.stringMatching(
        /^Money check\s*Started\s*4\s*Completed\s*2\s*Typical time\s*0 s\s*Average score\s*2.5 \/ 5/,
      ),
    ]);
  await region(page, "Started and completed per week").getByText("View as table").waitFor();
  await expect
    .poll(() =>
      page.getByRole("list", { name: "Started and completed per week" }).getByRole("listitem").count(),
    )
    .toBe(2);
  // After the first result, the first steps shrink to one line.
  const steps = region(page, "Get started: 1 step left");
  await expect.poll(() => steps.getByRole("link").allInnerTexts()).toEqual(["View your first result"]);
  expect(await problemsOf(page)).toEqual([]);
  await resize(page, WIDE);
  await templates.getByRole("button", { name: "Copy link to Money check" }).click();
  await expect.poll(() => copied()).toBe(`${server.url}/direct-assessment/${templateId}`);

  const { agent, attemptId } = await server.participant(templateId, "new@example.com");
  const news = page.getByRole("button", { name: "Show new results" });
  await news.waitFor();
  expect((await cards(page))[1]?.[1]).toBe("2");
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  await agent.post(`/user/assessments/${attemptId}/complete`, { responses: { [questions[0].id]: "3" } });
  await news.press("Enter");
  await expect.poll(async () => (await cards(page))[1]?.[1]).toBe("3");
  await expect.poll(() => waiting(page)).toContain("3 finished results you haven't read");
  await expect.poll(() => news.count()).toBe(0);
  await templates.getByRole("link", { name: "Money check" }).click();
  await page.waitForURL(`**/admin/templates/${templateId}/results`);
});
