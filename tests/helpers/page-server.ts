import { fileURLToPath } from "node:url";
import type { Page, Route } from "playwright-core";
import { FakeClock } from "#tests/fakes/clock";
import { reservePort } from "#tests/helpers/door";
import { openWindow } from "#tests/helpers/page";
import { ADMIN, type Overrides, type TestServer, testServer } from "#tests/helpers/server";
import { put, type Stored } from "#tests/helpers/stored";

const PAGES = fileURLToPath(new URL("../../dist/client", import.meta.url));
/** The built script of the server-side renderer. */
export const RENDERER = fileURLToPath(new URL("../../dist/render/ssr-worker-thread.js", import.meta.url));

export interface PageServer extends TestServer {
  url: string;
}

/**
 * The real server with its pages, in this process, so a test can reach its database and ports. Its clock starts now, or
 * the browser would drop its cookies.
 * @param renderer path of the server-side renderer, which costs a thread; without it the browser builds every page
 */
export async function pageServer(
  overrides: Omit<Overrides, "clock"> = {},
  environment: Record<string, string> = {},
  renderer?: string,
): Promise<PageServer> {
  const { url, openTo } = await reservePort();
  const clock = new FakeClock(new Date());
  const server = await testServer(
    { ...overrides, clock },
    { PUBLIC_URL: url, ...environment },
    { pages: PAGES, ...(renderer && { renderer }) },
  );
  openTo(server.app);
  return { ...server, url };
}

/**
 * Opens a window with a signed-in admin.
 * @param expected console messages that the test causes
 */
export async function adminWindow(
  server: PageServer,
  { phone = false, touch = false, expected }: { phone?: boolean; touch?: boolean; expected?: RegExp } = {},
): Promise<Page> {
  const size = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const page = await openWindow(server.url, { ...size, hasTouch: touch }, expected);
  if (!(await server.deps.services.adminAuth.hasAdmin())) {
    await server.deps.services.adminAuth.createFirstAdmin(
      server.deps.systemActor,
      ADMIN.email,
      ADMIN.password,
    );
  }
  await page.request.post("/api/admin/login", { data: ADMIN });
  return page;
}

/** The browser's console message for a call that fails. */
export const FAILED_CALL = /status of 500/;

/** Renames a table so calls that need it fail with a server error. The returned function restores it. */
export async function breakTable(stored: Stored, table: string): Promise<() => Promise<void>> {
  await put(stored, `ALTER TABLE "${table}" RENAME TO "${table}_away"`);
  return () => put(stored, `ALTER TABLE "${table}_away" RENAME TO "${table}"`);
}

/** Delays calls of a procedure, such as "admin.users.list", until the returned function is called. */
export async function holdCalls(page: Page, procedure: string): Promise<() => void> {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const isHeld = ({ pathname }: URL) => pathname.startsWith("/trpc/") && pathname.includes(procedure);
  const hold = async (route: Route) => {
    await gate;
    await route.continue();
    // Routes disable the browser's cache, so remove it. The window may be closed by now.
    await page.unroute(isHeld, hold).catch(() => undefined);
  };
  await page.route(isHeld, hold);
  return open;
}
