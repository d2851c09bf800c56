import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { FAILED_CALL, holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";

/** A form of a text and a rating that nobody has to answer, and a list that has to be. */
async function openedForm(server: PageServer, expected?: RegExp) {
  const admin = await server.admin();
  const { body: template } = await admin.post("/admin/assessment-templates", { title: "Taken back" });
  const add = async (question: object): Promise<number> =>
    (await admin.post(`/admin/assessments/${template.id}/questions`, question)).body.id;
  await add({ questionText: "Anything to say?", questionType: "text", isRequired: false });
  await add({ questionText: "How is it?", questionType: "rating", isRequired: false });
  const options = ["Phone", "Mail", "Post"];
  const several = { questionType: "multiple_choice", options, selection: "several", isRequired: true };
  await add({ questionText: "How do people reach you?", ...several });
  const page = await openWindow(server.url, undefined, expected);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId: template.id },
  });
  const id: number = (await registered.json()).userAssessmentId;
  const stored = async (): Promise<unknown[]> =>
    Object.values((await (await page.request.get(`/api/user/assessments/${id}`)).json()).responses);
  const goTo = (place: number) => page.goto(`/assessment/${id}/start?q=${place}`);
  await goTo(1);
  return { page, stored, goTo };
}

const field = (page: Page) => page.getByRole("textbox");
const box = (page: Page, name: string) => page.getByRole("checkbox", { name });

test("what is taken back stays taken back: a rating by a press, an emptied field and an emptied list also after a reload", async () => {
  const { page, stored, goTo } = await openedForm(await pageServer());
  await field(page).fill("Too loud");
  await button(page, "Next").click();
  await page.getByRole("radio", { name: "3" }).check();
  await expect.poll(stored).toEqual(["Too loud", "3"]);
  await button(page, "Clear answer").click();
  await expect.poll(stored).toEqual(["Too loud", "skip"]);
  await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("1");
  await expect.poll(() => button(page, "Clear answer").count()).toBe(0);

  await button(page, "Next").click();
  await box(page, "Mail").check();
  await expect.poll(stored).toEqual(["Too loud", "skip", ["Mail"]]);
  await box(page, "Mail").uncheck();
  await page.reload();
  await box(page, "Mail").waitFor();
  await expect.poll(() => page.getByRole("checkbox", { checked: true }).count()).toBe(0);
  await expect.poll(stored).toEqual(["Too loud", "skip", ["Mail"]]);
  await button(page, "Complete Assessment").click();
  await page.getByRole("alert").getByText("Please answer this required question").waitFor();

  await goTo(1);
  await field(page).fill("");
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe("");
  await expect.poll(stored).toEqual(["skip", "skip", ["Mail"]]);
});

test("what is being typed when the page is closed is stored, although no timer runs any more", async () => {
  const { page, stored } = await openedForm(await pageServer());
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill("In the middle of a");
  await page.goto("about:blank");
  await expect.poll(stored).toEqual(["In the middle of a"]);
});

test("a connection that died without a word is given up on, and what it was to store can be tried again", async () => {
  const { page, stored } = await openedForm(await pageServer(), FAILED_CALL);
  const release = await holdCalls(page, "user.attempts.saveResponses");
  await page.evaluate(() => {
    AbortSignal.timeout = () => AbortSignal.abort();
  });
  await field(page).fill("In a tunnel");
  await button(page, "Save Progress").click();
  await page.getByText("Not saved").waitFor();
  release();
  await page.reload();
  await button(page, "Save Progress").click();
  await expect.poll(stored).toEqual(["In a tunnel"]);
});
