import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FakeMailer } from "#tests/fakes/mailer";
import { problemsOf } from "#tests/helpers/accessibility";
import { button, composer, log } from "#tests/helpers/chat-page";
import {
  expectErrorAndToast,
  expectFocus,
  expectInvalid,
  heading,
  mailedPath,
  SIGNED_OUT,
} from "#tests/helpers/entry-page";
import { openWindow } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

const PAT = "pat@example.com";
const INVALID_LINK = "Invalid or expired access link. Please request a new one.";
const LOG_IN = "Please log in to access your dashboard.";
const EXPECTED = new RegExp(`${FAILED_CALL.source}|${SIGNED_OUT.source}`);

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const sentHeading = (page: Page) => heading(page, "Check Your Email", 2);
const notice = (page: Page) => page.locator("main").getByText("You've been signed out in this browser");

/** Creates a participant without a session, and opens a page. */
async function visit(path: string) {
  const server = await pageServer();
  const templateId = await exampleTemplate(await server.admin());
  const { agent } = await server.participant(templateId, PAT);
  await agent.post("/user/logout");
  const page = await openWindow(server.url, undefined, EXPECTED);
  await page.goto(path);
  return { server, templateId, page };
}

test("known and unknown emails get the same answer, and the link signs in", async () => {
  const { server, templateId, page } = await visit("/access");
  await heading(page, "Access your assessments", 1).waitFor();
  await page.getByText("Enter your email and we'll send you a secure link. No password needed.").waitFor();
  await page.clock.install();
  await email(page).focus();
  await page.keyboard.type("pat@");
  await page.keyboard.press("Enter");
  await expectInvalid(email(page), "Please enter a valid email address", "pat@");
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.type("example.com");
  await page.getByText("Please enter a valid email address").waitFor({ state: "detached" });

  const repair = await breakTable(server, "users");
  const release = await holdCalls(page, "user.auth.requestLink");
  await page.keyboard.press("Enter");
  const pending = button(page, "Sending...");
  await pending.waitFor();
  await expect.poll(() => pending.getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => email(page).getAttribute("readonly")).not.toBeNull();
  await page.keyboard.press("Enter");
  release();
  await expectErrorAndToast(page, "Failed to send access link");
  await expect.poll(() => email(page).inputValue()).toBe(PAT);
  await repair();

  await page.keyboard.press("Enter");
  await expectFocus(sentHeading(page));
  const sentNotice = (address: string) =>
    page.getByText(
      `We've emailed ${address}. If you have an account, the email contains a secure link that works for 24 hours.`,
    );
  await sentNotice(PAT).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.clock.fastForward(31_000);
  const repairAgain = await breakTable(server, "users");
  await button(page, "Resend email").click();
  await expectErrorAndToast(page, "Failed to send access link");
  await repairAgain();
  await button(page, "Resend email").click();
  await page.getByRole("status").filter({ hasText: "Email sent again." }).waitFor();
  const path = await mailedPath(server, 2);
  expect(path).toMatch(/^\/access\?token=/);
  await button(page, "Try Different Email").press("Enter");
  await expectFocus(email(page));
  await page.keyboard.type("nobody@example.com");
  await page.keyboard.press("Enter");
  await sentNotice("nobody@example.com").waitFor();

  const redeem = await holdCalls(page, "user.auth.openLink");
  await page.goto(path);
  await page.getByRole("status").filter({ hasText: "Signing you in…" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  redeem();
  await page.waitForURL("**/user-dashboard");
  await expectFocus(heading(page, "Welcome back, Pat Doe", 1));

  // The template to start is kept during the sign-in.
  await button(page, "Logout").click();
  await page.waitForURL("**/access");
  await page.goto(`/user-dashboard?token=of-old&templateId=${templateId}`);
  await page.waitForURL("**/access");
  await page.goto(path);
  await page.clock.fastForward(5_000);
  await page.waitForURL(/\/assessment\/\d+\/chat$/);
});

test("without an email provider, every screen says who has the link", async () => {
  const mailer = new FakeMailer();
  mailer.delivers = false;
  const support = "help@example.com";
  const server = await pageServer({ mailer }, { SUPPORT_EMAIL: support });
  const templateId = await exampleTemplate(await server.admin());
  await server.participant(templateId, PAT);
  const page = await openWindow(server.url, { width: 390, height: 664 }, EXPECTED);
  await page.goto("/");
  await page.getByText("Ask the person who invited you for a secure link.").waitFor();
  await expect.poll(() => page.getByText(/We'll email/).count()).toBe(0);
  for (const [path, action, other] of [
    ["/access", "Send access link", "Try Different Email"],
    ["/start-assessment", "Start Assessment", "Try Different Email"],
    [`/direct-assessment/${templateId}`, "Continue", "Use Different Email"],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => page.getByText("we'll send").count()).toBe(0);
    if (path === "/start-assessment") await page.getByRole("textbox", { name: "Full Name" }).fill("Pat");
    if (action === "Continue") {
      await button(page, action).click();
      await page.getByRole("alert").getByText("Please enter your email address.").waitFor();
    }
    await email(page).fill(PAT);
    await button(page, action).click();
    await expectFocus(heading(page, "Check Your Email", 2));
    await page.getByText(`This site can't send email yet, so nothing was sent to ${PAT}.`).waitFor();
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
    const asked = page
      .locator("main p")
      .filter({ hasText: `ask the person who invited you or write to ${support}` });
    await asked.getByRole("link", { name: support }).waitFor();
    await button(page, other).click();
    await expect.poll(() => email(page).inputValue()).toBe(PAT);
    await expect.poll(() => page.getByText(/We've|email contains|spam/).count()).toBe(0);
  }
  for (const path of ["/access?token=of-old", "/assessment?token=of-old"]) {
    await page.goto(path);
    await expectErrorAndToast(page, "Invalid or expired access link. Please request a new one.");
    await page
      .getByText(`For your secure link, ask the person who invited you or write to ${support}.`)
      .waitFor();
  }
  await page.goto("/admin");
  await button(page, "Forgot password").click();
  const dialog = page.getByRole("dialog", { name: "Reset Password" });
  await dialog.getByText("the reset link will be printed to the server console").waitFor();
  await email(page).last().fill("ada@example.com");
  await button(page, "Send Reset Link").click();
  const toast = page.getByRole("status").filter({ hasText: "a reset email has been sent" });
  await toast.getByText("If an account exists, a reset email has been sent", { exact: true }).waitFor();
  await toast.getByText("Find the reset link in the server console.").waitFor();
  await page.goto("/assessment");
  await page.getByText("This site can't send email yet.").waitFor();
  await expect.poll(() => page.getByText("we'll send").count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
});

test("a link that fails to open, an invalid link and a signed-in visitor each get the right page", async () => {
  const { server, templateId, page } = await visit("/user-dashboard");
  await page.waitForURL("**/access");
  await expectErrorAndToast(page, LOG_IN, "Authentication Required");
  await expectFocus(heading(page, "Access your assessments", 1));
  await expect.poll(() => notice(page).count()).toBe(0);

  const repair = await breakTable(server, "sign_in_links");
  await page.goto("/access?token=perhaps-good");
  await expectErrorAndToast(
    page,
    "We couldn't sign you in. Check your connection and try again, or open the link in your email again.",
  );
  await repair();
  await button(page, "Try again").click();
  await expectErrorAndToast(page, INVALID_LINK);

  await page.goto("/access?token=of-old");
  await expectErrorAndToast(page, INVALID_LINK);
  await button(page, "Send access link").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await email(page).fill(PAT);
  await email(page).press("Enter");
  await sentHeading(page).waitFor();
  await expect.poll(() => page.locator("main").getByText(INVALID_LINK).count()).toBe(0);

  // Links in other emails lead to the dashboard, and from there to this form.
  const repairLinks = await breakTable(server, "sign_in_links");
  await page.goto("/user-dashboard?token=of-old&templateId=1");
  await button(page, "Try again").waitFor();
  await repairLinks();
  await button(page, "Try again").click();
  await page.waitForURL("**/access");
  await expectErrorAndToast(page, INVALID_LINK);

  const data = { name: "Sam Roe", email: "sam@example.com", templateId };
  await page.request.post("/api/direct-assessment/register", { data });
  await page.goto("/access");
  await page.getByText("Signed in as Sam Roe (sam@example.com)").waitFor();
  await page.getByRole("link", { name: "Go to dashboard" }).waitFor();
  await expect.poll(() => email(page).count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  const repairSessions = await breakTable(server, "sessions");
  await button(page, "Sign Out").press("Enter");
  await expectErrorAndToast(page, "Failed to logout. Please try again.");
  await expectFocus(button(page, "Sign Out"));
  await repairSessions();
  await page.keyboard.press("Enter");
  await email(page).waitFor();
  await expectFocus(heading(page, "Access your assessments", 1));
  await expect.poll(() => notice(page).count()).toBe(0);
});

test("a session that ends because its link was opened elsewhere says why", async () => {
  const { server, templateId, page } = await visit("/");
  await server.visitor().post("/user/magic-link", { email: PAT, redirectTo: "access" });
  const path = await mailedPath(server);
  const token = new URL(path, server.url).searchParams.get("token");
  await page.request.post("/api/user/auth", { data: { token } });
  const started = await page.request.post("/api/user/assessments", { data: { assessmentId: templateId } });
  const chat = `/assessment/${(await started.json()).id}/chat`;
  await page.goto(chat);
  await log(page).getByText("What do you sell?").waitFor();

  await composer(page).fill("Hand-made shoes");
  await server.visitor().post("/user/auth", { token });
  await page.waitForURL("**/access");
  await notice(page).waitFor();
  await page.getByText("This happens when your secure link is opened in another browser").waitFor();
  await page
    .getByRole("alert")
    .filter({ hasText: `Authentication Required${LOG_IN}` })
    .waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.reload();
  await notice(page).waitFor();

  await email(page).fill(PAT);
  await email(page).press("Enter");
  await sentHeading(page).waitFor();
  await expect.poll(() => notice(page).count()).toBe(0);
  await page.goto(await mailedPath(server, 2));
  await page.waitForURL(`**${chat}`);
  await log(page).getByText("What do you sell?").waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("Hand-made shoes");
});
