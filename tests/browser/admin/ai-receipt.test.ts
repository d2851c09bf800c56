import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { answeredAttempts } from "#tests/helpers/answered-attempts";
import { localModel, modelSettings } from "#tests/helpers/modelled";
import { adminWindow, breakTable, FAILED_CALL, pageServer } from "#tests/helpers/page-server";
import { approveModel } from "#tests/helpers/passed-model";
import { put } from "#tests/helpers/stored";

const receipt = (page: Page) => page.getByRole("region", { name: "AI usage" });
const today = (page: Page) => page.getByRole("region", { name: "AI model", exact: true });

test("shows an attempt's receipt and today's budget", async () => {
  const model = await localModel();
  const server = await pageServer({}, { ...modelSettings(model), AI_DAILY_TOKEN_BUDGET: "5000" });
  await approveModel(server, { baseUrl: model.url });
  const { completed, open } = await answeredAttempts(server);
  const page = await adminWindow(server);
  await page.goto(`/admin/assessments/${completed}`);
  await receipt(page).getByText("claude-haiku-5-5").waitFor();
  await put(server, "UPDATE ai_calls SET isUsed = 0");
  await page.getByRole("button", { name: "Generate AI Recommendations" }).click();
  await receipt(page).getByText("claude-haiku-5-5, claude-sonnet-5-5").waitFor();
  await expect
    .poll(() => receipt(page).locator("dl > div").allInnerTexts())
    .toEqual([
      "Models\nclaude-haiku-5-5, claude-sonnet-5-5",
      "Calls\n3, 1 failed",
      "Input tokens\n3,060, 88% from the provider's cache",
      expect.stringMatching(/^Output tokens\n\d+$/),
      "Data sent\nAssessment title and description, results analysis prompt, questions, analysis prompts, chat replies, answers, the model's own sentences",
    ]);
  await receipt(page)
    .getByText("The participant's name and all email addresses are hidden from the model.", { exact: true })
    .waitFor();
  expect(await problemsOf(page)).toEqual([]);

  await page.goto(`/admin/assessments/${open}`);
  await receipt(page).getByText("No AI model was used for this assessment.").waitFor();

  await page.goto("/admin/dashboard");
  const line = page.getByRole("region", { name: "Server", exact: true });
  await line
    .getByText(/An AI model reads open answers and writes the recommendations\. 6\d% of today's budget used$/)
    .waitFor();
  await expect.poll(() => today(page).count()).toBe(0);
  const warning = today(page).locator(".tabler-icon-alert-triangle");
  await put(server, "UPDATE ai_shares SET tokens = 1666");
  await page.getByRole("button", { name: /^Refresh/ }).click();
  const used = today(page).getByText(/^3,\d{3} of 5,000 tokens used today in 3 calls \(\d\d%\)$/);
  const [tokens = "", share] = (await used.innerText()).match(/^[\d,]+|\d+(?=%)/g) ?? [];
  expect(Number(share)).toBe(Math.round(Number(tokens.replace(",", "")) / 50));
  await expect.poll(() => today(page).getByRole("progressbar").getAttribute("aria-valuenow")).toBe(share);
  await today(page)
    .getByText(/^Participants with an unconfirmed email have used 1,666 of their shared 1,666 tokens\./)
    .waitFor();
  await expect.poll(() => warning.count()).toBe(0);

  await put(server, "UPDATE ai_shares SET tokens = 1700");
  await put(server, "UPDATE ai_usage SET inputTokens = 6000");
  await page.getByRole("button", { name: /^Refresh/ }).click();
  await today(page).getByText("Today's AI budget is used up.", { exact: false }).waitFor();
  await warning.waitFor();
  await today(page).getByText("(100%)", { exact: false }).waitFor();
  await today(page).getByText("The built-in assistant takes over for them", { exact: false }).waitFor();
});

test("both pages say that there is no model, and a failed load affects only its part", async () => {
  const server = await pageServer();
  const { completed } = await answeredAttempts(server);
  const page = await adminWindow(server, { expected: FAILED_CALL });
  await page.goto(`/admin/assessments/${completed}`);
  await receipt(page).getByText("No AI model is connected.", { exact: false }).waitFor();
  await page.goto("/admin/dashboard");
  const line = page.getByRole("region", { name: "Server", exact: true });
  await line.getByText("No AI model is connected.", { exact: false }).waitFor();
  await expect.poll(() => today(page).count()).toBe(0);
  await page.goto("/admin/model");
  const note = page.getByRole("note");
  await note.getByText(/^No AI model is connected\./).waitFor();
  await expect
    .poll(() => note.locator("code").allInnerTexts())
    .toEqual(["ANTHROPIC_API_KEY", "AI_PROVIDER=openai-compatible", "AI_BASE_URL", "AI_MODEL"]);
  await expect.poll(() => page.getByRole("button", { name: "Test this model" }).count()).toBe(0);

  await breakTable(server, "ai_calls");
  await breakTable(server, "ai_usage");
  await page.goto(`/admin/assessments/${completed}`);
  await receipt(page)
    .getByText(/Couldn't load|went wrong/)
    .waitFor();
  await page.getByRole("heading", { name: "Response Summary" }).waitFor();
  await page.goto("/admin/dashboard");
  await page.getByRole("heading", { name: "Needs you" }).waitFor();
  await expect.poll(() => page.getByText("No AI model is connected.", { exact: false }).count()).toBe(0);
});
