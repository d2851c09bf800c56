// Runs before the first paint, so that the page never flashes in the wrong scheme. The key is Mantine's own.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Storage is off: the system's scheme it is.
  }
  const fixed = chosen === "light" || chosen === "dark" ? chosen : null;
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.setAttribute("data-mantine-color-scheme", fixed ?? system);
})();
