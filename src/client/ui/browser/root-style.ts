import { useEffect } from "react";

/**
 * Sets a custom property of the root element; "" removes it, so that style sheets use their fallback. Skips unchanged
 * values, because each write makes the browser recalculate the style of every element.
 */
export function setOnRoot(name: `--${string}`, value: string): void {
  const { style } = document.documentElement;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/**
 * Sets or removes an attribute of the root element for style sheets. `:has()` on the root would be slow: the browser
 * would recalculate the theme's variables at each change of the page (docs/performance.md).
 */
export function markRoot(mark: "data-dialog" | "data-fills-phone", isMarked: boolean): void {
  document.documentElement.toggleAttribute(mark, isMarked);
}

/**
 * Keeps `--vvh` and `--vvt` up to date: the height above the on-screen keyboard and the top offset. Some browsers
 * overlay the keyboard and move the page up instead of shrinking it. Pinch zoom changes neither.
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
