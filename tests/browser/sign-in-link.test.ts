import { expect, test } from "vitest";
import { answer, beginExample, button, log } from "#tests/helpers/chat-page";
import { SIGNED_OUT } from "#tests/helpers/entry-page";
import { openWindow } from "#tests/helpers/page";
import { type ServerProcess, serverProcess } from "#tests/helpers/process";

/** The sign-in link that the server, which has no mail account, printed on its console. */
async function printedLink(server: ServerProcess): Promise<string> {
  const link = () => /https?:\/\/\S+\/user-dashboard\S+token=\S+/.exec(server.output())?.[0] ?? "";
  await expect.poll(link).not.toBe("");
  return link();
}

test("a known address gets a link on the console of a server without a mail account; on another device it leads to the open assessment", async () => {
  const server = await serverProcess();
  const first = await openWindow(server.url, undefined, SIGNED_OUT);
  await beginExample(first);
  await answer(first, "Hand-made shoes for walkers", "How many people");
  const { pathname } = new URL(first.url());

  const other = await openWindow(server.url);
  await other.goto("/direct-assessment/1");
  await other.getByLabel("Email Address").fill("pat@example.com");
  await button(other, "Continue").click();
  await other.getByRole("heading", { name: "Check Your Email" }).waitFor();
  await other.goto(await printedLink(server));
  await other.waitForURL("**/chat");
  await log(other).getByText("Hand-made shoes for walkers").waitFor();
  await other.getByText("Question 2 of about 8", { exact: true }).waitFor();
  expect(other.url()).not.toContain("token");
  expect(new URL(other.url()).pathname).toBe(pathname);
  await first.waitForURL("**/access");
});
