import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { openWindow } from "#tests/helpers/page";
import { serverProcess } from "#tests/helpers/process";
import { ADMIN } from "#tests/helpers/server";

const LOGIN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).first();

async function sound(page: Page, screen: string): Promise<void> {
  expect(await problemsOf(page), screen).toEqual([]);
}

test("a participant's screens are sound, wide and on a phone, light and dark", {
  timeout: 180_000,
}, async () => {
  const server = await serverProcess(LOGIN);
  const page = await openWindow(server.url);
  const visit = async (path: string, title: string | RegExp) => {
    await page.goto(path);
    await heading(page, title).waitFor();
    await sound(page, path);
  };
  await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId: 1 },
  });
  await page.goto("/assessment/1/chat");

  const chat = page.url();
  const log = page.getByRole("log", { name: "Conversation" });
  const composer = page.getByPlaceholder("Type your answer here...");
  await log.getByText("What does your business do").waitFor();
  await sound(page, "chat, open question");
  await composer.fill("Hand-made shoes for people who walk");
  await composer.press("Enter");
  await page.getByText("Quick responses:").waitFor();
  await sound(page, "chat, choices");
  await page.getByRole("button", { name: "2. 2 to 10" }).click();
  await page.getByText("Quick rating:").waitFor();
  await composer.fill("a solid four");
  await composer.press("Enter");
  await page.getByText("Understood as 4").waitFor();
  await sound(page, "chat, rating");

  await visit("/user-dashboard", "Welcome back, Pat Doe");
  await visit(chat.replace("/chat", "/start"), /everyday work/);

  await page.goto(chat);
  for (const rating of ["2", "5"]) {
    await page
      .getByRole("group", { name: "Quick rating:" })
      .getByRole("button", { name: new RegExp(`^${rating}`) })
      .click();
    await log.getByText(`${rating} out of 5`).waitFor();
  }
  await log.getByText("biggest obstacle").waitFor();
  await composer.fill("Two big clients pay late");
  await composer.press("Enter");
  await page.getByRole("button", { name: "Skip this question" }).click();
  await log.getByText("anything else").waitFor();
  await page.getByRole("button", { name: "Skip this question" }).click();
  await page.waitForURL("**/results");
  await heading(page, "AI Recommendations").waitFor();
  await sound(page, "results");
});
