import "./lib/styles";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app";
import { hasDrafts } from "./lib/drafts";
import { type FirstData, fillCache } from "./lib/first-data";
import { shareStyleNonce, styleNonce } from "./lib/nonce";
import { createQueryClient } from "./lib/query-client";
import { noteTyping } from "./lib/typed-before";
import { showOwnZone, showServedZone } from "./lib/zone";
import { createPages } from "./router";

shareStyleNonce();
const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root element.");

const queryClient = createQueryClient();
const pages = createPages();
const app = <App pages={pages} queryClient={queryClient} nonce={styleNonce} onShown={showOwnZone} />;
const first = firstData();
if (first) fillCache(queryClient, first.calls);
// What was typed before in this tab, the server does not know of: such a page is built anew.
if (first && !hasDrafts()) {
  showServedZone(first.zone);
  noteTyping(container);
  // As on the server, no boundary shows something else while code is fetched: it is waited for here.
  pages.ssr = { manifest: undefined };
  void pages.load().then(() => hydrateRoot(container, app));
} else {
  container.removeAttribute("data-rendered");
  createRoot(container).render(app);
}

/** What the page brought with it; undefined where it came empty. */
function firstData(): FirstData | undefined {
  const json = document.getElementById("first-data")?.textContent;
  return json ? JSON.parse(json) : undefined;
}
