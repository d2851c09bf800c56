import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PHONE, problemsOf } from "#tests/helpers/accessibility";
import { button, log } from "#tests/helpers/chat-page";
import {
  expectErrorAndToast,
  expectFocus,
  expectInvalid,
  heading,
  mailedPath,
} from "#tests/helpers/entry-page";
import { openWindow, resize, untilShown } from "#tests/helpers/page";
import { breakTable, holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { count, put } from "#tests/helpers/stored";

const PAT = "pat@example.com";
/** Console messages for calls that fail, are refused, or are offline. */
const EXPECTED = /status of (500|400|404|409)|ERR_INTERNET_DISCONNECTED/;
const UNAVAILABLE = "Assessment not found or unavailable.";

const email = (page: Page) => page.getByRole("textbox", { name: "Email Address" });
const name = (page: Page) => page.getByRole("textbox", { name: "Full Name" });
const create = (page: Page) => button(page, "Create Account & Start Assessment");

/** A template, one participant, and a visitor's window. */
async function visitor() {
  const server = await pageServer(
    {},
    { ORG_NAME: "Acme Advisers", PRIVACY_URL: "https://acme.example/privacy" },
  );
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  await server.participant(templateId, PAT);
  const page = await openWindow(server.url, undefined, EXPECTED);
  return { server, admin, templateId, path: `/direct-assessment/${templateId}`, page };
}

const attempts = (server: PageServer) => count(server, "user_assessments");

test("a known email gets a link by keyboard alone, and every failure keeps what was typed", async () => {
  const { server, path, page } = await visitor();
  const open = await holdCalls(page, "templates.get");
  await page.goto(path);
  await page.getByRole("status").filter({ hasText: "Loading assessment..." }).waitFor();
  open();
  await heading(page, "Growth check", 1).waitFor();
  await page.getByText("Where you stand", { exact: true }).waitFor();
  await page.getByText("4 questions").waitFor();
  await page.getByText("About 4 minutes").waitFor();
  await page.getByText("Instant results").waitFor();
  await page.getByText("Acme Advisers invites you").waitFor();
  const privacy = page.getByRole("link", { name: "Privacy policy" });
  await expect.poll(() => privacy.getAttribute("href")).toBe("https://acme.example/privacy");
  const links = page.getByRole("contentinfo").getByRole("link");
  await expect.poll(() => links.allTextContents()).toEqual(["Privacy"]);
  await expect.poll(() => page.title()).toBe("Growth check · Acme Advisers");

  const first = heading(page, "Enter your email to start", 2);
  expect(await first.evaluate((one) => one === document.activeElement)).toBe(false);
  await email(page).focus();
  await page.keyboard.press("Enter");
  await expectErrorAndToast(page, "Please enter your email address.");
  await expectInvalid(email(page), "Please enter your email address.", "");
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.type("  pat@");
  await page.keyboard.press("Enter");
  await expectErrorAndToast(page, "Please enter a valid email address");
  await page.keyboard.type("example.com");
  await expect.poll(() => email(page).getAttribute("aria-invalid")).not.toBe("true");

  const repairUsers = await breakTable(server, "users");
  const check = await holdCalls(page, "direct.checkEmail");
  await page.keyboard.press("Enter");
  const pending = button(page, "Checking...");
  await pending.waitFor();
  await expect.poll(() => pending.getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("Enter");
  check();
  await expectErrorAndToast(page, "Failed to check email. Please try again.");
  expect((await email(page).inputValue()).trim()).toBe(PAT);
  await repairUsers();
  const repairLinks = await breakTable(server, "sign_in_links");
  const checkAgain = await holdCalls(page, "direct.checkEmail");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("main").getByText("Failed to check email").count()).toBe(0);
  checkAgain();
  await expectErrorAndToast(page, "Failed to send magic link. Please try again.");
  expect((await email(page).inputValue()).trim()).toBe(PAT);
  await repairLinks();

  await page.clock.install();
  await page.keyboard.press("Enter");
  await expectFocus(heading(page, "Check Your Email", 2));
  await page.getByText(`We've sent a secure link to ${PAT}. Click it to start`).waitFor();
  await page.clock.fastForward(31_000);
  expect(await problemsOf(page)).toEqual([]);
  const repairAgain = await breakTable(server, "sign_in_links");
  await button(page, "Resend email").press("Enter");
  await expectErrorAndToast(page, "Failed to send magic link. Please try again.");
  await expectFocus(button(page, "Resend email"));
  await repairAgain();

  await button(page, "Use Different Email").press("Enter");
  await expectFocus(heading(page, "Enter your email to start", 2));
  expect((await email(page).inputValue()).trim()).toBe(PAT);
  await button(page, "Continue").press("Enter");
  await heading(page, "Check Your Email").waitFor();
  await page.goBack();
  await expectFocus(heading(page, "Enter your email to start", 2));
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await mailedPath(server, 2)).toMatch(/^\/user-dashboard\?token=.+&templateId=\d+$/);
});

test("an unknown email registers by keyboard alone, and Back leads out of the chat", async () => {
  const { server, path, page } = await visitor();
  await page.goto("/");
  await heading(page, "Understand your business").waitFor();
  await page.goto(path);
  await email(page).fill("sam@example.com");
  await page.keyboard.press("Enter");
  await expectFocus(heading(page, "Create your account", 2));
  await expect.poll(() => email(page).inputValue()).toBe("sam@example.com");
  await page.keyboard.press("Tab");
  await expectFocus(name(page));
  await page.keyboard.press("Enter");
  await expectErrorAndToast(page, "Please fill in all fields.");
  await expectInvalid(name(page), "Please fill in all fields.", "");
  await email(page).fill("");
  await page.keyboard.press("Enter");
  await expectFocus(name(page));
  await expect.poll(() => email(page).getAttribute("aria-invalid")).toBe("true");
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.type("Sam Roe");
  await page.keyboard.press("Enter");
  await expectInvalid(email(page), "Please fill in all fields.", "");
  await page.keyboard.type("sam@");
  await page.keyboard.press("Enter");
  await expectErrorAndToast(page, "Please enter a valid email address");
  await expectInvalid(email(page), "Please enter a valid email address", "sam@");
  await page.keyboard.type("example.com");

  const repair = await breakTable(server, "users");
  const release = await holdCalls(page, "direct.register");
  await page.keyboard.press("Enter");
  await button(page, "Creating Account...").waitFor();
  await page.keyboard.press("Enter");
  release();
  await expectErrorAndToast(page, "Failed to create account. Please try again.");
  expect([await name(page).inputValue(), await email(page).inputValue()]).toEqual([
    "Sam Roe",
    "sam@example.com",
  ]);
  await repair();

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await create(page).press("Enter");
  const starting = heading(page, "Starting Your Assessment", 2);
  await untilShown(page, starting);
  await expectFocus(starting);
  await page.getByText("Setting up your personalized assessment experience...", { exact: true }).waitFor();
  await page
    .locator("[data-toast]")
    .and(page.getByRole("status"))
    .filter({ hasText: "Welcome!Your account has been created. Starting your assessment..." })
    .waitFor();
  await page.clock.resume();
  await page.waitForURL("**/chat");
  await log(page).getByText("What do you sell?").waitFor();
  await page.goBack();
  await heading(page, "Understand your business").waitFor();
  expect(await attempts(server)).toBe(2);
});

test("two presses lead to the first question, and a known email is offered a link", async () => {
  const { server, path, page } = await visitor();
  await page.goto(path);
  await email(page).fill("sam@example.com");
  await page.keyboard.press("Enter");
  await name(page).fill("Pat Doe");
  await email(page).fill(PAT);
  await page.keyboard.press("Enter");
  const accountExists = "An account with this email already exists. Please use your sign-in link.";
  await expectErrorAndToast(page, accountExists);
  // Nothing is known about a new email yet.
  await email(page).fill("sam@example.com");
  await expect.poll(() => page.locator("main").getByText(accountExists).count()).toBe(0);
  await expect.poll(() => button(page, "Email me a secure link").count()).toBe(0);
  await email(page).fill(PAT);
  await page.keyboard.press("Enter");
  const repair = await breakTable(server, "sign_in_links");
  await button(page, "Email me a secure link").press("Enter");
  await expectErrorAndToast(page, "Failed to send magic link. Please try again.");
  await repair();
  await button(page, "Email me a secure link").press("Enter");
  await expectFocus(heading(page, "Check Your Email", 2));
  await page.getByText(`We've sent a secure link to ${PAT}.`).waitFor();
  await mailedPath(server);

  await button(page, "Use Different Email").press("Enter");
  await email(page).fill("sam@example.com");
  await button(page, "Continue").click();
  await name(page).fill("Sam Roe");
  await button(page, "Use a form instead").click();
  await page.waitForURL("**/start");
  await page.getByText("Question 1 of 4").waitFor();
  await heading(page, "What do you sell?").waitFor();
});

test("going back while registering still starts the assessment, and a failed start can be tried again", async () => {
  const { server, path, page } = await visitor();
  await page.goto(path);
  await email(page).fill("sam@example.com");
  await page.keyboard.press("Enter");
  await name(page).fill("Sam Roe");
  const release = await holdCalls(page, "direct.register");
  await create(page).click();
  await page.goBack();
  await heading(page, "Enter your email to start").waitFor();
  release();
  await page.waitForURL("**/chat");

  await put(server, "UPDATE user_assessments SET status = 'completed'");
  const repair = await breakTable(server, "assessment_versions");
  const start = await holdCalls(page, "user.attempts.start");
  await page.goto(path);
  await heading(page, "Continue as Sam Roe?", 2).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await button(page, "Continue").click();
  await heading(page, "Starting Your Assessment", 2).waitFor();
  start();
  await expectErrorAndToast(page, "Failed to create assessment. Please try again.");
  await expect.poll(() => email(page).count()).toBe(0);
  await repair();
  await button(page, "Try again").click();
  await page.waitForURL(/assessment\/3\/chat/);
  expect(await attempts(server)).toBe(3);

  // Later the link opens the same attempt, and Back leads to the previous page.
  server.clock.advance(60_000);
  await page.goto("/");
  await heading(page, "Understand your business").waitFor();
  await page.goto(path);
  await button(page, "Continue").click();
  await page.waitForURL(/assessment\/3\/chat/);
  await page.goBack();
  await heading(page, "Understand your business").waitFor();
  expect(await attempts(server)).toBe(3);
});

test("a missing, failed or inactive template is explained, with a way on", async () => {
  const { server, admin, templateId, path, page } = await visitor();
  const { body: empty } = await admin.post("/admin/assessment-templates", { title: "Nothing yet" });
  for (const path of [
    "/direct-assessment/99",
    "/direct-assessment/nonsense",
    `/direct-assessment/${empty.id}`,
  ]) {
    await page.goto(path);
    await heading(page, UNAVAILABLE, 2).waitFor();
    await expect.poll(() => button(page, "Try again").count()).toBe(0);
  }
  const repair = await breakTable(server, "assessment_questions");
  await page.goto(path);
  await button(page, "Try again").waitFor();
  await heading(page, UNAVAILABLE, 2).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await repair();
  await button(page, "Try again").press("Enter");
  await email(page).waitFor();
  await page.goto("/direct-assessment/99");
  await page.getByRole("link", { name: "Return Home" }).press("Enter");
  await expectFocus(heading(page, "Understand your business in 15 minutes", 1));

  // An inactive template redirects to the home page, where the reason stays.
  await admin.put(`/admin/assessment-templates/${templateId}`, { isActive: false });
  await page.goto(path);
  await page.waitForURL((url) => url.pathname === "/");
  await expectErrorAndToast(page, "This assessment is no longer available.", "Assessment Unavailable");
  await page.getByText("Please ask the person who sent you the link for a new one.").waitFor();
  await page.getByRole("link", { name: "Access Portal" }).click();
  await page.goto("/");
  await heading(page, "Understand your business").waitFor();
  await expect.poll(() => page.getByText("no longer available").count()).toBe(0);
});

test("on a phone a toast doesn't cover the offline notice", async () => {
  const { path, page } = await visitor();
  await resize(page, PHONE);
  await page.goto(path);
  await button(page, "Continue").click();
  await expectErrorAndToast(page, "Please enter your email address.");
  await expectFocus(email(page));
  await email(page).fill(PAT);
  await page.context().setOffline(true);
  const banner = page.getByText("You're offline. Try again when you're back online.");
  await banner.waitFor();
  await button(page, "Continue").click();
  await expectErrorAndToast(page, "Failed to check email. Please try again.");
  const notice = (await banner.boundingBox())!;
  const top = async () => (await page.locator("[data-toast]").first().boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(notice.y + notice.height);
  await page.context().setOffline(false);
  await banner.waitFor({ state: "detached" });
});
