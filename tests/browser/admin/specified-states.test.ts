import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FakeMailer } from "#tests/fakes/mailer";
import { answeredAttempts } from "#tests/helpers/answered-attempts";
import { openEditor } from "#tests/helpers/editor-page";
import { openWindow } from "#tests/helpers/page";
import { adminWindow, pageServer } from "#tests/helpers/page-server";
import { scoredTemplate } from "#tests/helpers/scored";
import { ADMIN, exampleTemplate } from "#tests/helpers/server";
import { value } from "#tests/helpers/stored";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const headings = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
const noMail = () => {
  const mailer = new FakeMailer();
  mailer.delivers = false;
  return mailer;
};

test("the dashboard of a new instance shows its four cards first, then how to get started", async () => {
  const server = await pageServer();
  await exampleTemplate(await server.admin());
  const page = await adminWindow(server);
  await page.goto("/admin/dashboard");
  await heading(page, "Get started").waitFor();
  expect((await headings(page)).slice(0, 5)).toEqual([
    "Total Users",
    "Completed",
    "In Progress",
    "Not Started",
    "Get started",
  ]);
  const step = page.getByRole("listitem").filter({ hasText: "Share your link" });
  await step.getByRole("button", { name: "Copy link to Growth check" }).waitFor();
  await step.getByRole("link", { name: "Invite people" }).waitFor();
});

test("the details show conversation, answers and recommendations in this order, scores above", async () => {
  const server = await pageServer();
  const { completed, open } = await answeredAttempts(server);
  const page = await adminWindow(server, { expected: /status of 409/ });
  await page.goto(`/admin/assessments/${open}`);
  await heading(page, "Response Summary").waitFor();
  await page.getByText("No conversation data available").waitFor();
  await page.goto(`/admin/assessments/${completed}`);
  await page.getByRole("button", { name: "Generate AI Recommendations" }).waitFor();
  const right = async () =>
    (await headings(page)).filter((name) => /Conversation|Summary|Recommendations/.test(name));
  await expect.poll(right).toEqual(["Assessment Conversation", "Response Summary", "AI Recommendations"]);
  // Without cards and without a model there is nothing to generate from.
  await page.getByRole("button", { name: "Generate AI Recommendations" }).click();
  const advice = page.getByRole("region", { name: "AI Recommendations" });
  await advice.getByText(/no AI model is set up/).waitFor();
});

test("without email a reset is confirmed in the same words, with where the link is", async () => {
  const server = await pageServer({ mailer: noMail() });
  const page = await openWindow(server.url);
  await page.goto("/admin?reset=ask");
  const dialog = page.getByRole("dialog", { name: "Reset Password" });
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByRole("button", { name: "Send Reset Link" }).click();
  const toast = page.getByRole("status").filter({ hasText: "a reset email has been sent" });
  await toast.getByText("If an account exists, a reset email has been sent", { exact: true }).waitFor();
  await toast.getByText("Find the reset link in the server console.").waitFor();
});

test("the users table has five columns, and assessments stand under the name", async () => {
  const server = await pageServer();
  await answeredAttempts(server);
  const page = await adminWindow(server);
  await page.goto("/admin/users");
  const row = page.getByRole("row").filter({ hasText: "Jane Doe" });
  await row.waitFor();
  await expect
    .poll(() => page.getByRole("columnheader").allInnerTexts())
    .toEqual(["User", "Email", "Role", "Created", "Actions"]);
  await row.getByRole("cell").first().getByText("Growth check").waitFor();
});

test("the toast of an added question leaves the form that adds the next one free", async () => {
  const { page } = await openEditor();
  const form = page.getByRole("complementary", { name: "Add a question" });
  await form.getByRole("textbox", { name: "Question" }).fill("Which of these?");
  await form.getByText("Multiple choice").click();
  await form.getByLabel(/^Options/).fill("One\nTwo\nThree\nFour\nFive\nSix\nSeven");
  await form.getByRole("button", { name: "Add Question" }).click();
  const toast = page.locator("[data-toast]").filter({ hasText: "Question created successfully" });
  const box = await toast.boundingBox();
  const aside = await form.boundingBox();
  expect(box && aside && box.x + box.width <= aside.x).toBe(true);
});

test("one more condition begins over a question that has none yet", async () => {
  const { page } = await openEditor({
    prepare: async (admin, id) => {
      await admin.post(`/admin/assessments/${id}/questions`, { questionText: "Why?" });
    },
  });
  await page.getByRole("button", { name: "Edit question 5" }).click();
  const form = page.getByRole("form", { name: "Question 5" });
  await form.getByText("More settings").click();
  const add = form.getByRole("button", { name: "Add condition" });
  await add.click();
  const condition = (name: string) => form.getByRole("group", { name: `Condition ${name}`, exact: true });
  await condition("1").getByLabel("Question").selectOption({ label: "3. How healthy is your cash flow?" });
  await condition("1").getByLabel("Comparison").selectOption({ label: "is at most" });
  await add.click();
  const chosen = () => condition("2").getByLabel("Question").locator("option:checked").textContent();
  await expect.poll(chosen).toBe("4. Anything else?");
});

test("people who have completed it are invited again only when the admin says so", async () => {
  const mailer = new FakeMailer();
  const server = await pageServer({ mailer });
  await answeredAttempts(server);
  const page = await adminWindow(server);
  await page.goto("/admin/users?invite=true");
  const dialog = page.getByRole("dialog", { name: "Invite people" });
  await dialog.getByRole("textbox", { name: "People" }).fill("jane@example.com\nnew@example.com");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("Skipped (already completed)").waitFor();
  await dialog.getByRole("button", { name: "Send 1 invitation" }).waitFor();
  await dialog.getByLabel("Also invite 1 person who already completed this assessment").check();
  await dialog.getByText("Invite again (completed)").waitFor();
  await dialog.getByRole("button", { name: "Send 2 invitations" }).click();
  await dialog.waitFor({ state: "hidden" });
  await expect
    .poll(() => mailer.sent.map(({ to }) => to).toSorted())
    .toEqual(["jane@example.com", "new@example.com"]);
});

test("the visible labels of bands are in their accessible names", async () => {
  const server = await pageServer();
  const { id } = await scoredTemplate(await server.admin());
  const page = await adminWindow(server);
  await page.goto(`/admin/templates/${id}/scoring`);
  for (const label of ["From", "Name", "What it means"])
    await page.getByRole("textbox", { name: `${label}, band 1 of the overall score` }).waitFor();
});

test("without a model drafting promises no minutes", async () => {
  const server = await pageServer();
  const page = await adminWindow(server);
  let letDraft = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letDraft = resolve;
  });
  await page.route(/templateDrafts\.suggest/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/admin/templates");
  await page.getByRole("button", { name: "Draft a template" }).click();
  const dialog = page.getByRole("dialog", { name: "Draft a template" });
  await dialog.getByRole("textbox").fill("How well our sales team follows up on quotes");
  await dialog.getByRole("button", { name: "Create draft" }).click();
  await dialog.getByText("Drafting your template…", { exact: true }).waitFor();
  letDraft();
  await dialog.getByRole("button", { name: "Create template" }).waitFor();
});

test("Retry stays inside the table of the outbox", async () => {
  const mailer = new FakeMailer();
  mailer.refuseAll();
  const server = await pageServer({ mailer });
  const page = await adminWindow(server);
  await page.request.post("/api/admin/users", { data: { name: "Fay", email: "fay@example.com" } });
  const isRefused = () => value(server, "SELECT state FROM mail_outbox");
  await expect.poll(isRefused).toBe("failed");
  await page.goto("/admin/outbox");
  const row = page.getByRole("row").filter({ hasText: "fay@example.com" });
  await row.getByText("the fake refuses").waitFor();
  const retry = await row.getByRole("button", { name: /^Retry/ }).boundingBox();
  const table = await page.getByRole("table").boundingBox();
  expect(retry && table && table.x + table.width - retry.x - retry.width).toBeGreaterThanOrEqual(12);
});
