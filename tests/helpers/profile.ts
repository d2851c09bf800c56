import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumOptions } from "#tests/helpers/browser";

/** A page lives for seconds: making its program faster takes longer than it saves. What was compiled stays for the next. */
const SHORT_LIVED = "--js-flags=--no-opt --no-maglev --no-flush-bytecode";

/** A browser's profile: cookies, storage, and a window that stays open (docs/testing.md). */
export interface Profile {
  context: BrowserContext;
  /** Opens the others, which share its process with all that was compiled there. */
  keeper: Page;
  hasTouch: boolean;
  baseURL: string;
  /** Whether a test has put a clock of its own into it, which stays there. */
  hasOwnTime: boolean;
}

/** The browser of this worker (docs/testing.md): of all its files, as they share their modules. It ends with the worker. */
let running: Promise<Browser> | undefined;

/** A test has two people at most, with mouse or with fingers. */
const MOST_KEPT = 4;

/** The profiles of this worker that no test holds. */
const free: Profile[] = [];

/** An empty profile, which its holder gives back; a new one where none is left that fits. */
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

/** Closes the windows of a profile and empties it for the next test. */
export async function giveBack(profile: Profile): Promise<void> {
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
  if (free.length > MOST_KEPT) await free.shift()?.context.close();
}

/** A window of the profile, opened by the one that stays. */
export async function openedBy({ context, keeper }: Profile): Promise<Page> {
  const opened = context.waitForEvent("page");
  await keeper.evaluate(() => void window.open("about:blank"));
  return opened;
}

/** What the product's pages say of themselves: with anything else their windows would be moved to other processes. */
const OF_ONE_KIND = { "Cross-Origin-Opener-Policy": "same-origin", "Origin-Agent-Cluster": "?1" };

/** All is where it is, for a press, a measure and a computed colour, but nothing is drawn (docs/testing.md). */
const UNPAINTED = "@media screen { html { opacity: 0 } }";
const PAINTED = "html { opacity: 1 !important }";

/** Has the pages of a window painted, as for people. */
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

/** An empty page of that address, which asks nobody for anything. */
async function keeperOf(context: BrowserContext, url: string): Promise<Page> {
  const keeper = await context.newPage();
  await keeper.route("**", (route) =>
    route.fulfill({ contentType: "text/html", headers: OF_ONE_KIND, body: "<!doctype html>" }),
  );
  await keeper.goto(url);
  return keeper;
}

/** A browser that is gone fails the test it was lost in; the next one gets another. */
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
