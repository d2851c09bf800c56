import { Worker } from "node:worker_threads";
import type { Page, Request } from "playwright-core";
import { expect, onTestFinished, test, vi } from "vitest";
import { composer, log } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { type PageServer, pageServer, RENDERER } from "#tests/helpers/page-server";
import { ADMIN, exampleTemplate } from "#tests/helpers/server";
import { row, storedResponses } from "#tests/helpers/stored";

/** A server-side rendering server, and a participant's window with a started attempt. */
async function startedAttempt() {
  const server = await pageServer({}, {}, RENDERER);
  const templateId = await exampleTemplate(await server.admin());
  const page = await openWindow(server.url);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  const { userAssessmentId: id } = await registered.json();
  // The renderer starts with the first page, which is sent empty after a second, so wait for it.
  await renderedOf(page, `/direct-assessment/${templateId}`);
  return { server, page, id, paths: pathsOf(id, templateId) };
}

const pathsOf = (id: number, templateId: number) => ({
  direct: `/direct-assessment/${templateId}`,
  form: `/assessment/${id}/start`,
  chat: `/assessment/${id}/chat`,
  results: `/assessment/${id}/results`,
  dashboard: "/user-dashboard",
});

const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

/** Requests a page until it is rendered; rendering that takes over a second sends an empty page. */
async function renderedOf(page: Page, path: string): Promise<string> {
  let html = "";
  await expect
    .poll(async () => {
      html = await htmlOf(page, path);
      return html;
    })
    .toContain("data-rendered");
  return html;
}

/** The text of a page's HTML without scripts; empty if rendering took over a second. */
async function textsOf(page: Page, path: string): Promise<string> {
  const html = (await htmlOf(page, path)).replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, "");
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

const answerTo = async (page: Page, id: number, answers: Record<number, string>) => {
  const questions: { id: number; order: number }[] = await (
    await page.request.get(`/api/user/assessments/${id}/questions`)
  ).json();
  for (const { id: questionId, order } of questions) {
    if (answers[order])
      await page.request.post(`/api/user/assessments/${id}/responses`, {
        data: { questionId, answer: answers[order] },
      });
  }
};

/** Delays the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const stored = (server: PageServer) =>
  row(
    server,
    "SELECT (SELECT count(*) FROM chat_messages) AS messages, status, startedAt FROM user_assessments",
  );

test("the first screen is in the HTML, writes nothing, and isn't sent to other visitors", async () => {
  const { server, page, id, paths } = await startedAttempt();
  const before = await stored(server);
  await expect.poll(() => textsOf(page, paths.direct)).toContain("Growth check");
  await expect.poll(() => textsOf(page, paths.dashboard)).toContain("Welcome back, Pat Doe");
  await expect.poll(() => textsOf(page, paths.form)).toContain("Question 1 of 4");
  await expect.poll(() => textsOf(page, paths.chat)).toMatch(/Question 1 of 4.*Welcome to Growth check\./);
  const titleOf = async (path: string) => /<title>(.*)<\/title>/.exec(await htmlOf(page, path))?.[1];
  for (const path of [paths.direct, paths.form, paths.chat])
    expect(await titleOf(path), path).toBe("Growth check · Assessment Portal");
  expect(await titleOf(paths.dashboard)).toBe("Your dashboard · Assessment Portal");
  expect(await titleOf("/nowhere")).toBe("Assessment Portal");
  expect(await stored(server)).toEqual(before);

  const stranger = await openWindow(server.url);
  for (const path of [paths.chat, paths.form, paths.results, paths.dashboard]) {
    expect(await htmlOf(stranger, path), path).not.toContain("data-rendered");
  }
  expect(await htmlOf(page, "/assessment/999/chat")).not.toContain("data-rendered");
  expect(await htmlOf(page, paths.results)).not.toContain("data-rendered");
  expect(await htmlOf(page, `${paths.dashboard}?token=${"a".repeat(64)}`)).not.toContain("data-rendered");

  const encoding = async (accepted: string) =>
    (await page.request.get("/", { headers: { "accept-encoding": accepted } })).headers()["content-encoding"];
  expect(await encoding("gzip, deflate, br, zstd")).toBe("br");
  expect(await encoding("br;q=0, gzip;q=0.5")).toBe("gzip");
  expect(await encoding("identity")).toBeUndefined();

  const policy = async (path: string) => (await page.request.get(path)).headers()["content-security-policy"];
  expect(await policy(paths.direct)).toContain("style-src-attr 'unsafe-inline'");
  expect(await policy("/admin")).toContain("style-src-attr 'none'");
  for (const path of [paths.direct, "/admin"]) expect(await policy(path)).toContain("script-src 'self';");

  await answerTo(page, id, { 1: "Shoes for hikers", 2: "2 to 10", 3: "4" });
  await expect.poll(() => textsOf(page, paths.chat)).toMatch(/Shoes for hikers.*Anything else\?/);
  await expect.poll(() => textsOf(page, paths.form)).toContain("Question 4 of 4");
  await page.request.post(`/api/user/assessments/${id}/complete`, { data: {} });
  await expect.poll(() => textsOf(page, paths.results)).toMatch(/Growth check.*Shoes for hikers/);

  const terminations = vi.spyOn(Worker.prototype, "terminate");
  onTestFinished(() => terminations.mockRestore());
  await server.app.close();
  expect(terminations).toHaveBeenCalledOnce();
});

test("hydration keeps the page and typed text, and repeats no call", async () => {
  const { page, id, paths } = await startedAttempt();
  await answerTo(page, id, { 1: "Shoes" });
  await page.request.get(paths.chat);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/trpc")) calls.push(pathname);
  });
  const release = await holdScripts(page);
  await page.goto(paths.chat, { waitUntil: "commit" });
  await page.getByText("How big is your team?").first().waitFor();
  await composer(page).focus();
  await page.keyboard.type("The second o");
  await page.keyboard.press("ArrowLeft");
  release();
  await log(page).getByText("How big is your team?").waitFor();
  await expect.poll(() => calls).toEqual(["/trpc/chat.open", "/trpc/chat.watch"]);
  await expect.poll(() => composer(page).inputValue()).toBe("The second o");
  const caret = () => composer(page).evaluate((field) => (field as HTMLTextAreaElement).selectionStart);
  await expect.poll(caret).toBe("The second ".length);
  await page.reload();
  await expect.poll(() => composer(page).inputValue()).toBe("The second o");
  await composer(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.type("ne");
  await page.keyboard.press("Enter");
  await log(page).getByText("How healthy is your cash flow?").waitFor();

  await page.goto(paths.form);
  await page.getByText("Question 3 of 4").waitFor();
  // Wait for the prefetch, which would fail after the logout.
  const ahead = page.waitForResponse((answer) => answer.url().includes("user.attempts.get"));
  await page.goto(paths.dashboard);
  await ahead;
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/access");
});

test("shows times in the visitor's zone, and stores choices made before the script runs", async () => {
  const { server, page, id, paths } = await startedAttempt();
  await answerTo(page, id, { 1: "Shoes" });
  const times = async () =>
    /<time[^>]*style="visibility:hidden"[^>]*>/.test(await renderedOf(page, paths.dashboard));
  expect(await times()).toBe(true);
  await page.context().addCookies([{ name: "zone", value: "no/zone", url: server.url }]);
  expect(await times()).toBe(true);
  await page.goto(paths.dashboard);
  await page.locator("time").first().waitFor();
  await expect.poll(times).toBe(false);
  const zoneCookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === "zone")?.value ?? "";
  expect(decodeURIComponent(await zoneCookie()).split(" ")[0]).toBe(
    await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  // Creating a date format takes a cheap phone 60 ms, so it happens only when the clock's offset has changed.
  await page.addInitScript(countFormats);
  const formatsMadeOn = async (path: string) => {
    await page.goto(path);
    await expect.poll(() => page.locator("[data-rendered]").count()).toBe(0);
    // Waits for work after the next paint and for idle callbacks.
    return page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      for (const _ of [1, 2]) await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
      return formatsMade;
    });
  };
  expect(await formatsMadeOn(paths.dashboard)).toBe(0);

  // After travel, the HTML has the old zone's times, and the page then shows the new ones.
  expect(await formatsMadeOn(paths.chat)).toBe(0);
  const home = await zoneCookie();
  const setZone = (value: string) => page.context().addCookies([{ name: "zone", value, url: server.url }]);
  await setZone("America%2FNew_York%20elsewhere");
  const [, inNewYork = ""] = />(\d+:\d\d [AP]M)<\/time>/.exec(await renderedOf(page, paths.chat)) ?? [];
  expect(inNewYork).not.toBe("");
  expect(await formatsMadeOn(paths.chat)).toBeGreaterThan(0);
  await expect.poll(() => log(page).getByText(inNewYork).count()).toBe(0);
  await expect.poll(zoneCookie).toBe(home);
  // The page uses the zone it was rendered for, even if another tab has changed the cookie since.
  await setZone("America%2FNew_York%20elsewhere");
  const releaseChat = await holdScripts(page);
  await page.goto(paths.chat, { waitUntil: "commit" });
  await composer(page).fill("2 to");
  await setZone(home);
  releaseChat();
  await expect.poll(() => page.locator("[data-rendered]").count()).toBe(0);
  await expect.poll(() => log(page).getByText(inNewYork).count()).toBe(0);
  await expect.poll(() => composer(page).inputValue()).toBe("2 to");
  await composer(page).fill("");

  const release = await holdScripts(page);
  await page.goto(paths.form, { waitUntil: "commit" });
  await page.getByRole("radio", { name: "Just me" }).check({ force: true });
  await page.getByRole("radio", { name: "2 to 10" }).check({ force: true });
  await page.getByRole("button", { name: "Save Progress" }).click();
  await page.getByRole("button", { name: "Next" }).click({ force: true });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("saveResponses")) sent.push(request.postData() ?? "");
  });
  release();
  await page.getByText("Question 3 of 4").waitFor();
  await page
    .getByRole("status")
    .getByText(/^Saved/)
    .waitFor();
  expect(sent.length).toBe(1);
  expect(Object.values(await storedResponses(server))).toEqual(["Shoes", "2 to 10"]);

  const releaseAgain = await holdScripts(page);
  await page.goto(paths.chat, { waitUntil: "commit" });
  await composer(page).fill("The fourth");
  await page.getByRole("button", { name: "Send" }).click({ force: true });
  await composer(page).fill("4");
  await composer(page).press("Enter");
  releaseAgain();
  await log(page).getByText("Anything else?").waitFor();
  expect(await textsOf(page, paths.chat)).not.toContain("The fourth");
});

test("an admin's first screen is rendered with data, and early presses count", async () => {
  const { server, page, paths } = await startedAttempt();
  // A call in progress during the sign-out may be refused.
  const admin = await openWindow(server.url, undefined, /status of 401/);
  await server.admin();
  await admin.request.post("/api/admin/login", { data: ADMIN });
  for (const path of [
    "/admin/dashboard",
    "/admin/users",
    "/admin/assessments/1",
    "/admin/templates/1/questions",
  ]) {
    const around = new RegExp(`Templates.*${ADMIN.email}.*Logout`);
    await expect.poll(() => textsOf(admin, path), { message: path }).toMatch(around);
    expect(await htmlOf(page, path), path).not.toContain("data-rendered");
  }
  await admin.goto("/admin/users");
  await admin
    .getByRole("link", { name: "pat@example.com" })
    .or(admin.getByText("pat@example.com"))
    .first()
    .waitFor();
  // Presses from now on aren't recorded for later.
  await expect.poll(() => admin.locator("[data-rendered]").count()).toBe(0);

  // Local settings are applied to the rendered page, which stays.
  await admin.goto("/admin/templates");
  const help = admin.getByRole("button", { name: "How Assessment Templates Work" });
  await help.click();
  await takesOver(admin, "/admin/templates");
  await admin.getByText("Share the link").waitFor();
  await expect.poll(() => help.getAttribute("aria-expanded")).toBe("true");

  const release = await holdScripts(admin);
  await admin.goto("/admin/templates", { waitUntil: "commit" });
  await admin.getByRole("button", { name: "Logout" }).click();
  release();
  await admin.waitForURL("**/admin");

  await page.request.post("/api/admin/login", { data: ADMIN });
  const editor = `${paths.direct.replace("direct-assessment", "admin/templates")}/questions`;
  for (const path of [paths.form, paths.chat, paths.dashboard, editor]) {
    const fetched: string[] = [];
    const note = (request: Request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/assets/")) fetched.push(pathname);
    };
    page.on("request", note);
    const html = await (await page.goto(path))?.text();
    await page.waitForLoadState("networkidle");
    page.off("request", note);
    expect(
      fetched.filter((name) => !name.endsWith(".woff2") && !html?.includes(name)),
      path,
    ).toEqual([]);
  }

  await page.context().clearCookies();
  await takesOver(page, "/access");
  await page.getByText("You've been signed out in this browser").waitFor();
});

/** Opens a rendered page and expects hydration to keep its elements. */
async function takesOver(page: Page, path: string): Promise<void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("[data-rendered] main").evaluate((main) => main.setAttribute("data-sent", ""));
  release();
  await expect.poll(() => page.locator("[data-rendered]").count()).toBe(0);
  await expect.poll(() => page.locator("main[data-sent]").count(), { message: path }).toBe(1);
}

declare global {
  /** Number of date formats that the page created. */
  var formatsMade: number;
}

/** Runs in the page. */
function countFormats(): void {
  globalThis.formatsMade = 0;
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(target, args) {
      globalThis.formatsMade++;
      return Reflect.construct(target, args);
    },
  });
}
