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
  href: string;
  /** Nonce of the page's style elements (Content-Security-Policy). */
  nonce: string;
}

export interface RenderedPage {
  html: string;
  title: string;
}

/** Renders a page's first screen. Calls that aren't in `calls` render as loading. Throws the errors of components. */
export async function render({ href, nonce, zone, calls }: PageToRender): Promise<RenderedPage> {
  const history = createMemoryHistory({ initialEntries: [href] });
  // Scroll restoration would need an inline script, which the Content-Security-Policy forbids.
  const pages = createPages({ history, scrollRestoration: false });
  const queryClient = createQueryClient();
  await Promise.all([pages.load(), markdownLoaded()]);
  // Synchronous from here on, so that renderings of several pages don't mix.
  fillCache(queryClient, calls);
  showServedZone(zone);
  const app = <App pages={pages} queryClient={queryClient} nonce={() => nonce} />;
  return withTitle(() => renderToString(app));
}
