import { useEffect, useLayoutEffect } from "react";
import { afterPaint } from "./after-paint";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Input before hydration, by the field's index in the page. */
const inputs = new Map<number, { text: string; isChecked: boolean }>();
/** Index of the button that was pressed, if the page is rendered from scratch. */
let pressedAt: number | undefined;
let root: HTMLElement | undefined;

/** Records what is typed into a rendered page before hydration. */
export function noteTyping(page: HTMLElement): void {
  root = page;
  for (const field of fieldsOf(root)) if (isTouched(field)) record(field);
  root.addEventListener("input", onInput, true);
}

/** Records the pressed button before React replaces the rendered elements. */
export function notePressed(page: HTMLElement): void {
  const place = buttonsOf(page).findIndex((button) => button.hasAttribute("data-pressed"));
  if (place >= 0) pressedAt = place;
}

/** Replays input and the last button press from before hydration (`public/before-paint.js`) on a rendered page. */
export function useTakeOverInput(): void {
  // From here on, React handles input itself; recording it would apply it twice.
  useLayoutEffect(stopRecording, []);
  useEffect(replayInput, []);
}

/**
 * Before a form is submitted, dispatches input events for fields that a browser or password manager filled in without
 * one. They are recognized by their value attribute, which React keeps at the value it knows.
 */
export function followAutofill(): void {
  document.addEventListener("submit", ({ target }) => readUnannounced(target), true);
  document.addEventListener(
    "click",
    ({ target }) => target instanceof Element && readUnannounced(target.closest("button")?.form),
    true,
  );
}

const SILENT_TYPES = ["text", "email", "password", "tel"];

function readUnannounced(form: EventTarget | null | undefined): void {
  if (!(form instanceof HTMLFormElement)) return;
  const filledFields = [...form.querySelectorAll("input")].filter(
    (field) => SILENT_TYPES.includes(field.type) && isTouched(field),
  );
  // Read all values first: the render after one event resets the other fields to the values that React knows.
  const values = filledFields.map(({ value }) => value);
  for (const [at, field] of filledFields.entries()) replayText(field, values[at] ?? "");
}

function stopRecording(): void {
  document.querySelector("[data-rendered]")?.removeAttribute("data-rendered");
  root?.removeEventListener("input", onInput, true);
}

function replayInput(): void {
  if (!root) return;
  const pressedButton =
    pressedAt === undefined ? root.querySelector<HTMLElement>("[data-pressed]") : buttonsOf(root)[pressedAt];
  const fields = fieldsOf(root);
  for (const [place, { text, isChecked }] of inputs) {
    const field = fields[place];
    if (field && isChoice(field)) replayChoice(field, isChecked);
    else if (field) replayText(field, text);
  }
  root = undefined;
  inputs.clear();
  // By then, the typed text is rendered.
  if (pressedButton) afterPaint(() => replayPress(pressedButton));
}

function replayPress(button: HTMLElement): void {
  button.removeAttribute("data-pressed");
  button.click();
}

const onInput = ({ target }: Event): void => record(target);

function record(target: EventTarget | null): void {
  if (!root || !isField(target)) return;
  const isChecked = isChoice(target) && target.checked;
  inputs.set(fieldsOf(root).indexOf(target), { text: target.value, isChecked });
}

const fieldsOf = (page: HTMLElement) => [...page.querySelectorAll<Field>("input, textarea")];
const buttonsOf = (page: HTMLElement) => [...page.querySelectorAll("button")];

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type);

const isTouched = (field: Field): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** An unchecked radio button was unchecked by another one, which is replayed itself. */
function replayChoice(field: HTMLInputElement, isChecked: boolean): void {
  if (!isChecked && field.type === "radio") return;
  field.checked = !isChecked;
  field.click();
}

/** React ignores input events if the value equals the last one it knows, so the field is emptied first. */
function replayText(field: Field, value: string): void {
  const caret = field.selectionStart;
  for (const text of ["", value]) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  if (caret === null || field !== document.activeElement) return;
  // The render after these events moves the caret to the end.
  afterPaint(() => field.value === value && field.setSelectionRange(caret, caret));
}
