/** Whether a keyboard is likely at hand. On touch screens a focused field opens the on-screen keyboard unasked. */
export const hasKeyboard = () => window.matchMedia("(pointer: fine)").matches;

/** Focuses where a keyboard is likely at hand. */
export function focusWithKeyboard(element: HTMLElement | null): void {
  if (hasKeyboard()) element?.focus({ preventScroll: true });
}
