import { useEffect } from "react";
import { branding } from "../data/branding";

/** Sets the document's title: "{page} · {organisation}". */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · ${branding.name}`;
  }, [page]);
}
