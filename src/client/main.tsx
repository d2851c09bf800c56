import "./components/theme/styles";
import { createRoot, hydrateRoot } from "react-dom/client";
import { branding } from "./api/branding";
import { fillCache, type HydrationData } from "./api/hydration-data";
import { createQueryClient } from "./api/query-client";
import { setPageBuild } from "./api/server-build";
import { App } from "./app";
import { createPages } from "./router";
import { hasDrafts } from "./state/drafts";
import { followAutofill, notePressed, noteTyping } from "./ui/browser/pre-hydration-input";
import { isTranslated, surviveTranslation } from "./ui/browser/translation-guard";
import { isOwn, showOwnZone, showServedZone } from "./ui/format/time-zone";

declare global {
  /** Told to `public/before-paint.js`, which speaks up where this script does not run. */
  var hasStarted: boolean | undefined;
}

globalThis.hasStarted = true;
// An address such as "//access" would be another host's to the router.
if (/^\/[/\\]/.test(location.pathname))
  history.replaceState(
    null,
    "",
    location.href.replace(location.pathname, location.pathname.replace(/^[/\\]+/, "/")),
  );
setPageBuild(branding.build);
surviveTranslation();
followAutofill();
const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root element.");

const queryClient = createQueryClient();
const pages = createPages();
const app = <App pages={pages} queryClient={queryClient} nonce={styleNonce} />;
void draw(container, firstData()).then(showOwnZone);

async function draw(root: HTMLElement, first: HydrationData | undefined): Promise<void> {
  if (first) await takeOver(root, first);
  else createRoot(root).render(app);
}

/** Goes on with the screen that came rendered, which stands until the code behind it is there. */
async function takeOver(root: HTMLElement, { zone, calls }: HydrationData): Promise<void> {
  fillCache(queryClient, calls);
  // What was typed before in this tab, the server does not know of: such a page is built anew.
  const isAsServed = !hasDrafts() && !isTranslated(root);
  noteTyping(root);
  if (isAsServed) {
    if (!isOwn(zone)) showServedZone(zone);
    // As on the server, no boundary shows something else while code is fetched.
    pages.ssr = { manifest: undefined };
  }
  await pages.load();
  if (isAsServed && !isTranslated(root))
    hydrateRoot(root, app, { onRecoverableError: tellUnlessTranslated(root) });
  else {
    notePressed(root);
    createRoot(root).render(app);
  }
}

/** React draws a page anew that was translated while it took it over; that is no fault. */
const tellUnlessTranslated = (root: HTMLElement) => (error: unknown) => {
  if (!isTranslated(root)) reportError(error);
};

/** What the page brought with it; undefined where it came empty. */
function firstData(): HydrationData | undefined {
  const json = document.getElementById("first-data")?.textContent;
  return json ? JSON.parse(json) : undefined;
}

/** The nonce this page's style elements must carry (Content-Security-Policy); empty where the server set none. */
function styleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
  return /^__.*__$/.test(nonce) ? "" : nonce;
}
