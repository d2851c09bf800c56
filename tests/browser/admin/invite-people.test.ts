import { expect, test } from "vitest";
import { FakeMailer } from "#tests/fakes/mailer";
import { validPeople, WRONG_NAMES, WRONG_PEOPLE } from "#tests/fixtures/wrong-people";
import { problemsOf } from "#tests/helpers/accessibility";
import { button } from "#tests/helpers/chat-page";
import { inlineText, openWindow, resize, scrollDown, watchClipboard } from "#tests/helpers/page";
import { adminWindow, breakTable, FAILED_CALL, holdCalls, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { count, put, values } from "#tests/helpers/stored";

/** Sets up a server with one template and a signed-in admin; opens no page. */
async function world({ delivers = true, phone = false } = {}) {
  const mailer = new FakeMailer();
  mailer.delivers = delivers;
  const server = await pageServer({ mailer }, { ORG_NAME: "Acme" });
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const page = await adminWindow(server, { phone, touch: phone, expected: FAILED_CALL });
  const dialog = page.getByRole("dialog", { name: "Invite people" });
  const people = dialog.getByRole("textbox", { name: "People" });
  return { server, mailer, admin, templateId, page, dialog, people };
}

const VALID_COUNT = 35;

test("a pasted list shows each invalid line, and an invitation is sent only after its preview is confirmed", async () => {
  const { server, mailer, page, dialog, people } = await world();
  await page.goto("/admin/users?invite=true");
  await expect.poll(() => people.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => people.getAttribute("rows")).toBe("4");
  await expect.poll(() => people.getAttribute("spellcheck")).toBe("false");
  const nobody = dialog.getByText("Add at least one person");
  await expect.poll(() => nobody.count()).toBe(0);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await nobody.waitFor();
  await expect.poll(() => people.evaluate((field) => field === document.activeElement)).toBe(true);
  const wrong = [...WRONG_PEOPLE.slice(0, -1), ...WRONG_NAMES.slice(0, 1)];
  await people.fill([...validPeople(VALID_COUNT), ...wrong.map(([line]) => line)].join("\n"));
  await dialog
    .getByRole("status")
    .filter({ hasText: `${VALID_COUNT} people, 15 lines skipped` })
    .waitFor();
  const named = () =>
    dialog.getByRole("list", { name: "Skipped lines" }).getByRole("listitem").allTextContents();
  const expected = wrong.map(([line, problem], index) => {
    const shown = line.length > 80 ? `${line.slice(0, 80)}…` : line;
    return `Line ${VALID_COUNT + 1 + index}: “${shown}”${problem}`;
  });
  await expect.poll(named).toEqual(expected);
  const understood = () =>
    dialog.getByRole("list", { name: "People recognized" }).getByRole("listitem").allTextContents();
  await expect.poll(understood).toHaveLength(VALID_COUNT);
  expect((await understood()).slice(0, 2)).toEqual(["Person 1", "person2@example.com"]);
  await dialog.getByRole("button", { name: `Line ${VALID_COUNT + 3}` }).click();
  const marked = () =>
    people.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
  await expect.poll(marked).toBe("Cem Poe <cem@example.com");
  const place = await people.evaluate(({ scrollTop, scrollHeight }) => scrollTop / scrollHeight);
  expect(place).toBeCloseTo((VALID_COUNT + 3 - 2) / (VALID_COUNT + 15), 2);

  const answerBy = dialog.getByRole("textbox", { name: "Answer by" });
  await answerBy.fill("12/5/2099");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("Enter a date like 2026-12-05 or December 5, 2026").waitFor();
  await expect.poll(() => answerBy.evaluate((field) => field === document.activeElement)).toBe(true);
  for (const [when, days] of [
    ["In a week", 7],
    ["In two weeks", 14],
  ] as const) {
    await dialog.getByRole("button", { name: when }).click();
    const day = new Date(Date.now() + days * 24 * 60 * 60_000).toLocaleDateString("en-CA");
    await expect.poll(() => answerBy.inputValue()).toBe(day);
  }
  await answerBy.fill("5 December 2099");
  await dialog.getByText("Shown in the email as December 5, 2099").waitFor();
  await dialog.getByRole("textbox", { name: "Your note" }).fill("Dear all,\nit matters.");
  await dialog.getByRole("button", { name: "Continue" }).click();

  const found = dialog.getByRole("heading", {
    name: `${VALID_COUNT} people to invite. Nothing has been sent yet.`,
  });
  await expect.poll(() => found.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await expect.poll(named).toEqual(expected);
  await expect.poll(() => dialog.getByRole("button", { name: /^Line/ }).count()).toBe(0);
  const verdicts = dialog.getByRole("list", { name: "Invitation summary" }).getByRole("listitem");
  await expect.poll(() => verdicts.count()).toBe(VALID_COUNT);
  expect((await verdicts.allTextContents()).slice(0, 2)).toEqual([
    "Person 1 person1@example.comNew",
    "person2@example.comNew",
  ]);
  const preview = dialog.getByRole("region", { name: "Preview of the email" });
  for (const words of [
    "Hi Person 1,",
    "4 questions, about 4 minutes, in a chat",
    "Please answer by December 5, 2099.",
    "it matters.",
    "You're receiving this email because Acme invited you.",
  ]) {
    await preview.getByText(words).waitFor();
  }
  await expect.poll(() => preview.getByRole("heading", { level: 4 }).count()).toBe(1);
  await expect.poll(() => preview.getByRole("link").count()).toBe(0);
  expect([await count(server, "users"), await count(server, "mail_outbox"), mailer.sent.length]).toEqual([
    0, 0, 0,
  ]);
  const subject = await dialog.locator("figcaption strong").textContent();
  const textIn = (element: Element) =>
    (element.shadowRoot ?? element).textContent?.replace(/\s+/g, " ").trim();
  const shown = await preview.locator("> div").evaluate(textIn);
  await dialog.getByRole("button", { name: `Send ${VALID_COUNT} invitations` }).click();

  await page
    .getByRole("status")
    .filter({ hasText: `${VALID_COUNT} invitations are on the way` })
    .waitFor();
  await dialog.waitFor({ state: "hidden" });
  expect(new URL(page.url()).search).toBe("");
  expect([await count(server, "users"), await count(server, "mail_outbox")]).toEqual([
    VALID_COUNT,
    VALID_COUNT,
  ]);
  await expect.poll(() => mailer.sent.length).toBe(VALID_COUNT);
  const mail = mailer.lastTo("person1@example.com");
  expect(mail.subject).toBe(subject);
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? "none";
  await page.setContent(
    mail.html
      .replaceAll(token, "example")
      .replace(/<style>.*?<\/style>/s, "")
      .replace(/ style="[^"]*"/g, ""),
  );
  expect(shown).toBe(await page.locator("body").evaluate(textIn));
  expect(await values(server, "SELECT DISTINCT status FROM user_assessments")).toEqual(["not_started"]);

  await page.goto("/admin/users");
  await page.getByText(`${VALID_COUNT} users`, { exact: true }).waitFor();
  await button(page, "Invite people").focus();
  await scrollDown(page, 40);
  await page.keyboard.press("Enter");
  await people.waitFor();
  expect(new URL(page.url()).search).toBe("?invite=true");
  const places = await page.evaluate(() => history.length);
  await page.keyboard.type("Jane Doe <jane@example.com>");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Invite people");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  await page.keyboard.press("Enter");
  await people.waitFor();
  // Closing went back in the history, so reopening adds no entry.
  expect(await page.evaluate(() => history.length)).toBe(places);
  await page.goBack();
  await dialog.waitFor({ state: "hidden" });
  await page.goForward();
  await expect.poll(() => people.inputValue()).toBe("Jane Doe <jane@example.com>");
  await expect.poll(understood).toEqual(["Jane Doe"]);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Back" }).click();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Send 1 invitation" }).click();
  await page.getByRole("status").filter({ hasText: "1 invitation is on the way" }).waitFor();
  await dialog.waitFor({ state: "hidden" });

  const row = page.getByRole("row").filter({ hasText: "jane@example.com" });
  await row.getByText("Not Started").waitFor();
  await scrollDown(page, 40);
  await button(page, "Email").click();
  await page.waitForURL("**/admin/users?sort=email");
  await row.waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(40);
  const statuses = () => row.getByRole("cell").first().getByRole("listitem").allTextContents();
  await expect.poll(statuses).toEqual(["Not StartedGrowth check"]);
  for (const status of ["completed", "completed", "in_progress"])
    await put(
      server,
      `INSERT INTO user_assessments (userId, assessmentId, versionId, status, startedAt, createdAt, updatedAt)
       SELECT userId, assessmentId, versionId, ?, createdAt, createdAt, createdAt FROM user_assessments
       WHERE userId = (SELECT max(id) FROM users) AND status = 'not_started'`,
      status,
    );
  await page.reload();
  await expect
    .poll(statuses)
    .toEqual(["In ProgressGrowth check", "Not StartedGrowth check", "CompletedGrowth check and 1 more"]);
  await row.getByRole("link", { name: "Jane Doe" }).click();
  await page.waitForURL("**/admin/assessments?q=jane%40example.com");
  await expect.poll(() => page.getByRole("row").filter({ hasText: "Growth check" }).count()).toBe(4);
});

test("without an email provider each link can be copied once, and a failure can be tried again", async () => {
  const { server, mailer, admin, page, dialog, people } = await world({ delivers: false });
  await exampleTemplate(admin);
  const alerts = dialog.getByRole("alert");
  const continueButton = dialog.getByRole("button", { name: "Continue" });
  const repairMail = await breakTable(server, "mail_outbox");
  await page.goto("/admin/users?invite=true");
  await dialog.getByText("Couldn't check whether email is set up.").waitFor();
  await expect.poll(() => continueButton.getAttribute("aria-disabled")).toBe("true");
  await repairMail();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => alerts.count()).toBe(0);
  await people.fill("Jane Doe <jane@example.com>\nsam@example.com");
  await dialog
    .getByRole("status")
    .filter({ hasText: /^2 people$/ })
    .waitFor();
  await dialog.getByText("You'll get a link to share with each person").waitFor();
  await expect.poll(() => dialog.getByRole("textbox").count()).toBe(1);
  const assessment = dialog.getByRole("combobox", { name: "Assessment" });
  await expect
    .poll(() => assessment.locator("option").allTextContents())
    .toEqual(["Choose an assessment", "Growth check (ID 2)", "Growth check (ID 1)"]);
  await continueButton.click();
  const unchosen = dialog.getByText("Select an assessment");
  await unchosen.waitFor();
  await expect.poll(() => assessment.evaluate((field) => field === document.activeElement)).toBe(true);
  await assessment.selectOption("Growth check (ID 1)");
  await expect.poll(() => unchosen.count()).toBe(0);
  const repairPlan = await breakTable(server, "assessments");
  await continueButton.click();
  await inlineText(dialog, "Couldn't prepare the invitations").waitFor();
  await repairPlan();
  await continueButton.click();
  await dialog.getByText("You'll get a personal link for each person. It signs them in").waitFor();
  await expect.poll(() => alerts.count()).toBe(0);

  const create = dialog.getByRole("button", { name: "Create 2 links" });
  const repairLinks = await breakTable(server, "sign_in_links");
  await create.click();
  await inlineText(dialog, "Failed to send the invitations").waitFor();
  await repairLinks();
  await dialog.getByRole("button", { name: "Back" }).click();
  await continueButton.click();
  await create.waitFor();
  await expect.poll(() => inlineText(dialog, "Failed to send the invitations").count()).toBe(0);
  const answer = await holdCalls(page, "admin.invitations.send");
  await create.click();
  await dialog.getByRole("button", { name: "Creating..." }).waitFor();
  await page.keyboard.press("Escape");
  answer();
  await dialog.getByRole("button", { name: "Copy all links" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Copy all links");
  await expect
    .poll(() => dialog.getByRole("list", { name: "Access links" }).getByRole("listitem").allTextContents())
    .toEqual(["Jane Doe jane@example.comCopy link", "sam@example.comCopy link"]);
  expect(await problemsOf(page)).toEqual([]);
  const copied = await watchClipboard(page);
  await dialog.getByRole("button", { name: "Copy link for Jane Doe" }).click();
  await expect.poll(copied).toMatch(/^http.*\/user-dashboard\?token=[\w-]+&templateId=1$/);
  const janes = (await copied()) ?? "";
  // Only one of two links is copied, so closing would lose the other.
  await page.keyboard.press("Escape");
  const ask = page.getByRole("dialog", { name: "Close without copying?" });
  await ask.getByText("You won't see this link again.").waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await ask.waitFor({ state: "hidden" });
  await dialog.getByRole("button", { name: "Copy all links" }).click();
  await expect.poll(copied).toContain("sam@example.com http");
  expect(await copied()).toContain(`"Jane Doe" <jane@example.com> ${janes}\n`);
  expect(mailer.sent).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.locator("body").innerHTML()).not.toContain("token=");
  const jane = await openWindow(server.url);
  await jane.goto(janes);
  await button(jane, "Start Assessment").click();
  await jane.waitForURL("**/chat");
});

test("people who can't get an email now stay in the list, and the buttons fit small screens", async () => {
  const { server, admin, templateId, page, dialog, people } = await world({ phone: true });
  const done = "done@example.com";
  await server.participant(templateId, done);
  await put(server, "UPDATE user_assessments SET status = 'completed'");
  const jane = { name: "Jane Doe", email: "jane@example.com" };
  const { body } = await admin.post("/admin/users", jane);
  for (let sent = 1; sent < 5; sent += 1) await admin.post(`/admin/users/${body.id}/invite`, { by: "mail" });
  await page.goto("/admin/users?invite=true");
  await people.fill(["jane@example.com", "no address", done, ...validPeople(30)].join("\n"));
  await dialog.getByRole("textbox", { name: "Answer by" }).fill("5 December 2099");
  await dialog.getByText("Shown in the email as December 5, 2099").waitFor();
  await dialog.getByRole("textbox", { name: "Your note" }).fill("Dear all,\nit matters.");
  const pressInView = async (name: string | RegExp) => {
    const continueButton = dialog.getByRole("button", { name });
    await continueButton.waitFor();
    expect(await problemsOf(page)).toEqual([]);
    for (const size of [
      { width: 390, height: 664 },
      { width: 320, height: 568 },
    ]) {
      await resize(page, size);
      await expect
        .poll(async () => {
          const box = await continueButton.boundingBox();
          return box !== null && box.height >= 40 && box.y >= 0 && box.y + box.height <= size.height;
        })
        .toBe(true);
      const overflow = () => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(overflow).toBe(0);
    }
    await continueButton.click();
  };
  await pressInView("Continue");
  // People who completed it are invited again only if the admin agrees.
  await dialog.getByText("Skipped (already completed)").waitFor();
  const again = dialog.getByLabel("Also invite 1 person who already completed this assessment");
  await again.check();
  await dialog.getByText("Invite again (completed)").waitFor();
  await dialog.getByRole("button", { name: "Send 32 invitations" }).waitFor();
  await again.uncheck();
  await pressInView(/^Send 31/);
  await dialog.getByText("1 person not invited yet").waitFor();
  await expect
    .poll(() => dialog.getByRole("list", { name: "Not invited yet" }).getByRole("listitem").allTextContents())
    .toEqual(["jane@example.com"]);
  await expect.poll(() => dialog.getByRole("list", { name: "Access links" }).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Done");
  await dialog.getByRole("button", { name: "Close notification" }).click();
  await expect.poll(() => page.locator("[data-toast]").count()).toBe(0);
  expect(await problemsOf(page, [{ width: 390, height: 664 }])).toEqual([]);
  await dialog.getByRole("button", { name: "Done" }).click();
  await button(page, "Invite people").click();
  await expect.poll(() => people.inputValue()).toBe("jane@example.com");
});
