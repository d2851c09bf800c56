/** Focuses where a keyboard is likely at hand. On touch screens that would open the on-screen keyboard unasked. */
export function focusWithKeyboard(element: HTMLElement | null): void {
  if (window.matchMedia("(pointer: fine)").matches) element?.focus({ preventScroll: true });
}
