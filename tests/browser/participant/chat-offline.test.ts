import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, composer, log } from "#tests/helpers/chat-page";
import { countCalls } from "#tests/helpers/editor-page";
import { openWindow } from "#tests/helpers/page";
import { type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";
import { storedResponses, values } from "#tests/helpers/stored";

const CUT_OFF = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Couldn't load this page/;
const OFFLINE = "You're offline. Keep this tab open so your answers aren't lost.";

/**
 * Opens the attempt's chat or form; the test controls the connection.
 * @param hasClock installs the fake clock that `cutFor10Seconds` needs
 */
async function opened(server: PageServer, screen: "chat" | "start", hasClock = true): Promise<Page> {
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url, undefined, CUT_OFF);
  if (hasClock) await page.clock.install();
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  const { userAssessmentId } = await registered.json();
  await page.goto(`/assessment/${userAssessmentId}/${screen}`);
  await page.getByRole("textbox").waitFor();
  return page;
}

/** Cuts the connection, runs `meanwhile`, and advances ten seconds. */
async function cutFor10Seconds(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText(OFFLINE).waitFor();
  await meanwhile();
  await page.clock.fastForward(10_000);
  await page.getByText(OFFLINE).waitFor();
  await page.context().setOffline(false);
  await page.getByText(OFFLINE).waitFor({ state: "detached" });
}

const hasFocus = (page: Page) => composer(page).evaluate((field) => field === document.activeElement);

const userMessages = (server: PageServer) =>
  values(server, "SELECT content FROM chat_messages WHERE role = 'user' ORDER BY id");
const storedAnswers = async (server: PageServer) => Object.values(await storedResponses(server));

test("the chat loses nothing without a connection and stores each message once", async () => {
  const server = await pageServer();
  const page = await opened(server, "chat");
  await log(page).getByText("What do you sell?").waitFor();
  await composer(page).fill("Hand-made ");
  // Routed requests bypass the cache, like on a first visit.
  await page.route("**/assets/**", (route) => route.continue());
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  await page.context().setOffline(false);
  await page.goBack();
  await composer(page).waitFor();
  await expect.poll(() => composer(page).inputValue()).toBe("Hand-made ");

  // Typing and sending.
  await log(page).getByText("What do you sell?").waitFor();
  await expect.poll(() => composer(page).isEditable()).toBe(true);
  await composer(page).press("End");
  await cutFor10Seconds(page, async () => {
    await composer(page).pressSequentially("shoes");
    await expect.poll(() => composer(page).inputValue()).toBe("Hand-made shoes");
    await composer(page).press("Enter");
    await page.getByText("Not sent").waitFor();
    await page.getByRole("alert").filter({ hasText: "Error" }).waitFor();
    await page.getByText("Failed to process your message. Please try again.").first().waitFor();
    await button(page, "Retry").click();
    await page.getByText("Not sent").waitFor();
    await expect.poll(() => hasFocus(page)).toBe(true);
  });
  await expect.poll(() => page.getByText("Hand-made shoes", { exact: true }).count()).toBe(1);
  expect(await userMessages(server)).toEqual([]);
  await page.getByText("Question 1 of 4", { exact: true }).waitFor();
  await button(page, "Retry").click();
  await log(page).getByText("How big is your team?").waitFor();
  await expect.poll(() => page.getByText("Not sent").count()).toBe(0);
  expect(await userMessages(server)).toEqual(["Hand-made shoes"]);
  expect(await storedAnswers(server)).toEqual(["Hand-made shoes"]);

  // Canceled, changed and reloaded.
  await cutFor10Seconds(page, async () => {
    await composer(page).fill("2 to");
    await composer(page).press("Enter");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect.poll(() => composer(page).inputValue()).toBe("2 to");
    await expect.poll(() => page.getByText("Not sent").count()).toBe(0);
    await expect.poll(() => hasFocus(page)).toBe(true);
    await composer(page).fill("");
    await button(page, "2. 2 to 10").click();
    await page.getByText("Not sent").waitFor();
  });
  await page.reload();
  await expect.poll(() => composer(page).inputValue()).toBe("2 to 10");
  await log(page).getByText("How big is your team?").waitFor();
  await composer(page).press("Enter");
  await log(page).getByText("How healthy is your cash flow?").waitFor();
  expect(await userMessages(server)).toEqual(["Hand-made shoes", "2 to 10"]);
  expect(await storedAnswers(server)).toEqual(["Hand-made shoes", "2 to 10"]);

  // The reply is lost.
  await page.route(
    (url) => url.pathname.includes("chat.answer"),
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await composer(page).fill("4 out of 5");
  await composer(page).press("Enter");
  await log(page).getByText("Anything else?").waitFor();
  await expect.poll(() => page.getByText("Not sent").count()).toBe(0);
  await expect.poll(() => log(page).getByText("4 out of 5", { exact: true }).count()).toBe(1);
  await expect.poll(() => composer(page).inputValue()).toBe("");
  expect(await userMessages(server)).toEqual(["Hand-made shoes", "2 to 10", "4 out of 5"]);
  expect(await storedAnswers(server)).toEqual(["Hand-made shoes", "2 to 10", "4"]);
});

test("answers typed offline in the chat are in the form, which opens offline too", async () => {
  const server = await pageServer();
  const page = await opened(server, "chat", false);
  await log(page).getByText("What do you sell?").waitFor();
  const path = `/api/user/assessments/${/\d+/.exec(new URL(page.url()).pathname)}`;
  const [first] = await (await page.request.get(`${path}/questions`)).json();
  await page.request.post(`${path}/responses`, { data: { questionId: first.id, answer: "Shoes" } });
  await log(page).getByText("How big is your team?").waitFor();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Answer via Form" }).click();
  await page.getByText("Question 2 of 4", { exact: true }).waitFor();
  await page.getByRole("radio", { name: "Just me" }).waitFor();
  await button(page, "Previous").click();
  await expect.poll(() => page.getByRole("textbox", { name: /What do you sell/ }).inputValue()).toBe("Shoes");
});

test("the form stores text typed offline once the connection is back", async () => {
  const server = await pageServer();
  const page = await opened(server, "start");
  const field = page.getByRole("textbox");
  await field.pressSequentially("Hand-made ");
  const sent = countCalls(page, "saveResponses");
  let answered = 0;
  page.on("response", (response) => {
    if (response.url().includes("saveResponses")) answered += 1;
  });
  const toasts = page.locator("[data-toast]");
  await cutFor10Seconds(page, async () => {
    await field.pressSequentially("shoes");
    // The field loses the focus on mousedown, long before mouseup, which still means one save and one message.
    await button(page, "Save Progress").click({ delay: 300 });
    await page.getByRole("status").getByText("Not saved", { exact: true }).waitFor();
    // The banner explains it, since a toast would cover the question.
    await page.getByText(/^You're offline/).waitFor();
    await expect.poll(() => toasts.count()).toBe(0);
    expect(sent()).toBe(1);
    await expect.poll(() => field.inputValue()).toBe("Hand-made shoes");
  });
  await page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/).waitFor();
  await expect.poll(() => field.inputValue()).toBe("Hand-made shoes");
  expect(await storedAnswers(server)).toEqual(["Hand-made shoes"]);
  // A device may report "online" too early; a call that is lost then is sent again.
  expect(answered).toBe(1);

  await field.fill("Hand-made shoes and boots");
  await page.context().setOffline(true);
  await button(page, "Back to Dashboard").click();
  const question = page.getByRole("dialog", { name: "Leave with an unsaved answer?" });
  await question.waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  await expect.poll(() => field.inputValue()).toBe("Hand-made shoes and boots");
  await page.context().setOffline(false);
  await button(page, "Back to Dashboard").click();
  await page.waitForURL("**/user-dashboard");
  expect(await storedAnswers(server)).toEqual(["Hand-made shoes and boots"]);
});
