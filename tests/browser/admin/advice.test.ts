import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { CASH, controls, ELSE, openEditor, SELL, TEAM } from "#tests/helpers/editor-page";
import { inlineText, resize } from "#tests/helpers/page";
import { breakTable, FAILED_CALL, holdCalls } from "#tests/helpers/page-server";
import type { Agent } from "#tests/helpers/server";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const rule = (page: Page, name: string) =>
  page.getByRole("group", { name: `Condition ${name}`, exact: true });
const preview = (page: Page) => page.getByRole("complementary", { name: "Preview" });
const toast = (page: Page, text: string) => page.locator("[data-toast]").getByText(text).waitFor();
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    return element === body ? "nothing" : (element?.getAttribute("aria-label") ?? element?.textContent);
  });

async function expectAccessible(page: Page): Promise<void> {
  expect(await problemsOf(page)).toEqual([]);
  await resize(page, { width: 1440, height: 900 });
}

/** The headings of the page, without the preview. */
const headings = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3):not(aside *)")
    .evaluateAll((all) => all.map(({ tagName, textContent }) => `${tagName} ${textContent}`));
const options = (page: Page, name: string) => choice(page, name).locator("option").allInnerTexts();
const storedCards = async (admin: Agent, id: number) =>
  (await admin.get(`/admin/assessment-templates/${id}/cards`)).body.cards;

/** Adds scoring to the example's questions. */
async function scored(admin: Agent, id: number): Promise<number[]> {
  const bands = [
    { from: 0, name: "Open", text: "There is much to do." },
    { from: 50, name: "Settled", text: "You are well on your way." },
  ];
  const dimension = { description: null, weight: 1, bands: null };
  await admin.put(`/admin/assessment-templates/${id}/scoring`, {
    scoring: {
      version: 1,
      visibleTo: "participant",
      scale: { max: 100, decimals: 0 },
      minCoverage: 0.5,
      dimensions: [
        { key: "people", name: "People", ...dimension },
        { key: "money", name: "Money", ...dimension },
      ],
      bands,
      benchmark: { on: false, k: 5 },
    },
  });
  const { body } = await admin.get(`/admin/assessments/${id}/questions`);
  const ids: number[] = body.map((one: { id: number }) => one.id);
  await admin.put(`/admin/questions/${ids[1]}`, { dimension: "people", points: [0, 5, 10] });
  await admin.put(`/admin/questions/${ids[2]}`, { dimension: "money", highIs: "good" });
  return ids;
}

test("an author adds cards by keyboard with a live preview, and is warned of unsaved changes", async () => {
  let ids: number[] = [];
  const { page, server, admin, id } = await openEditor({
    expected: /status of (400|500)/,
    prepare: async (author, templateId) => {
      ids = await scored(author, templateId);
    },
  });
  const [sell = 0, team = 0, cash = 0] = ids;
  const releaseList = await holdCalls(page, "admin.cards.list");
  const releasePreview = await holdCalls(page, "admin.cards.preview");
  // The questions page reads the cards too, so only a direct visit starts without them.
  await page.goto(`/admin/templates/${id}/advice`);
  await page.getByRole("status", { name: "Loading advice..." }).waitFor();
  releaseList();
  await preview(page).getByLabel("Loading preview...").waitFor();
  releasePreview();
  await page.waitForURL("**/advice");
  await expect.poll(() => page.title()).toMatch(/^Advice: Growth check/);
  await page.getByText("Without advice, results show only answers and any scores.").waitFor();
  await expect.poll(() => headings(page)).toEqual(["H1 Growth check", "H2 Cards", "H3 No advice yet"]);
  await page.getByRole("status").getByText("0 cards", { exact: true }).waitFor();
  await preview(page).getByText("What sample participants would see.").waitFor();
  await expect.poll(() => preview(page).getByLabel("Loading preview...").count()).toBe(0);
  const begins = page.getByRole("button", { name: /^(Suggest cards|Add card)/ });
  await expect
    .poll(() => begins.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.variant)))
    .toEqual(["filled", "default"]);

  // A missing field is reported there, and nothing is sent.
  await button(page, "Add card").press("Enter");
  await expect.poll(() => focused(page)).toBe("New card");
  await expect.poll(() => headings(page)).toEqual(["H1 Growth check", "H2 New card"]);
  await expect.poll(() => options(page, "Type")).toEqual(["Risk", "Weakness", "Opportunity", "Strength"]);
  await expect.poll(() => options(page, "Area")).toEqual(["None", "People", "Money"]);
  await preview(page).getByText("Your new card appears here once it has a condition,").waitFor();
  await button(page, "Save card").press("Enter");
  const ruleless = page.getByText("Add at least one condition");
  await ruleless.waitFor();
  await page.getByText("Enter the title").waitFor();
  await expect.poll(() => focused(page)).toBe("Add condition");

  // The condition builder offers scores and answers.
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Answer or score");
  await page.getByText(`If 1 (${SELL}) is answered`).waitFor();
  await expect.poll(() => ruleless.count()).toBe(0);
  await page.getByText("Enter the title").waitFor();
  const subjectChoice = choice(page, "Answer or score");
  await expect
    .poll(() =>
      subjectChoice
        .locator("optgroup")
        .evaluateAll((all) => all.map((one) => (one as HTMLOptGroupElement).label)),
    )
    .toEqual(["Answers", "Scores"]);
  await expect
    .poll(() => options(page, "Answer or score"))
    .toEqual(
      [SELL, TEAM, CASH, ELSE]
        .map((text, at) => `${at + 1}. ${text}`)
        .concat("Overall score", "People", "Money"),
    );
  await subjectChoice.selectOption({ label: `2. ${TEAM}` });
  await expect.poll(() => subjectChoice.locator(":checked").innerText()).toBe(`2. ${TEAM}`);
  await choice(page, "Answer").selectOption("Just me");
  await button(page, "Add condition").press("Enter");
  await rule(page, "2").getByRole("combobox", { name: "Answer or score" }).selectOption({ label: "Money" });
  const value = rule(page, "2").getByRole("textbox", { name: "Score from 0 to 100" });
  await expect.poll(() => value.inputValue()).toBe("50");
  const compared = rule(page, "2").getByRole("combobox", { name: "Comparison" });
  await compared.selectOption("is in the band");
  const band = rule(page, "2").getByRole("combobox", { name: "Band" });
  await expect.poll(() => band.locator("option").allInnerTexts()).toEqual(["Open", "Settled"]);
  await expect.poll(() => band.inputValue()).toBe("Open");
  await band.selectOption("Settled");
  await page.getByText(`If 2 (${TEAM}) is Just me and Money is in the band “Settled”`).waitFor();
  await compared.selectOption("is at most");
  await expect.poll(() => value.inputValue()).toBe("50");
  await value.fill("45,5");
  await expect.poll(() => value.inputValue()).toBe("45,5");
  await page.getByText(`If 2 (${TEAM}) is Just me and Money is at most 45.5`).waitFor();

  await choice(page, "Type").selectOption("Risk");
  await choice(page, "Area").selectOption({ label: "Money" });
  await field(page, "Title").fill("Everything hangs on one person");
  await field(page, "Reason").fill("You are alone. You sell .");
  await field(page, "Reason").press("ArrowLeft");
  await field(page, "Reason").press("Tab");
  await expect.poll(() => focused(page)).toBe("Insert an answer into the reason");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toMatch(/^1\. What do you sell/);
  await expect
    .poll(() => page.getByRole("main").getByRole("menuitem").allInnerTexts())
    .toEqual([SELL, TEAM, CASH, ELSE].map((text, at) => `${at + 1}. ${text}`));
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Insert an answer into the reason");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toMatch(/^1\. What do you sell/);
  await page.keyboard.press("Enter");
  await expect.poll(() => field(page, "Reason").inputValue()).toBe("You are alone. You sell {{quote:1}}.");
  await page.keyboard.type(" with {{answer:9}}");
  await expect
    .poll(() => field(page, "Reason").inputValue())
    .toBe("You are alone. You sell {{quote:1}} with {{answer:9}}.");
  await page.getByText("Answer to 1 (What do you sell?), in quotation marks").waitFor();
  await page.getByText("Question 9 doesn't exist").waitFor();
  await preview(page).getByText("Fix the errors in the card to update the preview.").waitFor();
  await button(page, "Save card").click();
  await page.getByText("Uses the answer to a deleted question").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await expectAccessible(page);
  await field(page, "Reason").fill("You are alone. You sell {{quote:1}}.");

  await button(page, "Add step").press("Enter");
  await expect.poll(() => focused(page)).toBe("Step 1");
  await page.keyboard.type("Write down what only you know.");
  await button(page, "Add step").press("Enter");
  await page.keyboard.type("Ask somebody to stand in.");
  await choice(page, "Timeframe for step 2").selectOption("This week");
  const steps = page.getByRole("group", { name: "Steps", exact: true });
  await expect
    .poll(() => controls(steps.locator("[role=group], button, select, textarea")))
    .toEqual([
      "Step 1",
      "Step 1",
      "Insert an answer into step 1",
      "Timeframe for step 1",
      "Move step 1 up (off)",
      "Move step 1 down",
      "Remove step 1",
      "Step 2",
      "Step 2",
      "Insert an answer into step 2",
      "Timeframe for step 2",
      "Move step 2 up",
      "Move step 2 down (off)",
      "Remove step 2",
      "Add step",
    ]);
  await button(page, "Add step").press("Enter");
  await button(page, "Remove step 3").press("Enter");
  await expect.poll(() => focused(page)).toBe("Step 2");
  await button(page, "Move step 2 up").press("Enter");
  await expect.poll(() => field(page, "Step 1").inputValue()).toBe("Ask somebody to stand in.");
  await page.locator("[data-announcer]").getByText("Moved to position 1 of 2").waitFor({ state: "attached" });

  // The preview shows the unsaved card to a sample participant.
  await preview(page).getByRole("heading", { name: "Everything hangs on one person" }).waitFor();
  await preview(page).getByText("Ask somebody to stand in.").waitFor();
  await preview(page)
    .getByText(/^This card is shown for: lowest-scoring answers/)
    .waitFor();
  await choice(page, "Sample participant").selectOption("Highest-scoring answers");
  await expect
    .poll(() => preview(page).getByRole("heading", { name: "Everything hangs on one person" }).count())
    .toBe(0);
  expect(await storedCards(admin, id)).toEqual([]);

  // An impossible condition is reported at its field.
  await button(page, "Add condition").press("Enter");
  await rule(page, "3")
    .getByRole("combobox", { name: "Answer or score" })
    .selectOption({ label: `2. ${TEAM}` });
  await rule(page, "3").getByRole("combobox", { name: "Answer", exact: true }).selectOption("More");
  await page.getByText("No combination of answers meets this condition").waitFor();
  await preview(page).getByText("This card isn't shown for any of the sample participants.").waitFor();
  await button(page, "Remove condition 3").press("Enter");

  // Every way of leaving asks first.
  await page.getByRole("link", { name: "Scoring", exact: true }).click();
  const ask = page.getByRole("dialog", { name: "Discard changes?" });
  await ask.getByText("This card isn't saved yet.").waitFor();
  await ask.getByRole("button", { name: "Cancel" }).click();
  await field(page, "Title").press("Escape");
  await ask.getByRole("button", { name: "Cancel" }).click();
  const repair = await breakTable(server, "advice_cards");
  await button(page, "Save card").click();
  await page.getByRole("form").getByText("Failed to add cards").waitFor();
  await repair();
  const answer = await holdCalls(page, "admin.cards.add");
  await button(page, "Save card").click();
  await page.getByRole("button", { name: "Saving..." }).waitFor();
  answer();
  await toast(page, "Cards added successfully");
  await expect.poll(() => focused(page)).toBe("Edit Everything hangs on one person");
  expect(await storedCards(admin, id)).toMatchObject([
    {
      key: "everything-hangs-on-one-person",
      kind: "risk",
      dimension: "money",
      why: `You are alone. You sell {{quote:${sell}}}.`,
      when: {
        match: "all",
        rules: [
          { question: team, op: "is", value: "Just me" },
          { score: "money", op: "atMost", value: 45.5 },
        ],
      },
      steps: [
        { text: "Ask somebody to stand in.", horizon: "week" },
        { text: "Write down what only you know.", horizon: "month" },
      ],
    },
  ]);

  await expect
    .poll(() =>
      page
        .getByRole("listitem")
        .filter({ has: button(page, "Edit Everything hangs on one person") })
        .innerText(),
    )
    .toBe(
      `Everything hangs on one person\n\nIf 2 (${TEAM}) is Just me and Money is at most 45.5\n\nMoney · 2 steps · medium effort · medium impact`,
    );
  // "Answers without advice" starts a new card.
  await expect
    .poll(() => controls(page.getByRole("button", { name: /^Add a / })))
    .toEqual([
      "Add a risk card for People",
      "Add a card for 2 to 10, question 2",
      "Add a card for More, question 2",
      ...["1", "2", "3", "4", "5"].map((rating) => `Add a card for ${rating}, question 3`),
    ]);
  await expect
    .poll(() => headings(page))
    .toEqual([
      "H1 Growth check",
      "H2 Cards",
      "H3 Risks",
      "H2 Answers without advice",
      "H3 Areas without a risk card",
      "H3 Answers without a card",
    ]);
  await expect.poll(() => page.getByText("All choice and rating answers are covered").count()).toBe(0);
  await expect
    .poll(() =>
      preview(page)
        .getByText(/^(This|One of these) card/)
        .count(),
    )
    .toBe(0);
  await page.getByRole("status").getByText("1 card", { exact: true }).waitFor();
  await expect
    .poll(() => begins.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.variant)))
    .toEqual(["default", undefined]);
  await expect.poll(() => page.getByText("reached the limit").count()).toBe(0);
  await expectAccessible(page);
  await button(page, "Add a card for 5, question 3").click();
  await page.getByText(`If 3 (${CASH}) is 5`).waitFor();
  await expect.poll(() => options(page, "Answer")).toEqual(["1", "2", "3", "4", "5"]);
  await expect.poll(() => choice(page, "Type").inputValue()).toBe("strength");
  await field(page, "Title").fill("Money comes in as it should");
  await field(page, "Reason").fill("That carries the rest.");
  await button(page, "Save card").click();
  await preview(page).getByRole("heading", { name: "Money comes in as it should" }).waitFor();

  await choice(page, "Filter cards by question").selectOption({ label: `3. ${CASH}` });
  await page.getByText("1 of 2 cards").waitFor();
  await button(page, "Suggest cards for question 3").waitFor();
  const noCard = page.getByText("No cards use this question.");
  await expect.poll(() => noCard.count()).toBe(0);
  await expect.poll(() => button(page, "Edit Everything hangs on one person").count()).toBe(0);
  await choice(page, "Filter cards by question").selectOption({ label: `4. ${ELSE}` });
  await noCard.waitFor();
  await choice(page, "Filter cards by question").selectOption("All questions");

  // A stored card is changed, and discarding also clears the error of a failed save.
  await button(page, "Edit Everything hangs on one person").click();
  const repairStored = await breakTable(server, "advice_cards");
  await field(page, "Title").fill("Everything hangs on you");
  await preview(page).getByText("Couldn't load the preview.").waitFor();
  await button(page, "Save card").click();
  const failure = page.getByRole("form").getByText("Failed to save card");
  await failure.waitFor();
  await repairStored();
  await button(page, "Try again").click();
  await expect.poll(() => preview(page).getByText("Couldn't load the preview.").count()).toBe(0);
  await field(page, "Title").press("Escape");
  await ask.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => focused(page)).toBe("Edit Everything hangs on one person");
  await page.keyboard.press("Enter");
  await field(page, "Title").fill("Everything hangs on you");
  await expect.poll(() => failure.count()).toBe(0);
  await button(page, "Save card").click();
  await toast(page, "Card saved successfully");
  await expect.poll(() => focused(page)).toBe("Edit Everything hangs on you");

  // A reference that was deleted is reported in the list and at the field.
  await admin.delete(`/admin/questions/${cash}`);
  await page.reload();
  await page.getByText("Never shown: This question doesn't exist").waitFor();
  await button(page, "Edit Money comes in as it should").click();
  await page.getByRole("form").getByText("This question doesn't exist").waitFor();
  await expect.poll(() => subjectChoice.locator(":checked").innerText()).toBe("Deleted answer or score");
  await field(page, "Title").press("Escape");
  await expect.poll(() => focused(page)).toBe("Edit Money comes in as it should");
  await button(page, "Delete Money comes in as it should").click();
  const sure = page.getByRole("dialog", { name: "Delete card" });
  await sure.getByText("Money comes in as it should").waitFor();
  const repairCards = await breakTable(server, "advice_cards");
  await sure.getByRole("button", { name: "Delete" }).click();
  await inlineText(sure, "Failed to delete card").waitFor();
  await repairCards();
  await sure.getByRole("button", { name: "Cancel" }).click();
  await button(page, "Delete Money comes in as it should").click();
  await sure.getByText("Money comes in as it should").waitFor();
  await expect.poll(() => inlineText(sure, "Failed to delete card").count()).toBe(0);
  await sure.getByRole("button", { name: "Delete" }).click();
  await toast(page, "Card deleted successfully");
  await expect.poll(() => focused(page)).toBe("Cards");
  expect((await storedCards(admin, id)).length).toBe(1);

  await admin.delete(`/admin/questions/${team}`);
  await admin.put(`/admin/assessment-templates/${id}/scoring`, { scoring: null });
  await page.reload();
  await page.getByText("Every choice and rating answer has a card.", { exact: true }).waitFor();
  await expect
    .poll(() => headings(page))
    .toEqual(["H1 Growth check", "H2 Cards", "H3 Risks", "H2 Answers without advice"]);
});

test("suggested cards are reviewed one by one, and only selected ones are added", async () => {
  const { page, server, admin, id } = await openEditor({ expected: FAILED_CALL });
  await page.goto(`/admin/templates/${id}/advice`);
  await button(page, "Suggest cards").waitFor();
  const repair = await breakTable(server, "assessment_questions");
  await button(page, "Suggest cards").click();
  await page.getByRole("main").getByText("Failed to suggest cards").waitFor();
  await repair();
  await button(page, "Suggest cards").click();
  await page.getByText(/^No suggestions for questions? .*aren't scored/).waitFor();
  await scored(admin, id);
  await page.reload();
  await button(page, "Suggest cards").click();
  await expect.poll(() => focused(page)).toBe("Suggested cards");
  const proposals = page.locator("[data-proposal]");
  await expect.poll(() => proposals.count()).toBeGreaterThan(1);
  const count = await proposals.count();
  const pressed = async (verb: string) =>
    page
      .getByRole("button", { name: new RegExp(`^${verb} `) })
      .evaluateAll((all) => all.slice(0, 2).map((one) => [one.ariaPressed, one.textContent]));
  const state = page.getByRole("status").getByText(/ selected$/);
  await expect.poll(() => state.innerText()).toBe(`0 of ${count} selected`);
  await expect
    .poll(() => controls(page.getByRole("button", { name: /^Add / })))
    .toEqual(["Add cardsAdding... (off)"]);
  await page.getByText("From Askwell's library, based on your questions").waitFor();
  await expectAccessible(page);

  // Closing suggestions that aren't selected doesn't ask.
  const edit = page.getByRole("button", { name: /^Edit / }).first();
  const ask = page.getByRole("dialog", { name: "Discard changes?" });
  await edit.click();
  await field(page, "Title").fill("In my own words");
  await field(page, "Title").press("Escape");
  await ask.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => focused(page)).toMatch(/^Select /);
  await button(page, "Cancel").click();
  await button(page, "Suggest cards").click();

  // One suggestion is edited and selected, another is not.
  await edit.click();
  await expect.poll(() => proposals.count()).toBe(count - 1);
  await expect.poll(() => proposals.first().isDisabled()).toBe(true);
  await field(page, "Title").fill("In my own words");
  await field(page, "Title").press("Escape");
  await ask.getByRole("button", { name: "Cancel" }).click();
  await button(page, "Save and select").click();
  await expect.poll(() => focused(page)).toBe("Selected In my own words");
  await page
    .getByRole("button", { name: /^Skip / })
    .nth(1)
    .click();
  await expect.poll(() => state.innerText()).toBe(`1 of ${count} selected`);
  await expect
    .poll(() => pressed("Select(?:ed)?"))
    .toEqual([
      ["true", "Selected"],
      ["false", "Select"],
    ]);
  await expect
    .poll(() => pressed("Skip(?:ped)?"))
    .toEqual([
      ["false", "Skip"],
      ["true", "Skipped"],
    ]);
  await expect.poll(() => proposals.first().isDisabled()).toBe(false);
  const entries = page.locator("li:has([data-proposal])");
  await expect.poll(() => entries.nth(1).innerText()).toMatch(/^.+\s+Select\s+Edit\s+Skipped$/);
  await expect.poll(() => entries.first().innerText()).not.toMatch(/^.+\s+Selected\s+Edit\s+Skip$/);
  await page.getByRole("link", { name: "Questions", exact: true }).click();
  await ask.getByText("The cards you selected haven't been added yet.").waitFor();
  await ask.getByRole("button", { name: "Cancel" }).click();
  await button(page, "Cancel").click();
  await ask.getByRole("button", { name: "Cancel" }).click();
  const repairCards = await breakTable(server, "advice_cards");
  await button(page, "Add 1 card").click();
  const failure = page.getByRole("main").getByText("Failed to add cards");
  await failure.waitFor();
  await repairCards();
  await button(page, "Cancel").click();
  await ask.getByRole("button", { name: "Discard" }).click();
  await button(page, "Suggest cards").click();
  await expect.poll(() => state.innerText()).toBe(`0 of ${count} selected`);
  await expect.poll(() => failure.count()).toBe(0);
  await edit.click();
  await field(page, "Title").fill("In my own words");
  await button(page, "Save and select").click();
  await button(page, "Add 1 card").click();
  await toast(page, "Cards added successfully");
  await button(page, "Edit In my own words").waitFor();
  expect(await storedCards(admin, id)).toMatchObject([{ title: "In my own words" }]);
});

test("the field that has the focus stays above the buttons on a low screen", async () => {
  const { page, id } = await openEditor();
  await resize(page, { width: 720, height: 450 });
  await page.goto(`/admin/templates/${id}/advice`);
  await button(page, "Add card").click();
  const why = field(page, "Reason");
  const hidden = async () => {
    const [box, bar, head] = await Promise.all([
      why.boundingBox(),
      button(page, "Save card").locator("..").boundingBox(),
      page.getByRole("banner").boundingBox(),
    ]);
    if (!box || !bar || !head) return "not drawn";
    return box.y < head.y + head.height || box.y + box.height > bar.y;
  };
  await field(page, "Title").focus();
  await page.keyboard.press("Tab");
  await expect.poll(hidden).toBe(false);
  for (const line of ["One", "Two", "Three", "Four", "Five"]) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
    await expect.poll(hidden).toBe(false);
  }
});
