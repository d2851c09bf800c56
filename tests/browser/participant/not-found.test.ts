import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { expectFocus, heading } from "#tests/helpers/entry-page";
import { openWindow } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";

test("an unknown path is explained and offers ways out", async () => {
  const { url } = await pageServer();
  const page = await openWindow(url, undefined, /status of 404/);
  const answer = await page.request.get("/no-such-page");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["x-robots-tag"]).toBe("noindex");

  await page.goto("/access");
  await heading(page, "Access your assessments").waitFor();
  await page.goto("/no-such-page");
  await heading(page, "404 Page Not Found", 1).waitFor();
  await page.getByText("Did you forget to add the page to the router?", { exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe("404 Page Not Found · Assessment Portal");
  const color = await page
    .locator("main svg")
    .first()
    .evaluate((icon) => getComputedStyle(icon).color);
  const [red = 0, , blue = 0] = [...color.matchAll(/[\d.]+/g)].map(Number);
  expect(red, "a warning is yellow").toBeGreaterThan(blue);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Go back" }).press("Enter");
  await page.waitForURL("**/access");
  await page.goForward();
  await page.getByRole("link", { name: "Go to home" }).press("Enter");
  await expectFocus(heading(page, "Understand your business in 15 minutes", 1));
});

test("a wrong address in a new tab offers no way back", async () => {
  const { url } = await pageServer();
  const page = await openWindow(url, undefined, /status of 404/);
  await page.goto("/");
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.evaluate(() => window.open("/assessment/1/nowhere", "_blank", "noopener")),
  ]);
  await heading(tab, "404 Page Not Found").waitFor();
  await tab.getByRole("link", { name: "Go to home" }).waitFor();
  await expect.poll(() => tab.getByRole("button", { name: "Go back" }).count()).toBe(0);
});
