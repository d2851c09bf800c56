import { expect, onTestFinished, test } from "vitest";
import { startEitherServer } from "#tests/fakes/either-server";
import { TEST_SEED, testedModel } from "#tests/fakes/tested-model";
import { problemsOf } from "#tests/helpers/accessibility";
import { adminWindow, breakTable, FAILED_CALL, holdCalls, pageServer } from "#tests/helpers/page-server";

test("an admin tests the model, cancels, tests again, and reads the result", async () => {
  const model = await startEitherServer("openai-compatible", {
    mode: "stall",
    reply: testedModel({ storesAll: true }),
  });
  onTestFinished(() => model.close());
  const settings = {
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: "local-model",
  };
  const server = await pageServer({ newSeed: () => TEST_SEED }, settings);
  const page = await adminWindow(server, { expected: FAILED_CALL });
  await page.goto("/admin/dashboard");
  await page.getByText("Your AI model hasn't been tested yet.", { exact: false }).waitFor();
  const repair = await breakTable(server, "model_tests");
  await page.getByRole("link", { name: "Test this model" }).click();
  await page.getByRole("heading", { name: "AI model", level: 1 }).waitFor();
  await page.getByText("Couldn't load the AI model.").waitFor();
  await repair();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect
    .poll(() => page.getByText("Not tested yet. The built-in assistant handles this.").count())
    .toBe(2);
  const how = `Model at ${model.url}/v1 (OpenAI-compatible API). It handles the tasks it passed the test for.`;
  await page.getByText(how).waitFor();
  const reading = page.getByRole("region", { name: "Reading replies" });
  const facts = () => reading.locator("dl > div").allInnerTexts();
  const name = expect.stringMatching(/^Model\n./);
  await expect.poll(facts).toEqual(["Handled by\nBuilt-in assistant", name]);
  await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await expect.poll(() => page.getByText("Loading AI model...").count()).toBe(0);

  const answer = await holdCalls(page, "admin.modelTest.start");
  await page.getByRole("button", { name: "Test this model" }).click();
  await page.getByRole("button", { name: "Starting..." }).waitFor();
  answer();
  await page.getByText(/^Reading replies: 0 of [1-9]\d+$/).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const stop = page.getByRole("button", { name: "Stop test" });
  await stop.press("Enter");
  await page.getByText("The test was stopped.").waitFor();
  const start = page.getByRole("button", { name: "Test this model" });
  await expect.poll(() => start.evaluate((button) => button === document.activeElement)).toBe(true);

  model.setMode("ok");
  await start.press("Enter");
  const writing = page.getByRole("region", { name: "Writing recommendations" });
  await writing.getByText("The model passed this test.").waitFor({ timeout: 60_000 });
  await reading
    .getByText(/because 7 were stored incorrectly.* The built-in assistant handles this/)
    .waitFor();
  await expect
    .poll(async () => (await facts()).slice(0, 2))
    .toEqual(["Handled by\nBuilt-in assistant", name]);
  expect((await facts()).at(-1)).toMatch(/^Tested\n\w+ \d+, \d{4} at /);
  await reading.getByText(/^0 of \d+ injection attempts$/).waitFor();
  await expect.poll(() => page.getByText("The test was stopped.").count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  await page.goto("/admin/dashboard");
  await page.getByText("handles the tasks it passed", { exact: false }).waitFor();
});
