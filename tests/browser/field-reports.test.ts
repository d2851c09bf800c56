import type { Locator, Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { BUILD_HEADER } from "#shared/domain/build-header";
import { wrongAddressText } from "#shared/domain/wrong-address";
import { button } from "#tests/helpers/chat-page";
import { sampled } from "#tests/helpers/effort";
import { heading } from "#tests/helpers/entry-page";
import { openWindow } from "#tests/helpers/page";
import { pageServer, RENDERER } from "#tests/helpers/page-server";
import { ADMIN, exampleTemplate } from "#tests/helpers/server";
import { filesIn, textOf } from "#tests/helpers/source-files";
import { count } from "#tests/helpers/stored";

const ANY = /./;
const TOO_OLD = "This browser is too old for this portal.";
const COOKIES = "Your browser blocked the cookie that keeps you signed in.";

async function opened(renderer?: string) {
  const server = await pageServer({}, {}, renderer);
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const page = await openWindow(server.url, undefined, ANY);
  page.setDefaultTimeout(15_000);
  return { server, admin, templateId, page };
}

const serve = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });

test("every page shows a message if its first script fails", async () => {
  const { page } = await opened(RENDERER);
  const PAGES = ["/", "/direct-assessment/1", "/access?token=abc", "/admin"];
  for (const [answer, sentence, paths] of [
    [serve("/(?<!a/"), TOO_OLD, PAGES],
    [serve("let a = #{1}"), TOO_OLD, ["/"]],
    [serve("undefined.at(0)"), TOO_OLD, ["/"]],
    [(route: Route) => route.abort(), "This page could not be loaded completely.", ["/", "/admin"]],
  ] as const) {
    await page.unrouteAll();
    await page.route(/\/assets\/.*\.js$/, answer);
    for (const path of paths) {
      await page.goto(path);
      await page.getByText(sentence).waitFor();
    }
  }
});

test.each(sampled(["toSorted", "findLast", "timeout"], 1))(
  "a browser without %s is told so, a current one isn't",
  async (missing) => {
    const { page } = await opened();
    await page.goto("/");
    await heading(page, "Understand your business").waitFor();
    await expect.poll(() => page.getByText(/too old|loaded completely/).count()).toBe(0);
    await page.addInitScript((name) => {
      Reflect.deleteProperty(name === "timeout" ? AbortSignal : Array.prototype, name);
    }, missing);
    await page.goto("/");
    await page.getByText(TOO_OLD).waitFor();
  },
);

async function refuseCookies(page: Page): Promise<void> {
  await page.route("**/trpc/**", async (route) => {
    const request = route.request();
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    const contentType = answer.headers.get("content-type") ?? "";
    await route.fulfill({ status: answer.status, contentType, body: await answer.text() });
  });
}

async function startForm(page: Page): Promise<void> {
  await page.goto("/start-assessment");
  await page.getByLabel("Full Name").fill("Pat Doe");
  await page.getByLabel("Email").fill("pat@example.com");
  await button(page, "Start Assessment").click();
}

test("every sign-in tells a browser without cookies that it needs them", async () => {
  const { page } = await opened();
  await refuseCookies(page);
  const notice = page.locator("main").getByText(COOKIES);
  await page.goto("/direct-assessment/1");
  await page.getByLabel("Email Address").fill("sam@example.com");
  await button(page, "Continue").click();
  await page.getByLabel("Full Name").fill("Sam Poe");
  await button(page, "Create Account & Start Assessment").click();
  await notice.waitFor();
  await startForm(page);
  await notice.waitFor();
  await page.goto("/admin");
  await page.getByRole("textbox", { name: "Email" }).fill(ADMIN.email);
  await page.locator("input[type=password]").fill(ADMIN.password);
  await button(page, "Login").click();
  await notice.waitFor();
});

test("with cookies off, the start form doesn't register", async () => {
  const { server, page } = await opened();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "cookieEnabled", { value: false });
  });
  await startForm(page);
  await page.getByText(COOKIES).waitFor();
  expect(await count(server, "users")).toBe(0);
});

/** Runs in the page. Fills a field without an event, like some password managers. */
function fillSilently(field: Element, [text, isNative]: [string, boolean]): void {
  if (!(field instanceof HTMLInputElement)) return;
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  if (isNative) native?.set?.call(field, text);
  else field.value = text;
}

test("fields that are filled without an event are read on submit", async () => {
  const { page } = await opened();
  const fill = (field: Locator, text: string, isNative = true) =>
    field.evaluate(fillSilently, [text, isNative] as [string, boolean]);
  const email = page.getByRole("textbox", { name: /^Email/ });
  await page.goto("/access");
  await email.waitFor();
  await fill(email, "pat@example.com");
  await button(page, "Send access link").click();
  await heading(page, "Check Your Email").waitFor();

  await page.goto("/direct-assessment/1");
  await email.waitFor();
  await fill(email, "sam@example.com", false);
  await page.getByLabel("Email Address").press("Enter");
  await page.getByLabel("Full Name").waitFor();
  await page.getByLabel("Full Name").evaluate(fillSilently, ["Sam Poe", false] as [string, boolean]);
  await button(page, "Use a form instead").click();
  await page.waitForURL("**/start");

  await page.goto("/admin");
  await email.waitFor();
  await fill(email, ADMIN.email);
  await fill(page.locator("input[type=password]"), ADMIN.password);
  await button(page, "Login").click();
  await page.waitForURL("**/admin/dashboard");
});

const DIRECTIONS: readonly (readonly [string, string])[] = [
  ["ar", "rtl"],
  ["de", "ltr"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur-PK", "rtl"],
  ["az-Arab", "rtl"],
  ["ar-Latn", "ltr"],
];

test.each(sampled(DIRECTIONS, 2))("a question in %s has the direction %s", async (language, direction) => {
  const { admin, templateId, page } = await opened();
  await admin.put(`/admin/assessment-templates/${templateId}`, { language });
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  const { userAssessmentId: id } = await registered.json();
  await page.goto(`/assessment/${id}/start?q=3`);
  const place = async (name: string) => (await page.getByRole("radio", { name }).boundingBox())?.x ?? 0;
  await page.getByRole("radio", { name: "1" }).waitFor();
  await expect.poll(async () => (await place("1")) < (await place("5"))).toBe(direction === "ltr");
});

test("a page that is older than the server says so, and reloads", async () => {
  const { page } = await opened();
  await page.route("**/trpc/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), [BUILD_HEADER]: "newer-00" } });
  });
  await page.goto("/access");
  await page.getByText("This portal was updated while this page was open.").waitFor();
  await page.unroute("**/trpc/**");
  await button(page, "Reload the page").click();
  await page.getByLabel("Email").waitFor();
  await expect.poll(() => page.getByText("This portal was updated").count()).toBe(0);
});

test.each(sampled(["//access?token=abc", "///user-dashboard?token=abc", "//nothing?token=abc"], 1))(
  "%s opens a page without the token in the URL",
  async (path) => {
    const { server, page } = await opened();
    await page.goto(server.url + path);
    await page
      .getByText(/Invalid or expired access link|404 Page Not Found/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByText("Something went wrong").count()).toBe(0);
    if (!path.includes("nothing")) await expect.poll(() => page.url()).not.toContain("token");
  },
);

test("a page opened at another address names the right one", async () => {
  const { server, page } = await opened();
  const otherOrigin = "http://portal.test";
  await page.route(`${otherOrigin}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(otherOrigin, server.url) });
    await route.fulfill({ response });
  });
  await page.goto(`${otherOrigin}/access`);
  await page.getByText(wrongAddressText(server.url, otherOrigin)).waitFor();
  await page.goto("/access");
  await page.getByLabel("Email").waitFor();
  await expect.poll(() => page.getByText(otherOrigin).count()).toBe(0);
});

test("the built scripts use no syntax or function that the oldest browsers lack", async () => {
  const paths = filesIn("dist/client/assets").filter((path) => path.endsWith(".js"));
  expect(paths.length).toBeGreaterThan(20);
  for (const pattern of [/\(\?<[!=]/, /Promise\.withResolvers/, /Object\.groupBy/, /Array\.fromAsync/])
    expect(paths.filter((path) => pattern.test(textOf(path)))).toEqual([]);
});
