import { expect, test } from "vitest";
import { FakeMailer } from "#tests/fakes/mailer";
import { problemsOf } from "#tests/helpers/accessibility";
import { downloaded } from "#tests/helpers/page";
import { adminWindow, breakTable, FAILED_CALL, holdCalls, pageServer } from "#tests/helpers/page-server";

const GB = 1_000_000_000;

const withoutGaps = (text: string) => text.replaceAll(/\n+/g, "\n");

async function world(expected?: RegExp) {
  const disk = { free: 40 * GB, total: 100 * GB };
  const mailer = new FakeMailer();
  const server = await pageServer({ mailer, diskSpace: async () => ({ ...disk }) });
  const page = await adminWindow(server, expected ? { expected } : {});
  return { server, page, disk, mailer };
}

test("the footer leads to the server's facts, which can be reloaded after a failure", async () => {
  const { server, page } = await world(FAILED_CALL);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Manage users" }).waitFor();
  await expect.poll(() => page.getByText("needs your attention").count()).toBe(0);
  const repair = await breakTable(server, "jobs");
  const release = await holdCalls(page, "admin.server.get");
  await page.getByRole("contentinfo").getByRole("link", { name: "This server" }).click();
  await page.getByRole("heading", { name: "This server", level: 1 }).waitFor();
  release();
  await page.goto("/admin/server");
  await page.getByText("Couldn't load the server's status.").waitFor();
  await page.getByText(/^Reference: \w{4}-\w{4}$/m).waitFor();
  await repair();
  await page.getByRole("button", { name: "Try again" }).click();
  const facts = (name: string) => page.getByRole("region", { name }).locator("dl > div").allInnerTexts();
  await expect.poll(() => facts("Backups")).toEqual(["Newest backup\nNo backup yet"]);
  await expect
    .poll(() => facts("Storage"))
    .toEqual([
      expect.stringMatching(/^Database\nSQLite [\d.]+ \(\d+ KB\)$/),
      "Disk space left\n40 GB of 100 GB (40%)",
      "Data folder\n/nowhere",
    ]);
  await expect
    .poll(() => facts("Askwell"))
    .toEqual([
      expect.stringMatching(/^Version\n\d+\.\d+\.\d+$/),
      expect.stringMatching(/^Database schema\n\d{4}-[\w-]+ \(newest\)$/),
      `Node.js\n${process.version}`,
      "Running for\nless than a minute",
    ]);
  await expect
    .poll(() => facts("Background jobs"))
    .toEqual(["Queue\n0 waiting · 0 retrying", "Paused after crashes\n0"]);
  expect(await problemsOf(page)).toEqual([]);
});

test("problems are on the dashboard and on the server page, with a way to fix them", async () => {
  const { page, disk, mailer } = await world();
  mailer.refuseAll();
  disk.free = 0.8 * GB;
  await page.request.post("/api/admin/users", { data: { name: "Una", email: "una@example.com" } });
  await expect.poll(() => mailer.tries).toBe(1);
  await page.goto("/admin/dashboard");
  const note = page.getByRole("note").filter({ hasText: "This server needs your attention:" });
  await note
    .getByText(/needs your attention: The disk is almost full: 800 MB of 100 GB left\. View server$/)
    .waitFor();
  await page.getByRole("link", { name: "1 email that couldn't be delivered" }).waitFor();
  await note.getByRole("link", { name: "View server" }).click();
  const warnings = page.getByRole("note").filter({ hasText: "Needs your attention" });
  await expect.poll(() => warnings.getByRole("listitem").count()).toBe(2);
  expect(await problemsOf(page)).toEqual([]);
  await warnings.getByRole("link", { name: "Open outbox" }).click();
  await page.getByRole("heading", { name: "Outbox", level: 1 }).waitFor();
  await page.getByText("una@example.com").first().waitFor();
});

test("one press runs all checks, and the support file contains no addresses", async () => {
  const { server, page } = await world(FAILED_CALL);
  await page.goto("/admin/server");
  await page.getByText("“Run checks” tries the database").waitFor();
  const run = page.getByRole("button", { name: "Run checks" });
  const release = await holdCalls(page, "admin.server.check");
  await run.press("Enter");
  await page.getByRole("button", { name: "Checking..." }).waitFor();
  release();
  const section = page.getByRole("region", { name: "Checks" });
  await section.getByText(/^Checked on \w+ \d+, \d{4} at /).waitFor();
  await expect
    .poll(async () => (await section.getByRole("listitem").allInnerTexts()).map(withoutGaps))
    .toEqual([
      "Database\nOK\nNo damage found.",
      expect.stringMatching(/^Data folder\nProblem\nAskwell can't write to its data folder \(ENOENT\)/),
      expect.stringMatching(/^Email\nNot set up\n/),
      "AI model\nNot set up\nNo AI model is connected.",
      `Public address\nOK\nAskwell answers at ${server.url}.`,
      "Clock\nOK\nThe server's clock matches the newest data.",
    ]);
  await section.getByRole("status").getByText("1 problem found").waitFor({ state: "attached" });
  await expect.poll(() => run.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await problemsOf(page)).toEqual([]);

  const repair = await breakTable(server, "rate_limits");
  await run.click();
  await page.getByRole("main").getByText("Couldn't run the checks. Please try again.").waitFor();
  await repair();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download support file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^askwell-support-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await downloaded(download);
  expect(JSON.parse(text)).toMatchObject({ format: "askwell-support", rows: { admins: 1 } });
  expect(text).not.toContain("@");
  await page.getByText("Support file downloaded").waitFor();

  // On a phone the menu leads here, and each button has its own row.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto("/admin/dashboard");
  await page.getByRole("banner").getByRole("button").last().click();
  await page.getByRole("dialog").getByRole("link", { name: "This server" }).click();
  await page.getByRole("heading", { name: "This server", level: 1 }).waitFor();
  const widths = await page
    .getByRole("main")
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
  expect(widths).toEqual([358, 358]);
});
