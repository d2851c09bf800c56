import type { Page } from "playwright-core";

export const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
export const composer = (page: Page) => page.getByPlaceholder("Type your answer here...");
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Registers on the direct page of template 1, the example, and waits for its first question. */
export async function startExample(page: Page, email = "pat@example.com"): Promise<void> {
  await page.goto("/direct-assessment/1");
  await page.getByLabel("Email Address").fill(email);
  await button(page, "Continue").click();
  await page.getByLabel("Full Name").fill("Pat Doe");
  await button(page, "Create Account & Start Assessment").click();
  await page.waitForURL("**/chat");
  await log(page).getByText("What does your business do").waitFor();
}

/** Sends an answer and waits for the text `next` in the conversation. */
export async function answer(page: Page, text: string, next: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await log(page).getByText(next).waitFor();
}
