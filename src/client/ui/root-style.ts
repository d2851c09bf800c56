/**
 * Tells all style sheets of a measure, by a custom property of the root; an empty one lets them take what they take it
 * to be. Nothing is written that stands there: with the root the browser reckons the style of every element anew.
 */
export function setOnRoot(name: `--${string}`, value: string): void {
  const { style } = document.documentElement;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
