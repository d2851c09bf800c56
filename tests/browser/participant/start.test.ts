import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { button, log } from "#tests/helpers/chat-page";
import {
  expectErrorAndToast,
  expectFocus,
  expectInvalid,
  heading,
  mailedPath,
} from "#tests/helpers/entry-page";
import { inlineText, openWindow } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { count, put, values } from "#tests/helpers/stored";

const FAILED = "Failed to start assessment";
const PAT = "pat@example.com";

async function startWindow(server: PageServer) {
  const page = await openWindow(server.url, undefined, FAILED_CALL);
  await page.goto("/start-assessment");
  await heading(page, "Start your assessment", 1).waitFor();
  const name = page.getByRole("textbox", { name: "Full Name" });
  const email = page.getByRole("textbox", { name: "Email" });
  return { page, name, email };
}

/** Opens the start page for a participant who registered in this window. */
async function registeredWindow(server: PageServer, templateId: number) {
  const page = await openWindow(server.url, undefined, FAILED_CALL);
  const data = { name: "Pat Doe", email: PAT, templateId };
  const answer = await page.request.post("/api/direct-assessment/register", { data });
  return { page, attemptId: (await answer.json()).userAssessmentId };
}

test("a new person reads what to expect and starts with the keyboard alone", async () => {
  const server = await pageServer();
  const { page, name, email } = await startWindow(server);
  const expected = page.locator("section").filter({ has: heading(page, "What to Expect") });
  const points = expected.getByRole("listitem").locator("strong");
  await expect
    .poll(() => points.allTextContents())
    .toEqual(["AI conversation", "10-15 minutes", "Personalised recommendations", "Saved progress"]);
  const example = page.locator("section").filter({ has: page.getByText("Example", { exact: true }) });
  await example.getByText("Question 3 of 12").waitFor();
  await example.getByText("25%").waitFor();
  await expect.poll(() => example.getByRole("progressbar", { name: "Example progress" }).count()).toBe(1);

  await button(page, "Start Assessment").press("Enter");
  await page.getByText("Please enter a valid email address").waitFor();
  await expectInvalid(name, "Name is required", "");
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.type("Ada Lovelace");
  await page.getByText("Name is required").waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@");
  await button(page, "Start Assessment").press("Enter");
  await expectInvalid(email, "Please enter a valid email address", "ada@");
  await page.keyboard.type("example.com");

  const release = await holdCalls(page, "user.auth.start");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const pending = button(page, "Starting...");
  await pending.waitFor();
  await expectFocus(pending);
  await expect.poll(() => pending.getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("Enter");
  release();
  await page.waitForURL("**/user-dashboard");
  await expectFocus(heading(page, "Welcome, Ada Lovelace", 1));
  expect(await count(server, "users")).toBe(1);
});

declare global {
  var greetings: Set<string>;
}

/** Runs in the page. */
function noteGreetings(): void {
  globalThis.greetings = new Set();
  new MutationObserver(() => {
    const title = document.querySelector("h1")?.textContent ?? "";
    if (title.startsWith("Welcome")) globalThis.greetings.add(title);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test("with one assessment, it takes two screens from the home page to the first question", async () => {
  const server = await pageServer();
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  await admin.post("/admin/assessment-templates", { title: "Nothing asked yet" });
  const attempts = () => values(server, "SELECT assessmentId FROM user_assessments ORDER BY id");

  const register = async (email: string) => {
    const page = await openWindow(server.url);
    await page.addInitScript(noteGreetings);
    await page.goto("/");
    await page.getByRole("link", { name: "Start Assessment" }).click();
    await page.getByRole("textbox", { name: "Full Name" }).fill("Ada Lovelace");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    const go = await holdCalls(page, "user.attempts.start");
    await button(page, "Start Assessment").click();
    await page.waitForURL("**/user-dashboard*");
    await heading(page, "Welcome, Ada Lovelace", 1).waitFor();
    return { page, go };
  };
  const { page, go } = await register("ada@example.com");
  await heading(page, "Starting Your Assessment", 2).waitFor();
  await expectFocus(heading(page, "Welcome, Ada Lovelace", 1));
  go();
  await page.waitForURL("**/chat");
  await log(page).getByText("What do you sell?").waitFor();
  expect(await attempts()).toEqual([templateId]);
  expect(await page.evaluate(() => [...globalThis.greetings])).toEqual(["Welcome, Ada Lovelace"]);

  // Back leads to the dashboard, which doesn't start another attempt.
  await page.goBack();
  await page.getByRole("link", { name: "Continue Assessment" }).waitFor();
  expect(page.url()).toBe(`${server.url}/user-dashboard`);
  await page.reload();
  await heading(page, "Welcome back, Ada Lovelace", 1).waitFor();
  expect(await attempts()).toEqual([templateId]);

  await exampleTemplate(admin);
  const { page: choosing } = await register("bob@example.com");
  await heading(choosing, "No assessments available", 3).waitFor();
  expect(choosing.url()).toBe(`${server.url}/user-dashboard`);
  expect(await attempts()).toEqual([templateId]);
});

test("a known email gets a link, again on request, and failures lose nothing", async () => {
  const server = await pageServer();
  const { agent } = await server.participant(await exampleTemplate(await server.admin()), PAT);
  await agent.post("/user/logout");
  const { page, name, email } = await startWindow(server);
  const from = Date.now();
  await page.clock.install({ time: from });
  await name.fill("Pat");
  await email.fill(PAT);
  const repair = await breakTable(server, "users");
  await button(page, "Start Assessment").press("Enter");
  await expectErrorAndToast(page, FAILED);
  await expectFocus(button(page, "Start Assessment"));
  expect([await name.inputValue(), await email.inputValue()]).toEqual(["Pat", PAT]);
  await repair();

  await button(page, "Start Assessment").press("Enter");
  await expectFocus(heading(page, "Check Your Email", 2));
  await page.getByText(`We've sent a secure link to ${PAT}. Open it within 24 hours`).waitFor();
  await page.getByText("Check your spam folder.").waitFor();
  await expect.poll(() => page.getByText("Email sent again.").count()).toBe(0);
  await mailedPath(server);

  await page.clock.pauseAt(from + 29_000);
  await expect.poll(() => button(page, "Resend email").count()).toBe(0);
  await page.clock.resume();
  await page.clock.fastForward(31_000);
  await button(page, "Resend email").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const repairAgain = await breakTable(server, "users");
  await button(page, "Resend email").press("Enter");
  await expectErrorAndToast(page, FAILED);
  await expectFocus(button(page, "Resend email"));
  await repairAgain();
  const release = await holdCalls(page, "user.auth.start");
  await page.keyboard.press("Enter");
  await button(page, "Sending...").waitFor();
  await expect
    .poll(() =>
      page
        .locator("main")
        .getByText(/Failed|Email sent again/)
        .count(),
    )
    .toBe(0);
  release();
  await page.getByRole("status").filter({ hasText: "Email sent again." }).waitFor();
  await expectFocus(heading(page, "Check Your Email"));
  await expect.poll(() => button(page, "Resend email").count()).toBe(0);
  const path = await mailedPath(server, 2);

  for (const other of ["sam@", PAT]) {
    await button(page, "Try Different Email").press("Enter");
    await expectFocus(email);
    await expect.poll(() => email.inputValue()).toBe(PAT);
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(PAT);
    await page.keyboard.type(other);
    await page.keyboard.press("Enter");
    if (other === PAT) continue;
    await expectInvalid(email, "Please enter a valid email address", other);
    await email.fill(PAT);
    await page.keyboard.press("Enter");
    await heading(page, "Check Your Email").waitFor();
  }
  await page.goto(path);
  await heading(page, "Welcome back, Pat Doe", 1).waitFor();
});

test("a participant with an open attempt continues it or starts over", async () => {
  const server = await pageServer();
  const templateId = await exampleTemplate(await server.admin());
  const { page, attemptId } = await registeredWindow(server, templateId);
  const repairQuestions = await breakTable(server, "user_assessment_questions");
  await page.goto("/start-assessment");
  const failed = page.locator("main").getByRole("alert");
  await failed.getByText("Couldn't load your assessment.").waitFor();
  await repairQuestions();
  await failed.getByRole("button", { name: "Try again" }).click();

  const card = page.locator("section").filter({ has: heading(page, "Welcome back, Pat Doe") });
  await card.getByText("Question 1 of 4").waitFor();
  await card.getByText("0%").waitFor();
  await card.getByText("Growth check").waitFor();
  await expect.poll(() => page.getByText("Example", { exact: true }).count()).toBe(0);
  await expect.poll(() => page.getByRole("textbox").count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  await card.getByRole("link", { name: "Continue" }).click();
  await page.waitForURL(`**/assessment/${attemptId}/chat`);
  await page.goBack();

  await button(page, "Start over").click();
  const dialog = page.getByRole("dialog", { name: "Start over?" });
  await expectFocus(dialog.getByRole("button", { name: "Cancel" }));
  await page.keyboard.press("Escape");
  await expectFocus(button(page, "Start over"));
  await page.keyboard.press("Enter");
  // Within ten seconds a start returns the same attempt, as for a double click.
  server.clock.advance(11_000);
  const repair = await breakTable(server, "assessment_versions");
  await dialog.getByRole("button", { name: "Start over" }).click();
  const failure = "Failed to start assessment. Please try again.";
  await page
    .getByRole("alert")
    .filter({ hasText: `Error${failure}` })
    .waitFor();
  await inlineText(dialog, failure).waitFor();
  await repair();
  await page.keyboard.press("Escape");
  await button(page, "Start over").click();
  await expect.poll(() => inlineText(dialog, failure).count()).toBe(0);
  await dialog.getByRole("button", { name: "Start over" }).click();
  await page.waitForURL(/assessment\/(?!1\/)\d+\/chat/);
  await log(page).getByText("What do you sell?").waitFor();

  await put(server, "UPDATE user_assessments SET status = 'completed'");
  await page.goto("/start-assessment");
  await page.getByText(`Signed in as Pat Doe (${PAT})`).waitFor();
  await page.getByRole("link", { name: "Go to dashboard" }).waitFor();
  await button(page, "Not you?").press("Enter");
  await page.getByRole("textbox", { name: "Full Name" }).waitFor();
  await expectFocus(heading(page, "Start your assessment", 1));
});
