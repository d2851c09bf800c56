import { expect, test } from "vitest";
import { PHONE, problemsOf } from "#tests/helpers/accessibility";
import { openWindow } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";

test("anyone can read the API docs in the browser, on a phone and in dark mode", async () => {
  const server = await pageServer();
  const page = await openWindow(server.url);
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  const response = await page.goto("/api/docs");
  expect(response?.headers()).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  await expect
    .poll(() => page.getByRole("heading", { level: 1 }).textContent())
    .toBe("Assessment Portal API");
  const call = page.locator("details", { hasText: "/api/user/assessments/{id}/responses" }).first();
  await call.locator("summary").click();
  await expect.poll(() => call.getByRole("table").count()).toBe(1);
  await expect.poll(() => call.textContent()).toContain("Who may call: Participants.");
  await call.getByRole("link", { name: "SavedAnswers" }).click();
  await expect.poll(() => page.locator("#SavedAnswers").isVisible()).toBe(true);
  await expect.poll(() => page.locator("script").count()).toBe(0);
  expect(await problemsOf(page, [PHONE])).toEqual([]);
  const file = await page.getByRole("link", { name: "openapi.json" }).getAttribute("href");
  expect((await page.request.get(file ?? "")).status()).toBe(200);
  expect([...hosts]).toEqual([server.url]);
});
