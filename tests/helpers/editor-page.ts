import type { Locator, Page } from "playwright-core";
import { adminWindow, type PageServer, pageServer } from "#tests/helpers/page-server";
import { type Agent, exampleTemplate } from "#tests/helpers/server";

/** The texts of the example template's questions, in their order. */
export const SELL = "What do you sell?";
export const TEAM = "How big is your team?";
export const CASH = "How healthy is your cash flow?";
export const ELSE = "Anything else?";
const QUESTIONS = [SELL, TEAM, CASH, ELSE];

export interface Editor {
  server: PageServer;
  admin: Agent;
  page: Page;
  /** The template's id. */
  id: number;
}

/**
 * Opens the editor of the example template as an admin.
 * @param prepare changes the template before the page opens, which saves a reload
 */
export async function openEditor({
  prepare,
  ...window
}: Parameters<typeof adminWindow>[1] & {
  prepare?: (admin: Agent, id: number) => Promise<unknown>;
} = {}): Promise<Editor> {
  const server = await pageServer();
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  await prepare?.(admin, id);
  const page = await adminWindow(server, window);
  await page.goto(editorPath(id));
  await page.getByRole("heading", { name: "Growth check", level: 1 }).waitFor();
  return { server, admin, page, id };
}

export const editorPath = (id: number) => `/admin/templates/${id}/questions`;

/** The order of questions on the page. */
export async function shownOrder(page: Page): Promise<(string | undefined)[]> {
  const cards = await page.getByRole("list", { name: "Questions" }).locator("> li").allInnerTexts();
  return cards.map((text) => QUESTIONS.find((question) => text.includes(question)));
}

/** The order of questions on the server. */
export async function storedOrder(admin: Agent, id: number): Promise<string[]> {
  const { body } = await admin.get(`/admin/assessments/${id}/questions`);
  return body.map((question: { questionText: string }) => question.questionText);
}

/** Counts the calls of a procedure that the page makes from now on. */
export function countCalls(page: Page, procedure: string): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes(procedure)) calls += 1;
  });
  return () => calls;
}

/** Name of the focused element. */
export function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );
}

/** Names of controls, with "(off)" after disabled or read-only ones. */
export const controls = (all: Locator): Promise<string[]> =>
  all.evaluateAll((found) =>
    found.map((one) => {
      const isOff = one.matches(":disabled, [aria-disabled=true], :is(input, textarea):read-only");
      const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : undefined;
      return `${one.ariaLabel ?? label ?? one.textContent}${isOff ? " (off)" : ""}`;
    }),
  );
