import { useEffect, useLayoutEffect } from "react";
import { afterPaint } from "./after-paint";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields in which somebody typed or chose before the page's script had taken over, and what they hold. */
const touched = new Map<Field, string>();
let root: HTMLElement | undefined;

/** Notes what is typed into a page that came rendered, from its first paint on. */
export function noteTyping(rendered: HTMLElement): void {
  root = rendered;
  for (const field of root.querySelectorAll<Field>("input, textarea")) if (isTouched(field)) note(field);
  root.addEventListener("input", onInput, true);
}

/**
 * Hands over what was typed, as if it were typed now, and the button that was pressed last (`public/before-paint.js`);
 * for who draws the page. Without a page that came rendered there is nothing to hand over.
 */
export function useHandOver(): void {
  // What is typed or pressed from here on has its effect itself; noted as well, it would have it twice.
  useLayoutEffect(stopNoting, []);
  useEffect(handOver, []);
}

function stopNoting(): void {
  document.querySelector("[data-rendered]")?.removeAttribute("data-rendered");
  root?.removeEventListener("input", onInput, true);
  root = undefined;
}

function handOver(): void {
  const pressed = document.querySelector<HTMLElement>("[data-pressed]");
  for (const [field, value] of touched) typeAgain(field, value);
  touched.clear();
  // What was typed is part of what is drawn by then.
  if (pressed) afterPaint(() => press(pressed));
}

function press(button: HTMLElement): void {
  button.removeAttribute("data-pressed");
  button.click();
}

const onInput = ({ target }: Event): void => note(target);

function note(field: EventTarget | null): void {
  if (isField(field)) touched.set(field, field.value);
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type);

const isTouched = (field: Field): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** React takes an event for a change only where the value is another than the last it knows of. */
function typeAgain(field: Field, value: string): void {
  if (isChoice(field)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const caret = field.selectionStart;
  for (const text of ["", value]) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  if (caret === null || field !== document.activeElement) return;
  // What is drawn for these events puts the caret at the end.
  afterPaint(() => field.value === value && field.setSelectionRange(caret, caret));
}
