import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answeredAttempts } from "#tests/helpers/answered-attempts";
import { isThorough } from "#tests/helpers/effort";
import { MAX_SHIFT, noteShifts, shiftsOf } from "#tests/helpers/layout-shift";
import { openWindow, resize } from "#tests/helpers/page";
import { adminWindow, type PageServer, pageServer, RENDERER } from "#tests/helpers/page-server";
import { put } from "#tests/helpers/stored";

const PHONE = { width: 390, height: 664 };

/** Delays the page's calls until its first state has been painted. */
async function holdData(page: Page): Promise<() => void> {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/trpc/**", async (route) => {
    if (route.request().method() === "GET") await gate;
    await route.continue();
  });
  return open;
}

/** Layout shifts of a page that loads its data late, if they are too large. */
async function shiftOf(page: Page, path: string): Promise<unknown> {
  const release = await holdData(page);
  await page.goto(path);
  await page.locator("#root > *").first().waitFor({ state: "attached" });
  await painted(page);
  release();
  await page.waitForLoadState("networkidle");
  await page.unroute("**/trpc/**");
  await painted(page);
  const { shifts, sum } = await shiftsOf(page, { afterPress: false });
  return sum > MAX_SHIFT ? { path, sum, shifts } : undefined;
}

/** Endless animations of hidden elements, which make a phone render every frame. */
async function turningUnseen(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const turning = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter((effect) => effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .filter(({ target }) => target?.checkVisibility({ visibilityProperty: true }) === false)
      .map(({ target }) => target?.className ?? ""),
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  return turning;
}

const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Resizes a window to a phone and records its layout shifts. */
async function watched(page: Page): Promise<Page> {
  await resize(page, PHONE);
  await noteShifts(page);
  return page;
}

async function participantOf(server: PageServer, templateId: number): Promise<{ page: Page; id: number }> {
  const page = await watched(await openWindow(server.url));
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  return { page, id: (await registered.json()).userAssessmentId };
}

test("on a phone nothing moves while a page's code and data arrive", async () => {
  const server = await pageServer({}, {}, RENDERER);
  const { templateId, completed } = await answeredAttempts(server);
  const found: unknown[] = [];
  const look = async (page: Page, paths: readonly string[]) => {
    for (const path of paths) found.push(await shiftOf(page, path), ...(await turningUnseen(page)));
  };

  const visitor = await watched(await openWindow(server.url, undefined, /status of 404/));
  await visitor.goto("/");
  await look(visitor, [
    "/",
    "/start-assessment",
    "/access",
    `/direct-assessment/${templateId}`,
    ...(isThorough ? ["/assessment", "/admin", "/admin/reset-password?token=none", "/nowhere"] : []),
  ]);

  const { page, id } = await participantOf(server, templateId);
  if (isThorough) await look(page, ["/", "/start-assessment", "/access", "/assessment"]);
  await look(page, ["/user-dashboard", `/assessment/${id}/start`, `/assessment/${id}/chat`]);
  await page.request.post(`/api/user/assessments`, { data: { assessmentId: templateId } });
  await put(
    server,
    "UPDATE user_assessments SET status = 'completed', progress = 100, completedAt = createdAt WHERE id = ?",
    id,
  );
  if (isThorough) await look(page, ["/user-dashboard"]);
  await look(page, [`/assessment/${id}/results`]);
  await put(server, "DELETE FROM user_assessments WHERE id >= ?", id);
  if (isThorough) await look(page, ["/user-dashboard"]);

  const admin = await watched(await adminWindow(server));
  await look(admin, [
    "/admin/dashboard",
    "/admin/users",
    "/admin/assessments",
    `/admin/assessments/${completed}`,
    `/admin/templates/${templateId}/questions`,
    ...(isThorough ? ["/admin/templates", "/admin/outbox"] : []),
  ]);
  expect(found.filter(Boolean)).toEqual([]);

  for (const [path, first] of [
    ["/admin/templates", "Import template"],
    ["/admin/users", "Add User"],
  ] as const) {
    await admin.goto(path);
    const button = admin.getByRole("button", { name: first, exact: true });
    const places = () =>
      Promise.all([admin.getByRole("heading", { level: 1 }), button].map((part) => part.boundingBox()));
    const allPlaces = await places();
    await button.evaluate(({ parentElement }) => {
      for (const other of parentElement?.querySelectorAll<HTMLElement>("button + button") ?? []) {
        other.style.display = "none";
      }
    });
    expect(await places(), `${path}, come as far as its first button`).toEqual(allPlaces);
  }
});
