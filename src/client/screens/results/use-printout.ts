import { useEffect } from "react";

/**
 * Readies the page for paper, however printing is asked for: the title becomes a good name for a file, and what is
 * folded away opens. Afterwards all is as it was.
 */
export function usePrintout(title: string): void {
  useEffect(() => {
    let restore = (): void => undefined;
    const ready = () => {
      const shown = document.title;
      const folded = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
      document.title = title;
      for (const part of folded) part.open = true;
      restore = () => {
        document.title = shown;
        for (const part of folded) part.open = false;
      };
    };
    const done = () => restore();
    window.addEventListener("beforeprint", ready);
    window.addEventListener("afterprint", done);
    return () => {
      window.removeEventListener("beforeprint", ready);
      window.removeEventListener("afterprint", done);
    };
  }, [title]);
}
