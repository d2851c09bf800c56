import { expect, test } from "vitest";
import { answer, beginExample, button, log } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { type ServerProcess, serverProcess } from "#tests/helpers/process";

/** The newest sign-in link that the server, which has no mail account, printed on its console. */
async function printedLink(server: ServerProcess, path: string): Promise<string> {
  const links = () => [...server.output().matchAll(/https?:\/\/\S+token=\S+/g)].map(([link]) => link);
  const newest = () => links().findLast((link) => link.includes(path)) ?? "";
  await expect.poll(newest).not.toBe("");
  return newest();
}

test("a known address gets a link, on the direct page or the access page, that leads to the open assessment on another device", {
  timeout: 120_000,
}, async () => {
  const server = await serverProcess();
  const first = await openWindow(server.url);
  await beginExample(first);
  await answer(first, "Hand-made shoes for walkers", "How many people");

  const other = await openWindow(server.url);
  await other.goto("/direct-assessment/1");
  await other.getByLabel("Email Address").fill("pat@example.com");
  await button(other, "Continue").click();
  await other.getByRole("heading", { name: "Check Your Email" }).waitFor();
  await other.goto(await printedLink(server, "/user-dashboard"));
  await button(other, /^Yes, it shows/).click();
  await other.waitForURL("**/chat");
  await log(other).getByText("Hand-made shoes for walkers").waitFor();
  await other.getByText("Question 2 of about 8", { exact: true }).waitFor();
  expect(other.url()).not.toContain("token");
  expect(new URL(other.url()).pathname).toBe(new URL(first.url()).pathname);

  const phone = await openWindow(server.url);
  await beginExample(phone, "kim@example.com");
  await answer(phone, "Hand-made shoes for walkers", "How many people");

  const desk = await openWindow(server.url);
  await desk.goto("/access");
  await desk.getByRole("textbox", { name: /Email/ }).fill("kim@example.com");
  await desk.locator("form").getByRole("button").first().click();
  await desk.getByText("Check Your Email").first().waitFor();
  await desk.goto(await printedLink(server, "/access"));
  await button(desk, "No, sign it out").click();
  await desk.getByRole("heading", { name: "Welcome back, Pat Doe" }).waitFor();
  await desk.getByRole("link", { name: /Continue Assessment/ }).click();
  await log(desk).getByText("Hand-made shoes for walkers").waitFor();
  await desk.getByText("Question 2 of about 8", { exact: true }).waitFor();
});
