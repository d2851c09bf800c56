import { useEffect } from "react";

/**
 * Keeps `--vvh` and `--vvt`, the height that the on-screen keyboard leaves and where it begins, up to date: some
 * browsers lay the keyboard over the page, and push the page up, instead of shrinking it. Enlarging with two fingers
 * changes neither: one looks at a part of the page then.
 */
export function useVisualViewport(isUsed: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport || !isUsed) return;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty("--vvh", `${Math.round(viewport.height * viewport.scale)}px`);
      style.setProperty("--vvt", viewport.scale === 1 ? `${Math.round(viewport.offsetTop)}px` : "0px");
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
      style.removeProperty("--vvh");
      style.removeProperty("--vvt");
    };
  }, [isUsed]);
}
