import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumOptions } from "#tests/helpers/browser";

/** Pages live for seconds, so optimizing their code costs more than it saves. Bytecode stays for the next page. */
const SHORT_LIVED = "--js-flags=--no-opt --no-maglev --no-flush-bytecode";

/** A browser profile with cookies, storage, and a window that stays open (docs/testing.md). */
export interface Profile {
  context: BrowserContext;
  /** Opens the other windows, which share its process and its compiled code. */
  keeper: Page;
  hasTouch: boolean;
  baseURL: string;
  /** Whether a test has installed a fake clock, which can't be removed. */
  hasOwnTime: boolean;
}

/** The worker's browser, shared by its test files and closed with it (docs/testing.md). */
let running: Promise<Browser> | undefined;

/** A test uses at most two people, each with a mouse or touch. */
const MAX_FREE_PROFILES = 4;

/** Free profiles of this worker. */
const free: Profile[] = [];

/** Takes an empty profile with this URL and input, or creates one. The caller gives it back. */
export async function takeProfile(baseURL: string, hasTouch: boolean): Promise<Profile> {
  const browser = await browserOfWorker();
  const index = free.findIndex((one) => one.baseURL === baseURL && one.hasTouch === hasTouch);
  const [known] = index < 0 ? [] : free.splice(index, 1);
  if (known?.context.browser()?.isConnected()) return known;
  const context = await browser.newContext({ baseURL, hasTouch, reducedMotion: "reduce" });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(addStyle, UNPAINTED);
  const keeper = await keeperOf(context, baseURL);
  const profile: Profile = { context, keeper, hasTouch, baseURL, hasOwnTime: false };
  noteOwnTime(profile);
  return profile;
}

function noteOwnTime(profile: Profile): void {
  const { clock } = profile.context;
  const install = clock.install.bind(clock);
  clock.install = (options) => {
    profile.hasOwnTime = true;
    return install(options);
  };
}

/** Closes a profile's windows and empties it for the next test. */
export async function releaseProfile(profile: Profile): Promise<void> {
  const { context, keeper } = profile;
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== keeper)
      .map((page) => page.close()),
  );
  if (profile.hasOwnTime) return context.close();
  await Promise.all([context.setOffline(false), context.clearCookies(), context.clearPermissions()]);
  await keeper.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  free.push(profile);
  if (free.length > MAX_FREE_PROFILES) await free.shift()?.context.close();
}

/** Opens a window from the keeper, so both share a process. */
export async function openedBy({ context, keeper }: Profile): Promise<Page> {
  const opened = context.waitForEvent("page");
  await keeper.evaluate(() => void window.open("about:blank"));
  return opened;
}

/** The isolation headers of the product's pages. With others, the windows would move to different processes. */
const ISOLATION_HEADERS = { "Cross-Origin-Opener-Policy": "same-origin", "Origin-Agent-Cluster": "?1" };

/** Hides the page without changing layout, so clicks, sizes and computed colors still work (docs/testing.md). */
const UNPAINTED = "@media screen { html { opacity: 0 } }";
const PAINTED = "html { opacity: 1 !important }";

/** Makes the pages of a window visible, as for users. */
export async function paint(page: Page): Promise<void> {
  await page.addInitScript(addStyle, PAINTED);
  await page.evaluate(addStyle, PAINTED);
}

/** Runs in the page. */
function addStyle(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}

/** Opens an empty page at the URL without calling the server. */
async function keeperOf(context: BrowserContext, url: string): Promise<Page> {
  const keeper = await context.newPage();
  await keeper.route("**", (route) =>
    route.fulfill({ contentType: "text/html", headers: ISOLATION_HEADERS, body: "<!doctype html>" }),
  );
  await keeper.goto(url);
  return keeper;
}

/** The worker's browser, or a new one after a crash. The crash fails the test that it happened in. */
async function browserOfWorker(): Promise<Browser> {
  const known = await running?.catch(() => undefined);
  if (known?.isConnected()) return known;
  running = launch();
  return running;
}

function launch(): Promise<Browser> {
  const { executablePath, args } = chromiumOptions();
  return chromium.launch({ executablePath, args: [...args, "--process-per-site", SHORT_LIVED] });
}
