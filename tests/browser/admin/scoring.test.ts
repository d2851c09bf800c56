import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { controls, openEditor } from "#tests/helpers/editor-page";
import { resize } from "#tests/helpers/page";
import { breakTable, holdCalls } from "#tests/helpers/page-server";
import { SCORING, scoredTemplate } from "#tests/helpers/scored";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const toast = (page: Page, text: string) => page.locator("[data-toast]").getByText(text).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const options = (page: Page, name: string) => choice(page, name).locator("option").allInnerTexts();
const listed = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const listControls = (region: Locator) => controls(region.locator("input, textarea, button"));
const bandsOf = (owner: string, count: number) =>
  Array.from({ length: count }, (_, at) => [
    `From, band ${at + 1} of ${owner}${at === 0 ? " (off)" : ""}`,
    `Name, band ${at + 1} of ${owner}`,
    `What it means, band ${at + 1} of ${owner}`,
    `Remove band ${at + 1} of ${owner}${at === 0 ? " (off)" : ""}`,
  ]).flat();
const preview = (page: Page, name: string) =>
  page.getByRole("region", { name: name, exact: true }).getByRole("listitem").allInnerTexts();
const lines = async (texts: Promise<string[]>) => (await texts).map((text) => text.split(/\n+/).join(" "));

async function expectAccessible(page: Page): Promise<void> {
  expect(await problemsOf(page)).toEqual([]);
  await resize(page, { width: 1440, height: 900 });
}

test("an admin adds areas, bands and points with a live preview of scores", async () => {
  const { page, server, admin, id } = await openEditor({ expected: /status of (400|409|500)/ });
  const stored = async () => {
    const { body } = await admin.get(`/admin/assessments/${id}/questions`);
    return body.map((one: Record<string, unknown>) => [
      one.dimension,
      one.weight,
      one.points,
      one.highIs,
      one.skipCounts,
    ]);
  };
  const releaseScoring = await holdCalls(page, "admin.scoring.get");
  await page.getByRole("navigation", { name: "Template" }).getByRole("link", { name: "Scoring" }).click();
  await page.getByRole("status", { name: "Loading scoring..." }).waitFor();
  releaseScoring();
  await page.waitForURL("**/scoring");
  await expect.poll(() => page.title()).toMatch(/^Scoring: Growth check/);
  const dimensions = listed(page, "Areas");
  await expect.poll(() => dimensions.count()).toBe(0);
  const switchOffNote = page.getByText("After you save, answers will no longer be scored.");
  await expect.poll(() => switchOffNote.count()).toBe(0);
  const isOn = page.getByRole("switch", { name: "Score answers" });
  await isOn.press("Space");
  await expect
    .poll(() => listControls(dimensions.locator("li > div")))
    .toEqual([
      "Area 1 *",
      "Weight of First area",
      "Move area 1 up (off)",
      "Move area 1 down (off)",
      "Remove First area (off)",
    ]);
  await expect
    .poll(() => listControls(listed(page, "Bands")))
    .toEqual([...bandsOf("the overall score", 3), "Add band"]);
  await expect
    .poll(() => options(page, "Minimum answered"))
    .toEqual(["0%", "25%", "50%", "60%", "75%", "90%", "100%"]);
  await page.getByText("Save scoring to use the new areas here.").waitFor();

  // A mistake is reported at its field, and nothing is sent.
  await field(page, "Area 1").fill("Cash & Flow");
  await button(page, "Add area").click();
  await expect.poll(() => field(page, "Area 2").evaluate((one) => one === document.activeElement)).toBe(true);
  await field(page, "Weight of Area 2").waitFor();
  await page.keyboard.type("Cash, flow");
  await dimensions.getByText("ID used in exports and the API: cash-flow-2.").waitFor({ state: "attached" });
  await field(page, "Area 2").fill("Team");
  await field(page, "Weight of Team").fill("3,5");
  await field(page, "From, band 2 of the overall score").fill("80");
  const slip = page.getByText("Each band must start above the previous one");
  await expect.poll(() => slip.count()).toBe(0);
  await button(page, "Save scoring").click();
  await slip.waitFor();
  await expect.poll(() => focused(page)).toBe("From, band 3 of the overall score");
  for (const name of ["", "Getting started"])
    await field(page, "Name, band 1 of the overall score").fill(name);
  await slip.waitFor();
  await expect.poll(() => focused(page)).toBe("Name, band 1 of the overall score");
  await expectAccessible(page);
  await field(page, "From, band 2 of the overall score").fill("60");

  // Leaving asks first.
  await page.getByRole("link", { name: "Questions", exact: true }).click();
  const ask = page.getByRole("dialog", { name: "Discard changes?" });
  await ask.getByText("You have unsaved changes").waitFor();
  await ask.getByRole("button", { name: "Cancel" }).click();
  const failure = page.getByRole("main").getByText("Failed to save scoring");
  await expect.poll(() => failure.count()).toBe(0);
  const repair = await breakTable(server, "assessments");
  await button(page, "Save scoring").click();
  await failure.waitFor();
  await repair();
  await button(page, "Save scoring").click();
  await toast(page, "Scoring saved successfully");
  await expect.poll(() => switchOffNote.count()).toBe(0);
  await expect.poll(() => button(page, "Save scoring").count()).toBe(0);
  await expect.poll(() => page.getByText("Save scoring to use the new areas").count()).toBe(0);
  await page.getByText("How three sample participants would score.").waitFor();
  await expect
    .poll(() => page.getByRole("rowheader").allInnerTexts())
    .toEqual(["2. How big is your team?", "3. How healthy is your cash flow?"]);
  await expect.poll(() => options(page, "Area for question 2")).toEqual(["No area", "Cash & Flow", "Team"]);

  // Each field of the table is saved when it loses the focus.
  const releaseSave = await holdCalls(page, "admin.questions.update");
  await choice(page, "Area for question 2").selectOption({ label: "Team" });
  await expect.poll(() => choice(page, "Area for question 2").inputValue()).toBe("team");
  releaseSave();
  await choice(page, "Area for question 3").selectOption({ label: "Cash & Flow" });
  await choice(page, "What a high rating means in question 3").selectOption({
    label: "Lower is better",
  });
  await expect.poll(() => choice(page, "What a high rating means in question 3").inputValue()).toBe("bad");
  await field(page, "Weight of question 2").press("ArrowDown");
  await expect.poll(() => focused(page)).toBe("Weight of question 3");
  await page.keyboard.type("2,5");
  await field(page, "Points for Just me, question 2").fill("0");
  await page.keyboard.press("Enter");
  await page.keyboard.type("5");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toBe("Points for More, question 2");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => focused(page)).toBe("Points for 2 to 10, question 2");
  await page.getByRole("checkbox", { name: "Score skipped answers as 0 for question 3" }).press("Space");
  await choice(page, "Visible to").focus();
  await page.getByText("Add points for every option, or clear them all").waitFor();
  await expect
    .poll(() => field(page, "Points for Just me, question 2").getAttribute("aria-invalid"))
    .toBe("true");
  const described = () =>
    field(page, "Points for Just me, question 2").evaluate(
      (input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
    );
  await expect.poll(described).toContain("Add points for every option");
  const refusal = page.getByRole("rowheader").getByRole("alert");
  await expect.poll(() => refusal.count()).toBe(0);
  await page.getByRole("link", { name: "Questions", exact: true }).click();
  await ask.getByText("You have unsaved changes to a question's scoring.").waitFor();
  await ask.getByRole("button", { name: "Cancel" }).click();
  await expectAccessible(page);

  // An option that another admin adds doesn't discard what was typed.
  await admin.put(`/admin/questions/${(await questionIds())[1]}`, {
    options: ["Nobody", "Just me", "2 to 10", "More"],
  });
  await field(page, "Points for More, question 2").fill("10");
  await page.keyboard.press("Enter");
  await refusal.waitFor();
  await field(page, "Points for Nobody, question 2").fill("-10");
  await expect.poll(() => field(page, "Points for 2 to 10, question 2").inputValue()).toBe("5");
  await choice(page, "Visible to").focus();
  await expect.poll(stored).toEqual([
    [null, 1, null, null, "nothing"],
    ["team", 1, [-10, 0, 5, 10], null, "nothing"],
    ["cash-flow", 2.5, null, "bad", "zero"],
    [null, 1, null, null, "nothing"],
  ]);
  await expect
    .poll(() => page.locator("dl > div").allTextContents())
    .toEqual(["Cash & Flow3", "Team2", "Questions without an areaNone"]);
  await expect.poll(() => refusal.count()).toBe(0);
  await expect.poll(() => field(page, "Weight of question 3").inputValue()).toBe("2.5");
  await field(page, "Weight of question 2").fill("1,0");
  await page.getByRole("link", { name: /^Question 3: / }).press("Enter");
  await expect.poll(() => focused(page)).toBe("Area for question 3");
  expect(new URL(page.url()).hash).toBe("");
  await expect.poll(() => field(page, "Weight of question 2").inputValue()).toBe("1");
  await expect
    .poll(() => lines(preview(page, "Highest-scoring answers")))
    .toEqual(["Overall 100 Strong", "Cash & Flow 100 Strong", "Team 100 Strong"]);
  await expect
    .poll(() => lines(preview(page, "Mid-range answers")))
    .toEqual(["Overall 50 Getting started", "Cash & Flow 50 Getting started", "Team 50 Getting started"]);
  const bars = page.getByRole("region", { name: "Mid-range answers" }).locator("[aria-hidden] > span");
  await expect
    .poll(() => bars.evaluateAll((all) => all.map((bar) => (bar as HTMLElement).style.width)))
    .toEqual(["50%", "50%", "50%"]);
  await choice(page, "Scale").selectOption("5");
  await page.getByText("Showing the last valid version").waitFor();
  await expect
    .poll(() => field(page, "From, band 2 of the overall score").getAttribute("aria-invalid"))
    .not.toBe("true");
  await expect.poll(() => choice(page, "Minimum number of participants").count()).toBe(0);
  await page.getByRole("switch", { name: "Compare with others" }).press("Space");
  await expect
    .poll(() => options(page, "Minimum number of participants"))
    .toEqual(["5", "10", "15", "20", "30", "50"]);
  await button(page, "Remove band 3 of the overall score").press("Enter");
  await expect.poll(() => focused(page)).toBe("Name, band 2 of the overall score");
  await button(page, "Add band").press("Enter");
  await expect.poll(() => field(page, "Name, band 3 of the overall score").inputValue()).toBe("");
  await button(page, "Move area 2 up").press("Enter");
  await page.locator("[data-announcer]").getByText("Moved to position 1 of 2").waitFor({ state: "attached" });
  await expect.poll(() => field(page, "Area 1").inputValue()).toBe("Team");
  await dimensions.locator("summary").first().press("Enter");
  await page.getByText("ID used in exports and the API: team.").waitFor();
  await page.getByRole("switch", { name: "Custom bands" }).first().press("Space");
  await expect.poll(() => listControls(dimensions.locator("details[open] ol"))).toEqual(bandsOf("Team", 3));
  await expect.poll(() => field(page, "Name, band 1 of Team").inputValue()).toBe("Getting started");
  await dimensions.locator("summary").first().press("Enter");
  await expect.poll(() => dimensions.locator("details[open]").count()).toBe(0);
  await button(page, "Save scoring").click();
  await expect.poll(() => dimensions.locator("details[open]").count()).toBe(1);
  await isOn.press("Space");
  await switchOffNote.waitFor();
  await expect.poll(() => dimensions.count()).toBe(0);
  await button(page, "Discard").click();

  // An area in use can't be deleted; its questions are named, and nothing is lost.
  await button(page, "Remove Team").click();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
    .toBe("Cash & Flow");
  await expect
    .poll(() => options(page, "Area for question 2"))
    .toEqual(["No area", "Cash & Flow", "team (deleted)"]);
  await expect
    .poll(() => page.locator("dl > div").allTextContents())
    .toEqual(["Cash & Flow3", "Questions without an area2"]);
  await button(page, "Save scoring").click();
  await page
    .getByText(/^Question 2 .* counts toward “Team”/)
    .first()
    .waitFor();
  await button(page, "Discard").click();
  await expect.poll(() => field(page, "Area 2").inputValue()).toBe("Team");
  await expect
    .poll(() =>
      page
        .getByRole("main")
        .getByText(/counts toward “Team”/)
        .count(),
    )
    .toBe(0);
  await field(page, "From, band 2 of the overall score").fill("80");
  await expect.poll(() => field(page, "From, band 2 of the overall score").inputValue()).toBe("80");
  await expect.poll(() => slip.count()).toBe(0);
  await button(page, "Discard").click();

  // A question with several options can choose how they count.
  const combined = choice(page, "How to score multiple selected options in question 2");
  await expect.poll(() => combined.count()).toBe(0);
  await admin.put(`/admin/questions/${(await questionIds())[1]}`, { selection: "several" });
  await page.getByRole("checkbox", { name: "Score skipped answers as 0 for question 2" }).press("Space");
  await combined.selectOption("Add up the selected options");
  await expect
    .poll(async () => (await admin.get(`/admin/assessments/${id}/questions`)).body[1])
    .toMatchObject({ combine: "sum", skipCounts: "zero" });

  // Scoring can be turned off and on again, and questions keep their areas.
  for (const count of [0, 1]) {
    await isOn.press("Space");
    await expect.poll(() => dimensions.count()).toBe(count);
    await button(page, "Save scoring").click();
    await expect.poll(() => button(page, "Discard").count()).toBe(0);
  }
  await expect.poll(() => choice(page, "Area for question 2").inputValue()).toBe("team");

  async function questionIds(): Promise<number[]> {
    const { body } = await admin.get(`/admin/assessments/${id}/questions`);
    return body.map((one: { id: number }) => one.id);
  }
});

test("leaving waits for a save in progress and asks only if it fails", async () => {
  const { page, server, admin } = await openEditor({ expected: /status of 500/ });
  const { id, helps } = await scoredTemplate(admin);
  const scoringPath = `/admin/templates/${id}/scoring`;
  await page.goto(scoringPath);
  const stored = async () =>
    (await admin.get(`/admin/assessments/${id}/questions`)).body.find(
      (one: { id: number }) => one.id === helps,
    );
  const points = field(page, "Points for A team, question 3");
  const ask = page.getByRole("dialog", { name: "Discard changes?" });
  const adviceTab = page.getByRole("navigation", { name: "Template" }).getByRole("link", { name: "Advice" });

  // After a failed save, field and preview show the stored value, even if it can't be reloaded.
  await choice(page, "Area for question 3").waitFor();
  const before = await lines(preview(page, "Highest-scoring answers"));
  const repair = await breakTable(server, "assessment_questions");
  await choice(page, "Area for question 3").selectOption({ label: "Money-Mark" });
  await page.getByRole("rowheader").getByRole("alert").waitFor();
  await expect.poll(() => choice(page, "Area for question 3").inputValue()).toBe("people");
  expect(await lines(preview(page, "Highest-scoring answers"))).toEqual(before);

  await points.fill("40");
  await adviceTab.click();
  await ask.getByText("You have unsaved changes to a question's scoring.").waitFor();
  await ask.getByRole("button", { name: "Cancel" }).click();
  await repair();

  const releaseSave = await holdCalls(page, "admin.questions.update");
  await points.fill("41");
  await adviceTab.click();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect.poll(() => ask.count()).toBe(0);
  // After a while the dialog asks, and the page still leaves once the save succeeds.
  await ask.getByText("You have unsaved changes to a question's scoring.").waitFor();
  releaseSave();
  await page.waitForURL("**/advice");
  await expect.poll(async () => (await stored()).points).toEqual([-7.25, 3.5, 41]);
});

test("another admin's save isn't overwritten without asking, and what was typed stays", async () => {
  const { page, admin } = await openEditor({ expected: /status of 409/ });
  const { id, helps } = await scoredTemplate(admin);
  await page.goto(`/admin/templates/${id}/scoring`);
  const bands = async () => (await admin.get(`/admin/assessment-templates/${id}/scoring`)).body.scoring.bands;
  const name = field(page, "Name, band 2 of the overall score");
  const text = field(page, "What it means, band 1 of the overall score");
  await name.fill("Strong");
  const [low, high] = SCORING.bands;
  const adminBands = [{ ...low, text: "Theirs" }, high];
  await admin.put(`/admin/assessment-templates/${id}/scoring`, {
    scoring: { ...SCORING, bands: adminBands },
  });

  await button(page, "Save scoring").click();
  const refusal = page.getByRole("main").getByText("Someone else changed the scoring.");
  await refusal.waitFor();
  expect(await bands()).toEqual(adminBands);
  await expect.poll(() => name.inputValue()).toBe("Strong");
  await button(page, "Discard").click();
  await expect.poll(() => text.inputValue()).toBe("Theirs");
  await expect.poll(() => refusal.count()).toBe(0);

  await name.fill("Strong");
  await button(page, "Save scoring").click();
  await toast(page, "Scoring saved successfully");
  expect(await bands()).toEqual([adminBands[0], { ...high, name: "Strong" }]);
  // Points belong to option positions.
  const { body: questions } = await admin.get(`/admin/assessments/${id}/questions`);
  const { options } = questions.find((one: { id: number }) => one.id === helps);
  const points = field(page, "Points for A team, question 3");
  await points.fill("41");
  await admin.put(`/admin/questions/${helps}`, { options: options.toReversed() });
  await name.focus();
  await page.getByRole("rowheader").getByText("Someone else changed the options or their points").waitFor();
  const stored = async () => {
    const { body } = await admin.get(`/admin/assessments/${id}/questions`);
    return body.find((one: { id: number }) => one.id === helps).points;
  };
  await expect.poll(() => points.inputValue()).toBe("41");
  const changedPoints = [40.5, -2, 3];
  await admin.put(`/admin/questions/${helps}`, { points: changedPoints });
  await points.focus();
  const answered = page.waitForResponse((response) => response.url().includes("questions.update"));
  await name.focus();
  expect((await answered).status()).toBe(409);
  await expect.poll(() => field(page, `Points for ${options[1]}, question 3`).inputValue()).toBe("-2");
  expect(await stored()).toEqual(changedPoints);
  await points.focus();
  await name.focus();
  await expect.poll(stored).toEqual([41, -2, 3]);
});
