import { expect, test } from "vitest";
import { openWindow } from "#tests/helpers/page";
import { serverProcess } from "#tests/helpers/process";

test("the link that the first start prints makes an admin, once, and the console never shows it again", async () => {
  const server = await serverProcess();
  const link = /^\s+(http\S+reset-password\S+)$/m.exec(server.output())?.[1] ?? "";
  const page = await openWindow(server.url);
  await page.goto(link);
  await page.getByRole("heading", { name: "Become the first admin" }).waitFor();
  expect(page.url()).not.toContain("token");
  await page.getByRole("button", { name: "Set Password" }).click();
  await page.getByText("Please enter a valid email address").waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await page.getByLabel(/^New password/).fill("correct-horse");
  await page.getByRole("button", { name: "Set Password" }).click();

  await page.getByRole("heading", { name: "Admin Login" }).waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await page.getByLabel(/^Password/).fill("correct-horse");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await page.close();

  await server.kill("SIGTERM");
  const next = await serverProcess({ DATA_DIR: server.dataDir });
  expect(next.output()).not.toContain("reset-password");
});
