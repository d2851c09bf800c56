import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { problemsOf } from "#tests/helpers/accessibility";
import { adminWindow, pageServer } from "#tests/helpers/page-server";
import { exampleTemplate } from "#tests/helpers/server";

/** Background and text color of a button by color scheme. */
const looks = async (page: Page, name: string) => {
  const button = page.getByRole("button", { name, exact: true });
  const seen: string[][] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    seen.push(
      await button.evaluate((found) => {
        const { backgroundColor, color } = getComputedStyle(found);
        return [backgroundColor, color];
      }),
    );
  }
  return seen;
};

test("a light brand color fills buttons with dark text and stays readable", async () => {
  const server = await pageServer({}, { BRAND_COLOR: "#FFC107" });
  const template = await exampleTemplate(await server.admin());
  const page = await adminWindow(server);
  await page.goto("/start-assessment");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const yellow = ["rgb(255, 193, 7)", "rgb(20, 23, 28)"];
  await expect.poll(() => looks(page, "Start Assessment")).toEqual([yellow, yellow]);
  expect(await problemsOf(page), "start").toEqual([]);
  await page.goto(`/admin/templates/${template}/questions`);
  await page.getByRole("heading", { name: "Growth check" }).waitFor();
  await expect.poll(() => looks(page, "Add Question")).toEqual([yellow, yellow]);
  expect(await problemsOf(page), "editor").toEqual([]);
});
