(() => {
  // No page flashes in the wrong scheme. The key is Mantine's.
  let chosen = null;
  try {
    chosen = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Storage is off: the system's scheme it is.
  }
  const fixed = chosen === "light" || chosen === "dark" ? chosen : null;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.setAttribute("data-mantine-color-scheme", fixed ?? system);

  // Until the script takes over what came rendered, a form that is sent would only load the page again.
  addEventListener("submit", (event) => {
    if (event.target.closest("[data-rendered]")) event.preventDefault();
  });

  // Nor does a button act: the last pressed is marked and acts then, unless something was typed since.
  let pressed = null;
  const press = (button) => {
    pressed?.removeAttribute("data-pressed");
    button?.setAttribute("data-pressed", "");
    pressed = button;
  };
  addEventListener("click", (event) => {
    const button = event.target.closest("[data-rendered] button:not([popovertarget])");
    if (button) press(button);
  });
  addEventListener("input", () => press(null));
  addEventListener("keydown", (event) => {
    const field = event.target.closest("[data-rendered] [enterkeyhint=send]");
    if (!field || event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    press(field.form.querySelector("[type=submit]"));
  });
})();
