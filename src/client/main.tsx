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
  /** Read by `public/before-paint.js`, which shows an error if this script didn't run. */
  var hasStarted: boolean | undefined;
}

globalThis.hasStarted = true;
// The router would treat a path such as "//access" as another host.
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
  if (first) await hydrate(root, first);
  else createRoot(root).render(app);
}

/** Hydrates the rendered page, which stays visible until the code of the screen is loaded. */
async function hydrate(root: HTMLElement, { zone, calls }: HydrationData): Promise<void> {
  fillCache(queryClient, calls);
  // The server doesn't know the drafts of this tab, so a page with drafts is rendered from scratch.
  const isAsServed = !hasDrafts() && !isTranslated(root);
  noteTyping(root);
  if (isAsServed) {
    if (!isOwn(zone)) showServedZone(zone);
    // As on the server: no suspense boundary shows a fallback while code is loading.
    pages.ssr = { manifest: undefined };
  }
  await pages.load();
  if (isAsServed && !isTranslated(root))
    hydrateRoot(root, app, { onRecoverableError: reportUnlessTranslated(root) });
  else {
    notePressed(root);
    createRoot(root).render(app);
  }
}

/** Ignores hydration errors on translated pages, where React renders from scratch, as expected. */
const reportUnlessTranslated = (root: HTMLElement) => (error: unknown) => {
  if (!isTranslated(root)) reportError(error);
};

/** The data that came with the page; undefined if the page wasn't rendered on the server. */
function firstData(): HydrationData | undefined {
  const json = document.getElementById("first-data")?.textContent;
  return json ? JSON.parse(json) : undefined;
}

/** Nonce of the page's style elements (Content-Security-Policy); empty if the server set none. */
function styleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
  return /^__.*__$/.test(nonce) ? "" : nonce;
}
