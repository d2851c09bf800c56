// Runs before the first paint.
(() => {
  // The page must never flash in the wrong scheme. The key is Mantine's own.
  let chosen = null;
  try {
    chosen = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Storage is off: the system's scheme it is.
  }
  const fixed = chosen === "light" || chosen === "dark" ? chosen : null;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.setAttribute("data-mantine-color-scheme", fixed ?? system);

  // Until the page's script has taken over what came rendered, a form that is sent would only load the page again.
  addEventListener("submit", (event) => {
    if (event.target.closest("[data-rendered]")) event.preventDefault();
  });
})();
