import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf, WIDE } from "#tests/helpers/accessibility";
import { button, log } from "#tests/helpers/chat-page";
import { inlineText, openWindow, resize } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { count, put, refuse, value } from "#tests/helpers/stored";

const STARTED = Date.parse("2026-11-20T04:55:00Z");
const DAY = 86_400_000;

const expectAccessible = async (page: Page, state: string) =>
  expect(await problemsOf(page), state).toEqual([]);
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const card = (page: Page, badge: string) => page.getByRole("listitem").filter({ hasText: badge });
const toast = (page: Page, title: string) =>
  page.getByRole(title === "Success" ? "status" : "alert").filter({ hasText: title });
/** The accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one, body } = document;
    return one && one !== body ? (one.getAttribute("aria-label") ?? one.textContent) : "nothing";
  });

/** Opens a window with a signed-in participant and one attempt. */
async function participantWindow(server: PageServer, expected?: RegExp) {
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url, undefined, expected);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  const first: number = (await registered.json()).userAssessmentId;
  return { page, templateId, first };
}

/** Adds an attempt on a new template; `days` counts from November 20, 2026. */
async function addAttempt(
  server: PageServer,
  title: string,
  attempt: { status: string; progress: number; days: number },
): Promise<void> {
  await put(server, "INSERT INTO assessments (title, createdAt, updatedAt) VALUES (?, 0, 0)", title);
  const started = attempt.status === "not_started" ? null : STARTED + attempt.days * DAY;
  const completed = attempt.status === "completed" ? STARTED + (attempt.days + 1) * DAY : null;
  await put(
    server,
    `INSERT INTO user_assessments
       (userId, assessmentId, status, progress, responses, startedAt, completedAt, createdAt, updatedAt)
     VALUES ((SELECT id FROM users), (SELECT max(id) FROM assessments), ?, ?, '{}', ?, ?, ?, 0)`,
    ...[attempt.status, attempt.progress, started, completed, STARTED + attempt.days * DAY],
  );
}

async function mailedLink({ mailer }: PageServer): Promise<string> {
  const link = () => /https?:\/\/\S+token=\S+/.exec(mailer.sent.at(-1)?.text ?? "")?.[0];
  await expect.poll(link).toBeDefined();
  return link() ?? "";
}

/** The arcs of the average score's ring. */
const arcs = (page: Page) =>
  page
    .locator("svg[class*=ring] circle")
    .evaluateAll((found) =>
      found.map((circle) =>
        ["cx", "cy", "pathLength", "stroke-dasharray", "stroke-dashoffset"].map((name) =>
          circle.getAttribute(name),
        ),
      ),
    );

/** The button's variant: "filled" if starting is the main action. */
const look = (page: Page) => button(page, "Start Assessment").getAttribute("data-variant");

const outline = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3, h4)")
    .evaluateAll((found) => found.map(({ tagName, textContent }) => `${tagName} ${textContent}`));

const places = (page: Page) =>
  page
    .locator("main")
    .getByText(/^(Ready for you|Your assessments|Total Assessments)$/)
    .allTextContents();

test("the dashboard greets, counts and lists attempts, and a failed sign-out changes nothing", async () => {
  const server = await pageServer();
  const { page, first } = await participantWindow(server, /status of (500|401)/);
  const questions: { id: number }[] = await (
    await page.request.get(`/api/user/assessments/${first}/questions`)
  ).json();
  await page.request.put(`/api/user/assessments/${first}/responses`, {
    data: { responses: { [questions[0]?.id ?? 0]: "Shoes" } },
  });
  await addAttempt(server, "Done check", { status: "completed", progress: 100, days: 0 });
  await addAttempt(server, "Full check", { status: "in_progress", progress: 100, days: 2 });
  await addAttempt(server, "Given check", { status: "not_started", progress: 0, days: 3 });
  await put(server, "UPDATE user_assessments SET createdAt = ? WHERE id = ?", STARTED + 9 * DAY, first);

  await page.goto("/user-dashboard");
  await heading(page, "Welcome back, Pat Doe").waitFor();
  await expect.poll(() => page.title()).toBe("Your dashboard · Assessment Portal");
  await page.getByText("pat@example.com").waitFor();
  await button(page, "Logout").waitFor();
  const stats = { "Total Assessments": "3", Completed: "1", "In Progress": "2", "Avg. Progress": "75%" };
  for (const [label, number] of Object.entries(stats)) {
    const shown = await page.locator("main p", { hasText: label }).first().locator("xpath=..").innerText();
    expect(shown.split(/\n+/)).toEqual([label, number]);
  }

  expect(await arcs(page)).toEqual([
    ["22", "22", "100", "25 75", "-75"],
    ["22", "22", "100", "75 25", null],
  ]);
  expect(await look(page)).toBe("default");
  await page.getByText("Continue at question 2 of 4").waitFor();
  await expect
    .poll(() => outline(page))
    .toEqual([
      "H1 Welcome back, Pat Doe",
      "H2 Assigned to you",
      "H3 Given check",
      "H2 Your assessments",
      "H3 Growth check",
      "H3 Full check",
      "H3 Done check",
    ]);
  const assigned = page
    .getByRole("region")
    .or(page.locator("section"))
    .filter({ hasText: "Assigned to you" });
  await expect
    .poll(() => assigned.getByRole("listitem").innerText())
    .toMatch(/Not Started.*Given check.*0%/s);
  await expect.poll(() => assigned.getByRole("link", { name: "Start Assessment" }).count()).toBe(1);

  const open = card(page, "Growth check");
  await expect
    .poll(() => open.innerText())
    .toMatch(/In Progress.*Where you stand.*25%.*Started \w+ \d+, \d{4}/s);
  await expect
    .poll(() => open.getByRole("link", { name: "Continue Assessment" }).getAttribute("href"))
    .toBe(`/assessment/${first}/chat`);
  await expect.poll(() => open.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("25");
  const full = await card(page, "Full check").innerText();
  expect(full).toContain("All questions answered. Complete your assessment.");
  const done = card(page, "Done check");
  await expect
    .poll(() => done.innerText())
    .toMatch(/Completed.*100%.*Started November 20, 2026\s+Completed November 21, 2026/s);
  await expect.poll(() => done.innerText()).not.toContain("All questions answered");
  await expect
    .poll(() => done.getByRole("link", { name: "View Results" }).getAttribute("href"))
    .toMatch(/\/results$/);
  await expect
    .poll(() => done.locator("time").first().getAttribute("datetime"))
    .toBe("2026-11-20T04:55:00.000Z");
  await expectAccessible(page, "dashboard");
  await resize(page, WIDE);

  const repair = await breakTable(server, "sessions");
  await button(page, "Logout").click();
  const failed = "Failed to logout. Please try again.";
  await toast(page, "Error").getByText(failed).waitFor();
  await page.locator("main").getByText(failed).waitFor();
  await page.getByText("Growth check").waitFor();
  await repair();
  await button(page, "Logout").click();
  await page.waitForURL("**/access");
  const sessions = "SELECT count(*) FROM sessions WHERE sess LIKE '%participant%'";
  expect(await value(server, sessions)).toBe(0);
  await page.goto("/user-dashboard");
  await page.waitForURL("**/access");
  await expect.poll(() => page.getByText("Growth check").count()).toBe(0);
});

test("loading, failure and an empty dashboard offer the next step", async () => {
  const server = await pageServer();
  const { page } = await participantWindow(server, FAILED_CALL);
  const release = await holdCalls(page, "user.attempts.list");
  await page.goto("/user-dashboard");
  const waiting = page.getByRole("status", { name: "Loading your assessments..." });
  await waiting.waitFor();
  await expect.poll(() => waiting.locator("[class*=cards] > *").count()).toBe(3);
  const repairs = [await breakTable(server, "user_assessments"), await breakTable(server, "sessions")];
  release();
  await page.getByRole("alert").getByText("Couldn't load your assessments.").waitFor();
  for (const repairTable of repairs) await repairTable();
  await button(page, "Try again").click();
  await heading(page, "Welcome back, Pat Doe").waitFor();
  await page.getByText("Continue at question 1 of 4").waitFor();

  await put(server, "DELETE FROM user_assessments");
  await resize(page, WIDE);
  await page.reload();
  await heading(page, "Welcome, Pat Doe").waitFor();
  const offer = page.locator("section").filter({ has: heading(page, "Ready for you") });
  await offer.getByText("Where you stand").waitFor();
  await expect
    .poll(() => offer.getByRole("listitem").allTextContents())
    .toEqual(["4 questions", "About 4 minutes", "Instant results"]);
  await expect.poll(() => places(page)).toEqual(["Ready for you", "Your assessments", "Total Assessments"]);
  await expect
    .poll(() => outline(page))
    .toEqual([
      "H1 Welcome, Pat Doe",
      "H2 Ready for you",
      "H3 Growth check",
      "H2 Your assessments",
      "H3 No assessments available",
    ]);
  await expect.poll(() => button(page, "Start Assessment").count()).toBe(1);
  await expect.poll(() => look(page)).toBe("default");
  await page.getByText("Avg. Progress").waitFor();
  await expect.poll(() => arcs(page)).toEqual([["22", "22", "100", "100 0", "0"]]);
  await expectAccessible(page, "dashboard without assessments");
  await offer.getByRole("button", { name: "Start Growth check" }).click();
  await page.waitForURL("**/chat");
  await log(page).getByText("What do you sell?").waitFor();

  await page.getByRole("link", { name: "Back to Dashboard" }).filter({ visible: true }).click();
  await heading(page, "Welcome back, Pat Doe").waitFor();
  await expect.poll(() => places(page)).toEqual(["Your assessments", "Total Assessments"]);
  await expect.poll(() => look(page)).toBe("default");
  await addAttempt(server, "Done check", { status: "completed", progress: 100, days: 0 });
  await page.reload();
  await expect.poll(() => places(page)).toEqual(["Total Assessments", "Your assessments"]);
});

test("a new assessment is started from a dialog of active templates", async () => {
  const server = await pageServer();
  const { page, templateId } = await participantWindow(server, FAILED_CALL);
  await put(
    server,
    "INSERT INTO assessments (title, isActive, createdAt, updatedAt) VALUES ('Old check', 0, 0, 0)",
  );
  await page.goto("/user-dashboard");
  const failed = "Failed to start assessment. Please try again.";
  const repairTemplates = await breakTable(server, "assessment_questions");
  await button(page, "Start Assessment").focus();
  await page.keyboard.press("Enter");
  const choose = dialog(page, "Choose Assessment Template");
  await choose.getByText("Couldn't load the templates.").waitFor();
  await repairTemplates();
  await choose.getByRole("button", { name: "Try again" }).press("Enter");
  await expect.poll(() => focused(page)).toBe("Choose Assessment Template");
  await choose.getByText("4 questions").waitFor();
  await expect
    .poll(() => choose.getByRole("listitem").allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Growth check\s+Where you stand\s+4 questions · about 4 minutes\s+Start$/),
    ]);
  await expectAccessible(page, "templates to choose from");
  await page.keyboard.press("Escape");
  await choose.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Start Assessment");
  await expect.poll(() => places(page)).toEqual(["Your assessments", "Total Assessments"]);

  await page.keyboard.press("Enter");
  server.clock.advance(60_000);
  const repairStart = await breakTable(server, "assessment_versions");
  const start = choose.getByRole("button", { name: "Start Growth check" });
  await start.click();
  await toast(page, "Error").getByText(failed).waitFor();
  await inlineText(choose, failed).waitFor();
  await expect.poll(() => page.locator("main").getByText(failed).count()).toBe(0);
  await repairStart();
  await start.click();
  await choose.getByText("Starting...").waitFor();
  await page.waitForURL("**/chat");
  await log(page).getByText("What do you sell?").waitFor();
  const attempts = "SELECT count(*) FROM user_assessments WHERE assessmentId = ?";
  expect(await value(server, attempts, templateId)).toBe(2);

  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect.poll(() => page.getByRole("link", { name: "Continue Assessment" }).count()).toBe(2);
  await expect.poll(() => page.getByText(/^Continue at question/).count()).toBe(1);
  await put(server, "UPDATE assessments SET isActive = 0");
  await page.reload();
  await button(page, "Start Assessment").click();
  await choose
    .getByText("No assessment templates are currently available. Please contact your administrator.")
    .waitFor();

  // Otherwise the page would prefetch deleted data.
  await page.goto("about:blank");
  await put(server, "DELETE FROM user_assessments");
  await page.goto("/user-dashboard");
  await heading(page, "No assessments available").waitFor();
  await expect.poll(() => look(page)).toBe("filled");
  await expect.poll(() => places(page)).toEqual(["Your assessments", "Total Assessments"]);
});

test("an assessment is deleted by keyboard without losing the focus or leaving data", async () => {
  const server = await pageServer();
  const { page } = await participantWindow(server, /status of (500|404)/);
  await addAttempt(server, "Done check", { status: "completed", progress: 100, days: 0 });
  await addAttempt(server, "Given check", { status: "not_started", progress: 0, days: 3 });
  await page.goto("/user-dashboard");
  await page.getByRole("link", { name: "View Results" }).click();
  await heading(page, "Done check").waitFor();
  const results = page.url();
  await page.getByRole("link", { name: "Return to Dashboard" }).click();

  const remove = (title: string) => button(page, `Delete ${title}`);
  const ask = dialog(page, "Delete Assessment");
  await remove("Given check").focus();
  await page.keyboard.press("Enter");
  await ask.getByText("It has no answers yet.").waitFor();
  await expect.poll(() => focused(page)).toBe("Cancel");
  await page.keyboard.press("Escape");
  await ask.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Delete Given check");

  await remove("Done check").focus();
  await page.keyboard.press("Enter");
  await ask
    .getByText(
      "Are you sure you want to delete this assessment? This action cannot be undone and will permanently remove all assessment data.",
    )
    .waitFor();
  await ask
    .getByText(
      "The people who run this assessment will also lose access to your answers, conversation and recommendations.",
    )
    .waitFor();
  await expect.poll(() => focused(page)).toBe("Cancel");
  const repair = await refuse(server, "DELETE", "user_assessments");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const failed = "Failed to delete assessment. Please try again.";
  await toast(page, "Error").getByText(failed).waitFor();
  await inlineText(ask, failed).waitFor();
  await expectAccessible(page, "a deletion that failed");
  await repair();
  await expect.poll(() => focused(page)).toContain("Delete");
  await page.keyboard.press("Enter");
  await toast(page, "Success").getByText("Assessment deleted successfully").waitFor();
  await ask.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("Delete Growth check");
  await expect.poll(() => page.getByText("Done check").count()).toBe(0);

  for (const [title, next] of [
    ["Growth check", "Delete Given check"],
    ["Given check", "Welcome, Pat Doe"],
  ] as const) {
    // An assigned assessment counts, even if it isn't started.
    await expect.poll(() => page.getByText("No assessments available").count()).toBe(0);
    await expect.poll(() => button(page, "Start Assessment").count()).toBe(1);
    await expect.poll(() => look(page)).toBe("default");
    await remove(title).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("Cancel");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe(next);
  }
  await heading(page, "No assessments available").waitFor();
  expect(await count(server, "user_assessments")).toBe(0);

  await page.goBack();
  await page.waitForURL(results);
  await heading(page, "Results Not Found").waitFor();
});

test("a link from an email signs in and leaves the address, and can start a template", async () => {
  const server = await pageServer();
  const templateId = await exampleTemplate(await server.admin());
  await server.participant(templateId, "pat@example.com");
  const request = { email: "pat@example.com", templateId };
  await server.visitor().post("/user/magic-link", { ...request, redirectTo: "access" });
  const token = new URL(await mailedLink(server)).searchParams.get("token");
  const page = await openWindow(server.url, undefined, FAILED_CALL);
  const redeem = await holdCalls(page, "user.auth.openLink");
  await page.goto(`/user-dashboard?token=${token}`);
  await page.getByRole("status").filter({ hasText: "Signing you in…" }).waitFor();
  redeem();
  await button(page, "Sign in").click();
  await heading(page, "Welcome back, Pat Doe").waitFor();
  expect(page.url()).toBe(`${server.url}/user-dashboard`);
  await page.getByText("Continue at question 1 of 4").waitFor();

  await put(server, "DELETE FROM user_assessments");
  const sent = server.mailer.sent.length;
  await server.visitor().post("/direct-assessment/magic-link", request);
  await expect.poll(() => server.mailer.sent.length).toBeGreaterThan(sent);
  const link = await mailedLink(server);
  expect(link).toContain("/user-dashboard?token=");
  const repair = await breakTable(server, "assessment_versions");
  const release = await holdCalls(page, "user.attempts.start");
  await page.goto(link);
  await button(page, "Start Assessment").click();
  const starting = page.getByRole("status").filter({ hasText: "Starting Your Assessment" });
  await starting.getByText("Setting up your personalized assessment experience...").waitFor();
  expect(page.url()).toBe(`${server.url}/user-dashboard`);
  release();
  const failed = "Failed to start assessment. Please try again.";
  await toast(page, "Error").getByText(failed).waitFor();
  await page.locator("main").getByText(failed).waitFor();
  await repair();
  await button(page, "Start Assessment").waitFor();
});
