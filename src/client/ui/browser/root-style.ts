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
