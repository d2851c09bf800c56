import { expect, test } from "vitest";
import { seedExample } from "#server/boot/seed";
import { answer, beginExample, button, composer, log } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";

test("a required question offers no skip and says so kindly; Enter sends, Shift+Enter does not, blank is never sent; what cannot be sent stays, and its retry is stored once; an earlier answer is changed where it stands, and counts at once; what an answer probably means is taken at a press", async () => {
  const server = await pageServer();
  await seedExample(server.deps);
  const page = await openWindow(server.url, undefined, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await beginExample(page);
  await expect.poll(() => button(page, "Skip this question").count()).toBe(0);
  await composer(page).fill("skip");
  await composer(page).press("Enter");
  await log(page)
    .getByText(/needed/i)
    .waitFor();
  await page.getByText("Question 1 of about 8", { exact: true }).waitFor();

  await composer(page).fill("   ");
  await composer(page).press("Enter");
  await expect.poll(() => page.getByText("Sending…").count()).toBe(0);
  await expect.poll(() => button(page, "Send").isDisabled()).toBe(true);
  await composer(page).fill("Hand-made shoes for walkers");
  await composer(page).press("Shift+Enter");
  await composer(page).pressSequentially("and boots");
  await expect.poll(() => composer(page).inputValue()).toBe("Hand-made shoes for walkers\nand boots");

  await page.context().setOffline(true);
  await composer(page).press("Enter");
  await page.getByText("Not sent").waitFor();
  await page.getByText("Failed to process your message. Please try again.").first().waitFor();
  await page.getByText("Question 1 of about 8", { exact: true }).waitFor();
  await page.context().setOffline(false);
  await button(page, "Retry").click();
  await log(page).getByText("How many people").waitFor();

  await answer(page, "the second one", "How well does the business find");
  await log(page).getByText("Understood as 2 to 10").waitFor();
  await expect.poll(() => log(page).getByText("Understood as").count()).toBe(1);
  await button(page, "Change answer to question 2").click();
  await page.getByRole("radio", { name: "11 to 50" }).check();
  await button(page, "Save").click();
  await log(page).getByText("Answer to question 2 updated: 11 to 50").waitFor();
  await page.getByText("Question 3 of about 9", { exact: true }).waitFor();
  await page.reload();
  await log(page).getByText("11 to 50", { exact: true }).waitFor();
  await log(page).getByText("Edited", { exact: true }).waitFor();
  await expect.poll(() => log(page).getByText("and boots").count()).toBe(1);

  await answer(page, "top 5 in the region", "Do you mean 5 out of 5 – Very well?");
  await button(page, "Yes: 5 – Very well").click();
  await log(page).getByText("How smoothly does everyday work run").waitFor();
});
