import { useEffect } from "react";
import { branding } from "../../api/branding";

/** What the page that is being rendered calls itself; there is no document to name. */
let noted = branding.name;

/** Sets the document's title: "{page} · {organisation}". */
export function useDocumentTitle(page: string): void {
  const title = `${page} · ${branding.name}`;
  if (typeof document === "undefined") noted = title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Renders a page where there is no document, and gives its title with it. */
export function withTitle(render: () => string): { html: string; title: string } {
  noted = branding.name;
  return { html: render(), title: noted };
}
