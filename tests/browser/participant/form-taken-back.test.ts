import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { type PageServer, pageServer } from "#tests/helpers/page-server";
import { SAVE_TIMEOUT } from "../../../src/client/screens/screen-delays";

declare global {
  /** Ends the newest timeout and returns its length in milliseconds. */
  var giveUp: () => number;
}

/** A form with an optional text, an optional rating, and a required question with several options. */
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
  const questions = await (await page.request.get(`/api/user/assessments/${id}/questions`)).json();
  const first: number = questions[0].id;
  const stored = async (): Promise<unknown[]> =>
    Object.values((await (await page.request.get(`/api/user/assessments/${id}`)).json()).responses);
  const answer = (text: string) =>
    page.request.post(`/api/user/assessments/${id}/responses`, { data: { questionId: first, answer: text } });
  const goTo = (place: number) => page.goto(`/assessment/${id}/start?q=${place}`);
  await goTo(1);
  return { page, stored, goTo, answer };
}

const field = (page: Page) => page.getByRole("textbox");
const box = (page: Page, name: string) => page.getByRole("checkbox", { name });

test("cleared answers stay cleared: a rating, a text, and a list after a reload", async () => {
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

test("text being typed when the page closes is stored, even if no timer runs anymore", async () => {
  const { page, stored } = await openedForm(await pageServer());
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill("In the middle of a");
  await page.goto("about:blank");
  await expect.poll(stored).toEqual(["In the middle of a"]);
});

test("a cleared unsaved answer isn't reported, and a dead connection times out", async () => {
  const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
  const { page, stored } = await openedForm(await pageServer(), OFFLINE);
  await field(page).waitFor();
  await page.context().setOffline(true);
  await field(page).fill("hello");
  await button(page, "Save Progress").click();
  await page.getByText("Not saved").waitFor();
  await field(page).fill("");
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("Not saved").count()).toBe(0);

  const isHeld = ({ pathname }: URL) => pathname.includes("saveResponses");
  const requestSent = new Promise<void>((resolve) => void page.route(isHeld, () => resolve()));
  await page.evaluate(() => {
    AbortSignal.timeout = (milliseconds) => {
      const call = new AbortController();
      globalThis.giveUp = () => {
        call.abort(new DOMException("", "TimeoutError"));
        return milliseconds;
      };
      return call.signal;
    };
  });
  await field(page).fill("In a tunnel");
  await button(page, "Save Progress").click();
  await requestSent;
  await page.getByText("Saving…").waitFor();
  await expect.poll(() => page.evaluate(() => globalThis.giveUp())).toBe(SAVE_TIMEOUT);
  // An event of the live connection, back after being offline, repeats a failed save.
  await expect
    .poll(async () => {
      await page.evaluate(() => globalThis.giveUp());
      return page.getByText("Not saved").count();
    })
    .toBe(1);
  await page.unroute(isHeld);
  await page.reload();
  await button(page, "Save Progress").click();
  await expect.poll(stored).toEqual(["In a tunnel"]);
});

test("an answer cleared here but given again elsewhere is kept", async () => {
  const { page, stored, goTo, answer } = await openedForm(await pageServer());
  await field(page).fill("Too loud");
  await button(page, "Next").click();
  await expect.poll(stored).toEqual(["Too loud"]);
  await page.route(
    ({ pathname }) => pathname.includes("saveResponses"),
    (route) => route.fulfill({ status: 500 }),
  );
  await goTo(1);
  await page.evaluate(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (url, init) =>
      init?.keepalive ? Promise.reject(new Error("lost")) : fetch(url, init);
  });
  await field(page).fill("");
  await answer("Much better");
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe("Much better");
});
