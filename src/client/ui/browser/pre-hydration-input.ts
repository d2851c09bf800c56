import { useEffect, useLayoutEffect } from "react";
import { afterPaint } from "./after-paint";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What somebody typed or chose before the page's script took over, by the place of the field in the page. */
const touched = new Map<number, { text: string; isChecked: boolean }>();
/** The place of the button that was pressed, in a page that is drawn anew. */
let pressedAt: number | undefined;
let root: HTMLElement | undefined;

/** Notes what is typed into a page that came rendered, from its first paint on. */
export function noteTyping(rendered: HTMLElement): void {
  root = rendered;
  for (const field of fieldsOf(root)) if (isTouched(field)) note(field);
  root.addEventListener("input", onInput, true);
}

/** Notes the pressed button before React replaces the elements that came rendered. */
export function notePressed(rendered: HTMLElement): void {
  const place = buttonsOf(rendered).findIndex((button) => button.hasAttribute("data-pressed"));
  if (place >= 0) pressedAt = place;
}

/**
 * Hands over what was typed, as if it were typed now, and the button that was pressed last (`public/before-paint.js`);
 * for who draws the page. Without a page that came rendered there is nothing to hand over.
 */
export function useTakeOverInput(): void {
  // What is typed or pressed from here on has its effect itself; noted as well, it would have it twice.
  useLayoutEffect(stopNoting, []);
  useEffect(handOver, []);
}

/**
 * Before a form is sent, hands over what a browser or a password manager has filled in without an event. React keeps a
 * field's attribute at the value that it knows.
 */
export function followAutofill(): void {
  document.addEventListener("submit", ({ target }) => readSilent(target), true);
  document.addEventListener(
    "click",
    ({ target }) => target instanceof Element && readSilent(target.closest("button")?.form),
    true,
  );
}

const SILENT_TYPES = ["text", "email", "password", "tel"];

function readSilent(form: EventTarget | null | undefined): void {
  if (!(form instanceof HTMLFormElement)) return;
  const silent = [...form.querySelectorAll("input")].filter(
    (field) => SILENT_TYPES.includes(field.type) && isTouched(field),
  );
  // All are read first: what is drawn for one gives the others the values that React knows.
  const values = silent.map(({ value }) => value);
  for (const [at, field] of silent.entries()) typeAgain(field, values[at] ?? "");
}

function stopNoting(): void {
  document.querySelector("[data-rendered]")?.removeAttribute("data-rendered");
  root?.removeEventListener("input", onInput, true);
}

function handOver(): void {
  if (!root) return;
  const pressed =
    pressedAt === undefined ? root.querySelector<HTMLElement>("[data-pressed]") : buttonsOf(root)[pressedAt];
  const fields = fieldsOf(root);
  for (const [place, { text, isChecked }] of touched) {
    const field = fields[place];
    if (field && isChoice(field)) chooseAgain(field, isChecked);
    else if (field) typeAgain(field, text);
  }
  root = undefined;
  touched.clear();
  // What was typed is part of what is drawn by then.
  if (pressed) afterPaint(() => press(pressed));
}

function press(button: HTMLElement): void {
  button.removeAttribute("data-pressed");
  button.click();
}

const onInput = ({ target }: Event): void => note(target);

function note(target: EventTarget | null): void {
  if (!root || !isField(target)) return;
  const isChecked = isChoice(target) && target.checked;
  touched.set(fieldsOf(root).indexOf(target), { text: target.value, isChecked });
}

const fieldsOf = (page: HTMLElement) => [...page.querySelectorAll<Field>("input, textarea")];
const buttonsOf = (page: HTMLElement) => [...page.querySelectorAll("button")];

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type);

const isTouched = (field: Field): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** A radio button that is off was turned off by another, which is chosen again. */
function chooseAgain(field: HTMLInputElement, isChecked: boolean): void {
  if (!isChecked && field.type === "radio") return;
  field.checked = !isChecked;
  field.click();
}

/** React takes an event for a change only where the value is another than the last it knows of. */
function typeAgain(field: Field, value: string): void {
  const caret = field.selectionStart;
  for (const text of ["", value]) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  if (caret === null || field !== document.activeElement) return;
  // What is drawn for these events puts the caret at the end.
  afterPaint(() => field.value === value && field.setSelectionRange(caret, caret));
}
