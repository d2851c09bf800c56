import { useEffect } from "react";
import { setOnRoot } from "./root-style";

/**
 * Keeps `--vvh` and `--vvt`, the height that the on-screen keyboard leaves and where it begins, up to date: some
 * browsers lay the keyboard over the page, and push the page up, instead of shrinking it. Enlarging with two fingers
 * changes neither: one looks at a part of the page then.
 */
export function useVisualViewport(isUsed: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport || !isUsed) return;
    const measure = () => {
      const height = Math.round(viewport.height * viewport.scale);
      const top = viewport.scale === 1 ? Math.round(viewport.offsetTop) : 0;
      setOnRoot("--vvh", height === window.innerHeight ? "" : `${height}px`);
      setOnRoot("--vvt", top === 0 ? "" : `${top}px`);
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
      setOnRoot("--vvh", "");
      setOnRoot("--vvt", "");
    };
  }, [isUsed]);
}
