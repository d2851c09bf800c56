import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { fillCache, type HydrationData } from "./api/hydration-data";
import { createQueryClient } from "./api/query-client";
import { App } from "./app";
import { markdownLoaded } from "./components/attempt/safe-markdown";
import { withTitle } from "./components/page/page-title";
import { createPages } from "./router";
import { showServedZone } from "./ui/format/time-zone";

export interface PageToRender extends HydrationData {
  /** Path and search. */
  href: string;
  /** What its style elements must carry (Content-Security-Policy). */
  nonce: string;
}

export interface RenderedPage {
  html: string;
  /** The document's. */
  title: string;
}

/**
 * The HTML of a page's first screen, and its title, by the very components that take it over in the browser. It only reads what it is
 * given: a call that is not among that shows as still loading. Throws what a component throws.
 */
export async function render({ href, nonce, zone, calls }: PageToRender): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [href] });
  // The script that restores how far one had scrolled would stand inline, which no page may.
  const pages = createPages({ history, scrollRestoration: false });
  const queryClient = createQueryClient();
  await Promise.all([pages.load(), markdownLoaded()]);
  // From here on nothing waits, so that no other page comes in between.
  fillCache(queryClient, calls);
  showServedZone(zone);
  const app = <App pages={pages} queryClient={queryClient} nonce={() => nonce} />;
  return withTitle(() => renderToString(app));
}
