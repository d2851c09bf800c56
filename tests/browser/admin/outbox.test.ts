import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { FakeMailer } from "#tests/fakes/mailer";
import { PHONE, problemsOf } from "#tests/helpers/accessibility";
import { resize, scrollDown } from "#tests/helpers/page";
import {
  adminWindow,
  breakTable,
  FAILED_CALL,
  holdCalls,
  type PageServer,
  pageServer,
} from "#tests/helpers/page-server";
import { ADMIN } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const REFUSED_CALL = /status of 429/;
const TEST_BUTTON = "Send test email";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const card = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const toast = (page: Page, role: "status" | "alert", text: string) =>
  page.getByRole(role).filter({ hasText: text }).waitFor();

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function expectAccessible(page: Page, state: string): Promise<void> {
  const size = page.viewportSize();
  expect(await problemsOf(page), state).toEqual([]);
  if (size) await resize(page, size);
}

async function world(window: { expected?: RegExp } = {}) {
  const mailer = new FakeMailer();
  const server = await pageServer({ mailer });
  const page = await adminWindow(server, window);
  const invite = (name: string) =>
    page.request.post("/api/admin/users", {
      data: { name, email: `${name.toLowerCase()}@example.com` },
    });
  const open = async (search = "") => {
    await page.goto(`/admin/outbox${search}`);
    await page.getByRole("heading", { name: "Outbox", level: 1 }).waitFor();
    await page.getByText("Loading emails...").waitFor({ state: "detached" });
  };
  return { server, mailer, page, invite, open };
}

/** Inserts emails without sending them. */
async function store(server: PageServer, mails: { recipient: string; state: string; age?: number }[]) {
  for (const { recipient, state, age = 0 } of mails) {
    const written = server.clock.now().getTime() - age;
    const sealedBody = state === "queued" || state === "failed" ? "sealed" : null;
    const lastError = state === "sent" ? null : "the fake refuses";
    await put(
      server,
      `INSERT INTO mail_outbox (kind, recipient, subject, sealedBody, state, tries, lastError, expiresAt, createdAt)
       VALUES ('sign-in', ?, ?, ?, ?, 1, ?, ?, ?)`,
      ...[recipient, `Link for ${recipient}`, sealedBody, state, lastError, written + DAY, written],
    );
  }
}

async function pauseJob(server: PageServer): Promise<void> {
  await put(
    server,
    "INSERT INTO jobs (kind, dedupeKey, payload, runAt, unfinished, setAsideAt, createdAt) VALUES (?, ?, ?, 0, 3, ?, 0)",
    ...["recommend", "recommend:7", JSON.stringify({ attemptId: 7 }), server.clock.now().getTime()],
  );
}

const tokensOf = (mailer: FakeMailer) =>
  mailer.sent.flatMap(({ text }) => [...text.matchAll(/token=([\w-]+)/g)].map(([, token = ""]) => token));

test("an empty outbox names the provider, and a test email reports its result", async () => {
  const { mailer, page } = await world({ expected: REFUSED_CALL });
  const releaseList = await holdCalls(page, "admin.outbox");
  await page.goto("/admin/outbox");
  await page.getByRole("status").filter({ hasText: "Loading emails..." }).waitFor();
  releaseList();
  await page.getByRole("heading", { name: "No emails yet" }).waitFor();
  await page.getByText("Emails are sent through fake.").waitFor();
  await expectAccessible(page, "empty");
  await page.getByRole("contentinfo").getByRole("link", { name: "Outbox" }).waitFor();
  await expect.poll(() => page.getByRole("navigation", { name: "Admin" }).getByRole("link").count()).toBe(4);

  const main = page.getByRole("main");
  const send = button(page, TEST_BUTTON);
  const release = await holdCalls(page, "admin.outbox.sendTest");
  await send.press("Enter");
  await button(page, "Sending...").waitFor();
  await expect.poll(() => button(page, "Sending...").getAttribute("aria-busy")).toBe("true");
  release();
  await toast(page, "status", `It's on its way to ${ADMIN.email}.`);
  await main.getByText("Test email sent").waitFor();
  await row(page, ADMIN.email).getByText("Sent").waitFor();
  expect(mailer.lastTo(ADMIN.email).subject).toContain("Test email");
  await expect.poll(() => isFocused(send)).toBe(true);

  mailer.failNext(1);
  await send.click();
  await toast(page, "alert", "The test email hasn't been sent yet: Error. The next try is at");
  await main.getByText("The test email hasn't been sent yet: Error.").waitFor();
  await row(page, "Waiting").waitFor();

  mailer.refuseAll();
  await send.click();
  await toast(page, "alert", "The test email was rejected: the fake refuses.");
  await main.getByText("The test email was rejected: the fake refuses.").waitFor();
  await row(page, "Failed").waitFor();

  mailer.recover();
  mailer.delivers = false;
  await page.reload();
  const note = page.getByRole("note");
  await note.getByText("Email isn't set up. Messages are printed to the server console instead.").waitFor();
  await expect
    .poll(() => note.locator("code").allInnerTexts())
    .toEqual(["POSTMARK_SERVER_TOKEN", "SMTP_URL", "MAIL_FROM"]);
  await note.getByText("Copy access link").waitFor();
  await expect
    .poll(() => note.getByRole("link", { name: "Users page" }).getAttribute("href"))
    .toBe("/admin/users");
  await expectAccessible(page, "no provider");
  await send.click();
  await toast(page, "status", "It was printed to the server console");

  await page.request.post("/api/admin/outbox/test");
  await send.click();
  await toast(page, "alert", "You've sent several test emails. Try again in an hour.");
  await main.getByText("You've sent several test emails. Try again in an hour.").waitFor();
});

test("an email shows its state but not its text, and a failed one is retried by keyboard", async () => {
  const { server, mailer, page, invite, open } = await world({ expected: /status of 409/ });
  const answers: string[] = [];
  const reading: Promise<unknown>[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("admin.outbox")) return;
    reading.push(
      response.text().then(
        (text) => answers.push(text),
        () => undefined,
      ),
    );
  });
  await invite("Sue");
  await expect.poll(() => mailer.sent.length).toBe(1);
  mailer.failNext(1);
  await invite("Walt");
  await expect.poll(() => mailer.tries).toBe(2);
  mailer.refuseAll();
  await invite("Fay");
  await expect.poll(() => mailer.tries).toBe(3);
  await store(server, [{ recipient: "old@example.com", state: "expired", age: HOUR }]);
  await pauseJob(server);

  await open();
  const about = async (name: string) =>
    (await row(page, name).getByRole("cell").allInnerTexts()).slice(1, -1);
  await row(page, "sue@example.com").getByText("Sent").waitFor();
  await expect
    .poll(() => about("sue@"))
    .toEqual(["sue@example.com", expect.stringContaining("Sign-in link"), "Sent", "1", "–", "–"]);
  await expect
    .poll(() => about("walt@"))
    .toEqual([
      "walt@example.com",
      expect.stringContaining("Your secure sign-in link"),
      "Waiting",
      "1",
      "Error",
      expect.stringMatching(/^\d{1,2}:\d\d [AP]M$/),
    ]);
  expect((await about("fay@")).slice(2)).toEqual(["Failed", "1", "the fake refuses", "–"]);
  expect((await about("old@")).slice(2)).toEqual(["Expired", "1", "the fake refuses", "–"]);
  const retries = await button(page, /^Retry (?!job)/).evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(retries).toEqual([
    null,
    expect.stringMatching(/^Retry Sign-in link to fay@example.com, \d/),
    expect.stringMatching(/^Retry Sign-in link to walt@example.com, \d/),
  ]);

  const retry = button(page, /^Retry Sign-in link to fay@example.com/);
  const [inner, table] = [await retry.boundingBox(), await page.getByRole("table").boundingBox()];
  expect(inner && table && table.x + table.width - inner.x - inner.width).toBeGreaterThanOrEqual(12);
  await retry.focus();
  await page.keyboard.press("Enter");
  await toast(page, "alert", "The email to fay@example.com was rejected: the fake refuses.");
  await page.getByRole("main").getByText("was rejected: the fake refuses.").waitFor();
  await expect.poll(() => row(page, "fay@").getByRole("cell").nth(4).innerText()).toBe("2");
  await expect.poll(() => isFocused(retry)).toBe(true);
  await page.getByRole("note").getByText("Writing recommendations").waitFor();
  await expectAccessible(page, "all states, a refusal and work set aside");

  mailer.recover();
  const release = await holdCalls(page, "admin.outbox.retry");
  await retry.press("Enter");
  const trying = button(page, /^Retrying Sign-in link to fay@example.com/);
  await trying.waitFor();
  await expect.poll(() => trying.getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => trying.innerText()).toBe("Retrying...");
  release();
  await toast(page, "status", "It's on its way to fay@example.com.");
  await row(page, "fay@").getByText("Sent").waitFor();
  await expect.poll(() => retry.count()).toBe(0);
  await expect.poll(() => isFocused(row(page, "fay@"))).toBe(true);
  await Promise.all(reading);
  const tokens = tokensOf(mailer);
  expect(tokens).toHaveLength(2);
  expect(mailer.lastTo("fay@example.com").text).toContain("token=");
  expect(answers.join("\n")).toContain("fay@example.com");
  const seen = [...answers, await page.content()].join("\n");
  expect(tokens.filter((token) => seen.includes(token))).toEqual([]);
  expect(seen).not.toContain("token=");

  const note = page.getByRole("note").filter({ hasText: "Paused jobs" });
  await expect
    .poll(() => note.getByRole("link", { name: "assessment 7" }).getAttribute("href"))
    .toBe("/admin/assessments/7");
  await note.getByRole("button", { name: /^Retry job \d+: Writing recommendations/ }).press("Enter");
  await toast(page, "status", "Job restarted");
  await note.waitFor({ state: "detached" });
  await expect.poll(() => isFocused(page.getByRole("heading", { name: "Outbox", level: 1 }))).toBe(true);

  mailer.refuseAll();
  await invite("Gus");
  await expect.poll(() => mailer.tries).toBe(6);
  await button(page, "Refresh").click();
  await row(page, "gus@").getByText("Failed").waitFor();
  await put(server, "UPDATE mail_outbox SET sealedBody = NULL WHERE state = 'failed'");
  const retryExpired = button(page, /^Retry Sign-in link to gus@/);
  await retryExpired.click();
  await toast(page, "alert", "This email was already sent or has expired. Send a new one if needed.");
  await page.getByRole("main").getByText("This email was already sent or has expired.").waitFor();
  await expect.poll(() => retryExpired.count()).toBe(0);
  await expect.poll(() => isFocused(row(page, "gus@"))).toBe(true);

  await resize(page, PHONE);
  await invite("Hal");
  await expect.poll(() => mailer.tries).toBe(7);
  await page.goto("/admin/users");
  await button(page, "Open menu").click();
  const menu = page.getByRole("dialog");
  await expect
    .poll(() => menu.getByRole("navigation").getByRole("link").allInnerTexts())
    .toEqual(["Dashboard", "Users", "Assessments", "Templates"]);
  await menu.getByRole("link", { name: "Outbox" }).click();
  await page.getByRole("heading", { name: "Outbox", level: 1 }).waitFor();
  await menu.waitFor({ state: "detached" });
  await card(page, "hal@").getByText("Last error: the fake refuses").waitFor();
  const shown = async (name: string) => (await card(page, name).innerText()).split(/\n+/);
  const detailsOf = async (name: string) => (await shown(name)).slice(3);
  const minute = expect.stringMatching(/^\d+\/\d+\/\d{4}, \d{1,2}:\d\d [AP]M$/);
  expect(await detailsOf("hal@")).toEqual([
    "Failed",
    minute,
    "Last error: the fake refuses",
    "1 try",
    expect.stringMatching(/^Retry/),
  ]);
  expect((await detailsOf("walt@")).slice(0, 4)).toEqual([
    "Waiting",
    minute,
    "Last error: Error",
    expect.stringMatching(/^1 try, next: \d{1,2}:\d\d [AP]M$/),
  ]);
  expect(await detailsOf("sue@")).toEqual(["Sent", minute, "1 try"]);
  mailer.recover();
  const touched = card(page, "hal@").getByRole("button", { name: /^Retry/ });
  expect((await touched.boundingBox())?.height).toBeGreaterThanOrEqual(42);
  await touched.click();
  await card(page, "hal@").getByText("Sent").waitFor();
  await expect.poll(() => isFocused(card(page, "hal@"))).toBe(true);
});

test("one press retries all failed emails, and its button shows only while there are some", async () => {
  const { mailer, page, invite, open } = await world();
  mailer.refuseAll();
  for (const name of ["Fay", "Gus", "Hal"]) await invite(name);
  await expect.poll(() => mailer.tries).toBe(3);
  mailer.recover();
  await open();
  await button(page, "Retry all failed").press("Enter");
  await toast(page, "status", "Retrying 3 emails");
  await expect.poll(() => mailer.sent.length).toBe(3);
  await button(page, "Refresh").click();
  await row(page, "hal@").getByText("Sent").waitFor();
  await expect.poll(() => button(page, "Retry all failed").count()).toBe(0);
});

test("search, state, sort order and page stay in the address, and a retried email leaves the failed ones", async () => {
  const { server, mailer, page, invite, open } = await world({ expected: /status of 404/ });
  const people = Array.from({ length: 60 }, (_, index) => ({
    recipient: `p${String(index).padStart(2, "0")}@example.com`,
    state: index % 2 === 0 ? "failed" : "sent",
    age: index * 60_000,
  }));
  await store(server, people);
  const recipients = () => page.getByRole("row").locator("td:nth-child(2)").allInnerTexts();
  await open();
  expect((await recipients()).slice(0, 2)).toEqual(["p00@example.com", "p01@example.com"]);
  await expect.poll(() => recipients()).toHaveLength(25);

  const before = await page.evaluate(() => history.length);
  const pager = () =>
    page
      .locator(".mantine-Pagination-root")
      .getByRole("button")
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
  await expect.poll(pager).toEqual(["Previous page", "1", "2", "3", "Next page"]);
  await page.getByRole("button", { name: "3", exact: true }).click();
  await expect.poll(async () => (await recipients()).length).toBe(10);
  await button(page, "Created").click();
  await expect.poll(async () => (await recipients())[0]).toBe("p59@example.com");
  await page.waitForURL("**/admin/outbox?sort=oldest");
  await expect
    .poll(() => page.getByRole("columnheader", { name: "Created" }).getAttribute("aria-sort"))
    .toBe("ascending");
  await page.getByRole("button", { name: "3", exact: true }).click();
  await expect.poll(async () => (await recipients()).length).toBe(10);
  await page.getByRole("combobox", { name: "Status" }).click();
  const states = page.getByRole("main").getByRole("listbox").getByRole("option");
  await expect
    .poll(() => states.allInnerTexts())
    .toEqual(["All statuses", "Waiting", "Sent", "Failed", "Expired"]);
  await states.filter({ hasText: "Failed" }).click();
  await page.getByText("30 of 60 emails", { exact: true }).first().waitFor();
  await page.waitForURL("**/admin/outbox?state=failed&sort=oldest");
  await page.getByRole("button", { name: "2", exact: true }).click();
  await expect.poll(async () => (await recipients()).length).toBe(5);
  await page.getByRole("textbox", { name: "Search emails" }).fill("LINK FOR P0");
  await expect
    .poll(recipients)
    .toEqual(["p08", "p06", "p04", "p02", "p00"].map((name) => `${name}@example.com`));
  await page.waitForURL(/\?q=LINK(\+|%20)FOR(\+|%20)P0&state=failed&sort=oldest$/);
  await page.reload();
  await expect.poll(async () => (await recipients()).length).toBe(5);

  await put(server, "DELETE FROM mail_outbox WHERE recipient = 'p02@example.com'");
  await button(page, /^Retry Sign-in link to p02@/).press("Enter");
  await expect.poll(async () => (await recipients()).length).toBe(4);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Outbox");

  await page.getByRole("textbox", { name: "Search emails" }).fill("nobody");
  await page.getByRole("heading", { name: "No emails found matching your criteria" }).waitFor();
  await button(page, "Clear filters").click();
  await expect.poll(async () => (await recipients()).length).toBe(25);
  await page.waitForURL("**/admin/outbox?sort=oldest");
  await expect.poll(() => isFocused(page.getByRole("textbox", { name: "Search emails" }))).toBe(true);
  await page.getByRole("combobox", { name: "Rows per page" }).selectOption("100");
  await expect.poll(async () => (await recipients()).length).toBe(59);
  await page.waitForURL("**/admin/outbox?sort=oldest&size=100");
  await expect.poll(pager).toEqual([]);
  await scrollDown(page, 300);
  await button(page, "Created").click();
  await expect.poll(async () => (await recipients())[0]).toBe("p00@example.com");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  // None of that adds a history entry.
  expect(await page.evaluate(() => history.length)).toBe(before);

  mailer.refuseAll();
  await invite("Fay");
  await expect.poll(() => mailer.tries).toBe(1);
  await page.getByRole("textbox", { name: "Search emails" }).fill("fay@");
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Failed" }).click();
  await page.waitForURL(/state=failed/);
  await expect.poll(recipients).toEqual(["fay@example.com"]);
  mailer.recover();
  await button(page, /^Retry Sign-in link/).press("Space");
  await page.getByText("No emails found matching your criteria").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Outbox");
});

test("emails that fail to load can be requested again, and the dashboard sums up the outbox", async () => {
  const { server, page } = await world({ expected: FAILED_CALL });
  const repair = await breakTable(server, "mail_outbox");
  const region = page.getByRole("region", { name: "Server", exact: true });
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Manage users" }).waitFor();
  await expect.poll(() => region.getByText("Emails").count()).toBe(0);
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Outbox" }).click();
  await page.getByRole("alert").filter({ hasText: "Couldn't load emails." }).waitFor();
  await repair();
  await store(server, [{ recipient: "jo@example.com", state: "sent" }]);
  await button(page, "Try again").click();
  await page.getByText("jo@example.com").first().waitFor();
  await page.getByText("Emails are sent through fake.").waitFor();
  await store(server, [{ recipient: "new@example.com", state: "sent" }]);
  await button(page, "Refresh").click();
  await page.getByText("new@example.com").first().waitFor();

  const link = region.getByRole("link");
  await page.goto("/admin/dashboard");
  await link.filter({ hasText: "0 waiting, 0 failed" }).waitFor();
  const calm = await link.evaluate((element) => getComputedStyle(element).color);
  await expect.poll(() => page.getByText("Emails are sent through fake.").count()).toBe(1);
  await store(server, [
    { recipient: "a@example.com", state: "failed" },
    { recipient: "b@example.com", state: "queued" },
    { recipient: "c@example.com", state: "queued" },
  ]);
  await button(page, "Refresh").click();
  await link.filter({ hasText: "2 waiting, 1 failed" }).waitFor();
  await expect.poll(() => link.evaluate((element) => getComputedStyle(element).color)).not.toBe(calm);
  await link.click();
  await page.waitForURL("**/admin/outbox?state=failed");
  await page.getByText("1 of 5 emails").first().waitFor();
});
