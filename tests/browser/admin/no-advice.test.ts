import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { openEditor } from "#tests/helpers/editor-page";
import type { Agent } from "#tests/helpers/server";

const withDirection = async (admin: Agent, id: number) => {
  const { body } = await admin.get(`/admin/assessments/${id}/questions`);
  await admin.put(`/admin/questions/${body[2].id}`, { highIs: "good" });
};

test("a template without cards says so, and one press suggests some", async () => {
  const { page, admin, id } = await openEditor({ prepare: withDirection });
  const note = page.getByRole("region", { name: "No advice yet" });
  await note.waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await note.getByRole("link", { name: "Suggest cards" }).click();
  await page.getByRole("heading", { name: "Suggested cards" }).waitFor();
  await page.getByText("0 of 2 selected").waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  // Suggestions aren't stored until the author selects them.
  expect((await admin.get(`/admin/assessment-templates/${id}/cards`)).body.cards).toEqual([]);

  await page
    .getByRole("button", { name: /^Select / })
    .first()
    .click();
  await page.getByRole("button", { name: "Add 1 card" }).click();
  await page.getByRole("heading", { name: "Cards", exact: true }).waitFor();
  await page.getByRole("link", { name: "Questions", exact: true }).click();
  await page.getByRole("heading", { name: "Questions", exact: true }).waitFor();
  await expect.poll(() => note.count()).toBe(0);

  // With a card, activating doesn't ask.
  const isActive = async () => (await admin.get(`/admin/assessment-templates/${id}`)).body.isActive;
  const toggle = page.getByRole("switch", { name: /new assessments/ });
  for (const state of [false, true]) {
    await toggle.click();
    await expect.poll(isActive).toBe(state);
    await expect.poll(() => toggle.getAttribute("aria-disabled")).not.toBe("true");
  }
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("activating a template without advice asks once, and not again", async () => {
  const { page, admin, id } = await openEditor({
    prepare: (admin, id) => admin.put(`/admin/assessment-templates/${id}`, { isActive: false }),
  });
  const isActive = async () => (await admin.get(`/admin/assessment-templates/${id}`)).body.isActive;
  await page.getByRole("region", { name: "No advice yet" }).waitFor();
  const toggle = page.getByRole("switch", { name: /new assessments/ });
  await toggle.focus();
  await page.keyboard.press("Space");
  const dialog = page.getByRole("dialog", { name: "Activate without advice?" });
  await dialog.getByRole("link", { name: "Suggest cards" }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  expect(await isActive()).toBe(false);
  await dialog.getByRole("button", { name: "Activate anyway" }).click();
  await expect.poll(isActive).toBe(true);
  await expect.poll(() => dialog.count()).toBe(0);

  for (const state of [false, true]) {
    await expect.poll(() => toggle.getAttribute("aria-disabled")).not.toBe("true");
    await page.keyboard.press("Space");
    await expect.poll(isActive).toBe(state);
  }
  await expect.poll(() => dialog.count()).toBe(0);
});
