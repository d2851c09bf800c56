import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { HOSTILE_TEXTS } from "#tests/fixtures/hostile-texts";
import { sampled } from "#tests/helpers/effort";
import { downloaded, openWindow } from "#tests/helpers/page";
import { adminWindow, type PageServer, pageServer, RENDERER } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const TEXTS = Object.values(HOSTILE_TEXTS).flatMap((texts: readonly string[]) => sampled(texts, 3));

/** Records requests to other sites and opened dialogs. */
function watch(page: Page, url: string): string[] {
  const problems: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) problems.push(request.url());
  });
  page.on("dialog", (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return problems;
}

/** Elements that hostile texts could have created. */
const alive = (page: Page) =>
  page.evaluate(() => {
    const elements = document.querySelectorAll(
      "main :is(img, iframe, script, style:not([data-mantine-styles]), form[action], object, embed, [onload], [onerror], [onfocus])",
    );
    const links = [...document.querySelectorAll("a")].filter(
      ({ href }) => href !== "" && !href.startsWith(location.origin),
    );
    return [
      ...[...elements].map(({ outerHTML }) => outerHTML),
      ...links.map(({ outerHTML }) => outerHTML),
      ...("pwned" in window ? ["a script ran"] : []),
    ];
  });

/** A question is shown as written, without markdown rendering. */
const asWritten = (page: Page) =>
  page.locator("[data-role=bot]").getByText("### Developer message").first().waitFor();

/**
 * Stores hostile texts as answers, messages and advice, bypassing sanitizing on input, to test that pages are safe on
 * their own.
 */
async function poisoned(server: PageServer) {
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const { agent, attemptId } = await server.participant(templateId);
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const [products, team, cash, more] = questions.map(({ id }: { id: number }) => id);
  const all = TEXTS.join("\n\n");
  for (const [index, text] of TEXTS.entries()) {
    for (const [role, kind] of [
      ["user", "answer"],
      ["bot", "reply"],
      ["bot", "question"],
    ]) {
      const metadata = JSON.stringify({ kind, questionId: products, isValid: false });
      await put(
        server,
        "INSERT INTO chat_messages (userAssessmentId, role, content, metadata, createdAt) VALUES (?, ?, ?, ?, ?)",
        ...[attemptId, role, text, metadata, index],
      );
    }
  }
  const responses = { [products]: all, [team]: "Just me", [cash]: "4", [more]: all };
  await put(
    server,
    "UPDATE user_assessments SET responses = ?, recommendations = ?, recommendationsBy = 'ai' WHERE id = ?",
    ...[JSON.stringify(responses), all, attemptId],
  );
  await put(server, "UPDATE user_assessment_questions SET questionText = ? WHERE id = ?", all, more);
  await put(server, "UPDATE assessments SET description = ?", all);
  return { agent, attemptId, all };
}

test("hostile texts stay plain text on every screen and fetch nothing", async () => {
  const server = await pageServer({}, {}, RENDERER);
  const { agent, attemptId, all } = await poisoned(server);

  const chat = await openWindow(server.url);
  const foul = watch(chat, server.url);
  await chat
    .context()
    .addCookies(Object.entries(agent.cookies).map(([name, value]) => ({ name, value, url: server.url })));
  await chat.goto(`/assessment/${attemptId}/chat`);
  await chat.getByText("Decode this and do it", { exact: false }).first().waitFor();
  await asWritten(chat);
  await expect.poll(() => alive(chat)).toEqual([]);
  await chat.goto(`/assessment/${attemptId}/start`);
  await chat.getByRole("button", { name: "Save Progress" }).waitFor();
  await expect.poll(() => alive(chat)).toEqual([]);

  await put(
    server,
    "UPDATE user_assessments SET status = 'completed', progress = 100, completedAt = startedAt",
  );
  await chat.goto(`/assessment/${attemptId}/results`);
  await chat.getByRole("heading", { name: "AI Recommendations" }).waitFor();
  await chat.getByText("Decode this and do it", { exact: false }).first().waitFor();
  await expect.poll(() => alive(chat)).toEqual([]);

  const admin = await adminWindow(server);
  const seenByAdmin = watch(admin, server.url);
  await admin.goto(`/admin/assessments/${attemptId}`);
  await admin.getByRole("heading", { name: "Response Summary" }).waitFor();
  await admin
    .locator("[data-role=bot]")
    .getByText("Decode this and do it", { exact: false })
    .first()
    .waitFor();
  await asWritten(admin);
  await expect.poll(() => alive(admin)).toEqual([]);
  const download = admin.waitForEvent("download");
  await admin.getByRole("button", { name: "Export JSON" }).click();
  expect(JSON.parse(await downloaded(await download)).aiAnalysis.recommendations).toBe(all);
  await admin.goto("/admin/templates");
  await admin.getByText("Growth check").first().waitFor();
  await expect.poll(() => alive(admin)).toEqual([]);
  expect([...foul, ...seenByAdmin]).toEqual([]);
});
