import { useEffect } from "react";

/**
 * Keeps `--vvh`, the height that the on-screen keyboard leaves, up to date: some browsers lay the keyboard over the
 * page instead of shrinking it.
 */
export function useVisualViewport(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--vvh", `${viewport.height}px`);
    measure();
    viewport.addEventListener("resize", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      style.removeProperty("--vvh");
    };
  }, []);
}
