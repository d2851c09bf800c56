import type { Page } from "playwright-core";
import { adminWindow, type PageServer, pageServer } from "#tests/helpers/page-server";
import { ADMIN, type Agent } from "#tests/helpers/server";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
export const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
/** The toast of a success; failures use alerts. */
export const statusMessage = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );

/** Waits until an element with this name has the focus. */
export const untilFocused = (page: Page, name: string) =>
  page.waitForFunction((expected) => {
    const { activeElement } = document;
    return (activeElement?.getAttribute("aria-label") ?? activeElement?.textContent) === expected;
  }, name);

interface TemplatesPage {
  server: PageServer;
  page: Page;
  /** The same admin's API client. */
  admin: Agent;
  /** Creates a template through the API and returns its id. */
  make: (title: string, fields?: object) => Promise<number>;
}

/** Starts a server and opens a window with a signed-in admin. */
export async function templatesPage(options: Parameters<typeof adminWindow>[1] = {}): Promise<TemplatesPage> {
  const server = await pageServer();
  const page = await adminWindow(server, options);
  const admin = server.visitor();
  await admin.post("/admin/login", ADMIN);
  const make = async (title: string, fields: object = {}): Promise<number> => {
    server.clock.advance(1_000);
    return (await admin.post("/admin/assessment-templates", { title, ...fields })).body.id;
  };
  return { server, page, admin, make };
}
