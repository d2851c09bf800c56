import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { answer, button, composer, log } from "#tests/helpers/chat-page";
import { expectFocus, expectSaidTwice, heading, mailedPath, SIGNED_OUT } from "#tests/helpers/entry-page";
import { openWindow } from "#tests/helpers/page";
import { holdCalls, type PageServer, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

const EMAIL = "sam@example.com";
const TYPED = "Shoes for people who walk";
const TEN_MINUTES = 10 * 60_000;
const PHONE = { width: 390, height: 664, hasTouch: true };

const OPENED = "Your sign-in link was opened on another device";
const question = (page: Page, code: string) =>
  heading(page, `Did you begin on another device? It shows ${code}.`, 1);

/** Somebody answers on a computer, where they have registered, and has a phone in the hand. */
async function twoDevices() {
  const server = await pageServer();
  const templateId = await exampleTemplate(await server.admin());
  const computer = await openWindow(server.url, undefined, SIGNED_OUT);
  const data = { name: "Sam Roe", email: EMAIL, templateId };
  const registered = await computer.request.post("/api/direct-assessment/register", { data });
  const chat = `/assessment/${(await registered.json()).userAssessmentId}/chat`;
  await computer.clock.install();
  await computer.goto(chat);
  await log(computer).getByText("What do you sell?").waitFor();
  await composer(computer).fill(TYPED);
  const phone = await openWindow(server.url, PHONE, /status of (401|500)/);
  await phone.clock.install();
  return { server, templateId, computer, chat, phone };
}

/** Opens a link to that template, or to that page, and gives the code that the computer shows by now. */
async function openLink(
  server: PageServer,
  phone: Page,
  computer: Page,
  to: number | "access" | "assessment",
) {
  const mailed = server.mailer.sent.length;
  const asked =
    typeof to === "number"
      ? await phone.request.post("/api/direct-assessment/magic-link", {
          data: { email: EMAIL, templateId: to },
        })
      : await phone.request.post("/api/user/magic-link", { data: { email: EMAIL, redirectTo: to } });
  expect(asked.status()).toBe(200);
  await phone.goto(await mailedPath(server, mailed + 1));
  await heading(computer, OPENED, 1).waitFor();
  const code = await computer.getByText(/^\d{4}$/).textContent();
  return code ?? "";
}

/** The computer says why it is signed out, with everything ready to go on. */
async function expectEnded(computer: Page, why: string): Promise<void> {
  await computer.locator("main").getByText("You have been signed out here").waitFor();
  await computer.locator("main").getByText(why).waitFor();
  await expect.poll(() => computer.getByRole("textbox", { name: "Email" }).inputValue()).toBe(EMAIL);
  expect(await problemsOf(computer)).toEqual([]);
}

test("a yes lets the computer go on where it was, with what was typed, and the phone with the same assessment", async () => {
  const { server, templateId, computer, chat, phone } = await twoDevices();
  const code = await openLink(server, phone, computer, templateId);
  await expectFocus(heading(computer, OPENED, 1));
  await question(phone, code).waitFor();
  expect([await problemsOf(computer), await problemsOf(phone)]).toEqual([[], []]);
  // The question stays where the page is loaded anew.
  await phone.reload();
  await question(phone, code).waitFor();

  const answered = await holdCalls(phone, "answerOtherDevice");
  await button(phone, `Yes, it shows ${code}`).click();
  await expect
    .poll(() => phone.locator("button[aria-busy]").allTextContents())
    .toEqual([expect.stringContaining("Yes")]);
  await expect.poll(() => phone.getByText("could not be sent").count()).toBe(0);
  answered();
  await phone.locator("[data-toast]").getByText("Signed in on both").waitFor();
  await computer.waitForURL(`**${chat}`);
  await expect.poll(() => composer(computer).inputValue()).toBe(TYPED);
  await log(computer).getByText("What do you sell?").waitFor();
  await composer(computer).press("Enter");
  await log(computer).getByText("How big is your team?").waitFor();
  await phone.waitForURL("**/user-dashboard");
  await phone.goto(chat);
  await log(phone).getByText(TYPED).waitFor();
  await answer(phone, "Just me", "How healthy is your cash flow?");
  await log(computer).getByText("Just me").last().waitFor();
});

test("a no signs the computer out with a sentence, one press asks for a link, and the tab goes on with what was typed", async () => {
  const { server, computer, chat, phone } = await twoDevices();
  const code = await openLink(server, phone, computer, "access");
  await question(phone, code).waitFor();
  await phone.route(/answerOtherDevice/, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await button(phone, "No, sign it out").click();
  await expectSaidTwice(
    phone,
    "Your answer could not be sent. Please check your connection, then try again.",
  );
  await button(phone, "No, sign it out").click();
  await phone.locator("[data-toast]").getByText("The other device is signed out").waitFor();
  await phone.waitForURL("**/user-dashboard");
  await expectEnded(computer, "the answer there was that you did not begin here");
  await computer.reload();
  await expectEnded(computer, "the answer there was that you did not begin here");

  await button(computer, "Send Access Link").click();
  await heading(computer, "Check Your Email", 2).waitFor();
  const tab = await computer.context().newPage();
  await tab.goto(await mailedPath(server, 2));
  await heading(tab, "Welcome back, Sam Roe", 1).waitFor();
  await computer.bringToFront();
  await computer.waitForURL(`**${chat}`);
  await expect.poll(() => composer(computer).inputValue()).toBe(TYPED);
});

test("ten minutes of silence end it on both screens, wherever the computer is", async () => {
  const { server, computer, phone } = await twoDevices();
  await computer.goto("/user-dashboard");
  await heading(computer, "Welcome back, Sam Roe", 1).waitFor();
  const code = await openLink(server, phone, computer, "assessment");
  await question(phone, code).waitFor();
  server.clock.advance(TEN_MINUTES);
  await computer.clock.fastForward(TEN_MINUTES);
  await expectEnded(computer, "nobody answered there for ten minutes");
  await phone.clock.fastForward(TEN_MINUTES);
  await log(phone).getByText("What do you sell?").waitFor();
});
