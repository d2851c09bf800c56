import { useEffect } from "react";

/**
 * Tells all style sheets of a measure, by a custom property of the root; an empty one lets them take what they take it
 * to be. Nothing is written that stands there: with the root the browser reckons the style of every element anew.
 */
export function setOnRoot(name: `--${string}`, value: string): void {
  const { style } = document.documentElement;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/**
 * Marks the root for all style sheets, or takes the mark away. The root's own `:has()` would tell them the same, but has
 * the browser reckon the root with all variables of the theme at each change of the page (docs/performance.md).
 */
export function markRoot(mark: "data-dialog" | "data-fills-phone", isMarked: boolean): void {
  document.documentElement.toggleAttribute(mark, isMarked);
}

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
