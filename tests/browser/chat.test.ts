import { expect, test } from "vitest";
import { answer, beginExample, button, composer, log } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { serverProcess } from "#tests/helpers/process";

test("an earlier answer is changed where it stands, and counts at once", async () => {
  const server = await serverProcess();
  const page = await openWindow(server.url);
  await beginExample(page);
  await answer(page, "Hand-made shoes for walkers", "How many people");
  await answer(page, "the second one", "How well does the business find");
  await log(page).getByText("Understood as 2 to 10").waitFor();
  await button(page, "Change answer to question 2").click();
  await page.getByRole("radio", { name: "11 to 50" }).check();
  await button(page, "Save").click();
  await log(page).getByText("Answer to question 2 updated: 11 to 50").waitFor();
  await page.getByText("Question 3 of about 9", { exact: true }).waitFor();
  await page.reload();
  await log(page).getByText("11 to 50", { exact: true }).waitFor();
  await log(page).getByText("Edited", { exact: true }).waitFor();
});

test("a message that cannot be sent stays, and its retry is stored once", async () => {
  const server = await serverProcess();
  const page = await openWindow(server.url, undefined, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await beginExample(page);
  await page.context().setOffline(true);
  await composer(page).fill("Hand-made shoes for walkers");
  await composer(page).press("Enter");
  await page.getByText("Not sent").waitFor();
  await page.getByText("Failed to process your message. Please try again.").first().waitFor();
  await page.getByText("Question 1 of about 8", { exact: true }).waitFor();
  await page.context().setOffline(false);
  await button(page, "Retry").click();
  await log(page).getByText("How many people").waitFor();
  await page.reload();
  await log(page).getByText("How many people").waitFor();
  await expect.poll(() => log(page).getByText("Hand-made shoes for walkers").count()).toBe(1);
});

test("Enter sends, Shift+Enter does not, and blank is never sent", async () => {
  const server = await serverProcess();
  const page = await openWindow(server.url);
  await beginExample(page);
  await composer(page).fill("   ");
  await composer(page).press("Enter");
  await expect.poll(() => page.getByText("Sending…").count()).toBe(0);
  await expect.poll(() => button(page, "Send").isDisabled()).toBe(true);
  await composer(page).fill("Shoes");
  await composer(page).press("Shift+Enter");
  await composer(page).pressSequentially("and boots");
  await expect.poll(() => composer(page).inputValue()).toBe("Shoes\nand boots");
  await composer(page).press("Enter");
  await log(page).getByText("and boots").waitFor();
});

test("a required question offers no skip, and saying so is answered kindly", async () => {
  const server = await serverProcess();
  const page = await openWindow(server.url);
  await beginExample(page);
  await expect.poll(() => button(page, "Skip this question").count()).toBe(0);
  await composer(page).fill("skip");
  await composer(page).press("Enter");
  await log(page)
    .getByText(/needed/i)
    .waitFor();
  await page.getByText("Question 1 of about 8", { exact: true }).waitFor();
});
