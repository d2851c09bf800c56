// ES5 only, because it also tells users of old browsers to update.
function beforePaint() {
  // The key is Mantine's.
  var root = document.documentElement;
  var chosen = null;
  try {
    chosen = localStorage.getItem("mantine-color-scheme-value");
  } catch (_) {
    // Storage is off.
  }
  var system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  var isFixed = chosen === "light" || chosen === "dark";
  root.setAttribute("data-mantine-color-scheme", isFixed ? chosen : system);

  // main.tsx sets hasStarted.
  var isMissing = false;
  function onError(event) {
    if (event.target && event.target.tagName === "SCRIPT") isMissing = true;
  }
  function onLoad() {
    var isOld = !([].toSorted && [].findLast && window.AbortSignal && AbortSignal.timeout);
    if (window.hasStarted && !isOld) return;
    var line = document.createElement("p");
    line.setAttribute("role", "alert");
    line.style.cssText = "margin:0;padding:12px 16px;background:#fff3bf;color:#212529;font-family:sans-serif";
    line.textContent =
      isMissing && !isOld
        ? "This page could not be loaded completely. Check your connection, then reload the page."
        : "This browser is too old for this portal. Please use a current version of Chrome, Edge, Firefox or Safari.";
    document.body.insertBefore(line, document.body.firstChild);
  }
  addEventListener("error", onError, true);
  addEventListener("load", onLoad);

  function onSubmit(event) {
    if (event.target.closest("[data-rendered]")) event.preventDefault();
  }
  addEventListener("submit", onSubmit);

  // Marks the last pressed button for pre-hydration-input.ts, unless something was typed since.
  var pressed = null;
  function press(button) {
    if (pressed) pressed.removeAttribute("data-pressed");
    if (button) button.setAttribute("data-pressed", "");
    pressed = button;
  }
  function onClick(event) {
    var button = event.target.closest("[data-rendered] button:not([popovertarget])");
    if (button) press(button);
  }
  function onInput() {
    press(null);
  }
  function onKeyDown(event) {
    var field = event.target.closest("[data-rendered] [enterkeyhint=send]");
    if (!field || event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    press(field.form.querySelector("[type=submit]"));
  }
  addEventListener("click", onClick);
  addEventListener("input", onInput);
  addEventListener("keydown", onKeyDown);
}
beforePaint();
