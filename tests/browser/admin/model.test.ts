import { expect, onTestFinished, test } from "vitest";
import { startEitherServer } from "#tests/fakes/either-server";
import { testedModel } from "#tests/fakes/tested-model";
import { problemsOf } from "#tests/helpers/accessibility";
import { adminWindow, breakTable, FAILED_CALL, holdCalls, pageServer } from "#tests/helpers/page-server";

test("an admin tests the model, stops, tests again, and reads what it may do", async () => {
  const model = await startEitherServer("openai-compatible", {
    mode: "stall",
    reply: testedModel({ invents: true }),
  });
  onTestFinished(() => model.close());
  const settings = {
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: "local-model",
  };
  const server = await pageServer({}, settings);
  const page = await adminWindow(server, { expected: FAILED_CALL });
  await page.goto("/admin/dashboard");
  await page.getByText("The AI model has not passed its test yet.", { exact: false }).waitFor();
  const mend = breakTable(server, "model_tests");
  await page.getByRole("link", { name: "Test this model" }).click();
  await page.getByRole("heading", { name: "AI model", level: 1 }).waitFor();
  await page.getByText("The model could not be looked up.").waitFor();
  mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect
    .poll(() => page.getByText("Not tested yet, so the built-in assistant does this.").count())
    .toBe(2);
  const how = `A model at ${model.url}/v1, asked the OpenAI-compatible way. It does what it has passed its test in;`;
  await page.getByText(how).waitFor();
  const reading = page.getByRole("region", { name: "Reading replies" });
  const facts = () => reading.locator("dl > div").allInnerTexts();
  const name = expect.stringMatching(/^Model\n./);
  await expect.poll(facts).toEqual(["Done by\nBuilt-in assistant", name]);
  await expect.poll(() => page.getByRole("progressbar").count()).toBe(0);
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  await expect.poll(() => page.getByText("Loading the model...").count()).toBe(0);

  const answer = await holdCalls(page, "admin.modelTest.start");
  await page.getByRole("button", { name: "Test this model" }).click();
  await page.getByRole("button", { name: "Starting..." }).waitFor();
  answer();
  await page.getByText(/^Reading replies: 0 of [1-9]\d+$/).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const stop = page.getByRole("button", { name: "Stop the test" });
  await stop.press("Enter");
  await page.getByText("The test was stopped.").waitFor();
  const start = page.getByRole("button", { name: "Test this model" });
  await expect.poll(() => start.evaluate((button) => button === document.activeElement)).toBe(true);

  model.setMode("ok");
  await start.press("Enter");
  const writing = page.getByRole("region", { name: "Writing recommendations" });
  await reading.getByText("The model passed its test.").waitFor({ timeout: 60_000 });
  await expect.poll(async () => (await facts()).slice(0, 2)).toEqual(["Done by\nAI model", name]);
  expect((await facts()).at(-1)).toMatch(/^Tested\n\w+ \d+, \d{4} at /);
  await reading.getByText(/^0 of 12 injections$/).waitFor();
  await writing
    .getByText(/^\d+ of this model's \d+ quotes do not stand .* So the built-in assistant does this\.$/)
    .waitFor();
  await expect.poll(() => page.getByText("The test was stopped.").count()).toBe(0);
  expect(await problemsOf(page)).toEqual([]);
  await page.goto("/admin/dashboard");
  await page.getByText("does what it has passed its test in", { exact: false }).waitFor();
});
