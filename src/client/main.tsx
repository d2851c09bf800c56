import "./parts/styles";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app";
import { hasDrafts } from "./data/drafts";
import { type FirstData, fillCache } from "./data/first-data";
import { createQueryClient } from "./data/query-client";
import { createPages } from "./router";
import { noteTyping } from "./ui/before-script";
import { styleNonce } from "./ui/nonce";
import { isOwn, showOwnZone, showServedZone } from "./ui/zone";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root element.");

const queryClient = createQueryClient();
const pages = createPages();
const app = <App pages={pages} queryClient={queryClient} nonce={styleNonce} />;
void draw(container, firstData()).then(showOwnZone);

async function draw(root: HTMLElement, first: FirstData | undefined): Promise<void> {
  if (first) await takeOver(root, first);
  else createRoot(root).render(app);
}

/** Goes on with the screen that came rendered, which stands until the code behind it is there. */
async function takeOver(root: HTMLElement, { zone, calls }: FirstData): Promise<void> {
  fillCache(queryClient, calls);
  // What was typed before in this tab, the server does not know of: such a page is built anew.
  const isAsServed = !hasDrafts();
  if (isAsServed) {
    if (!isOwn(zone)) showServedZone(zone);
    noteTyping(root);
    // As on the server, no boundary shows something else while code is fetched.
    pages.ssr = { manifest: undefined };
  }
  await pages.load();
  if (isAsServed) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** What the page brought with it; undefined where it came empty. */
function firstData(): FirstData | undefined {
  const json = document.getElementById("first-data")?.textContent;
  return json ? JSON.parse(json) : undefined;
}
