/** How browser translators have been seen to replace text nodes. */
export const TRANSLATORS = ["replaces", "inserts before", "inserts behind", "nests", "joins"] as const;

interface Translation {
  how: string;
  /** Starts before the page's script runs; otherwise after its first run. */
  isEarly?: boolean;
}

/** Runs in a page. Replaces each text node soon after it appears, with the same text, like a browser's translator. */
export function translateContinuously({ how, isEarly = false }: Translation): void {
  const skipped = "script, style, textarea, font, title, noscript";
  const wrap = (text: string) => {
    const font = document.createElement("font");
    if (how === "nests") font.append(Object.assign(document.createElement("font"), { textContent: text }));
    else font.textContent = text;
    return font;
  };
  function put(node: Text): void {
    const next = node.nextSibling;
    if (how === "joins" && next instanceof Text) {
      node.before(wrap(node.data + next.data));
      next.remove();
      node.remove();
      return;
    }
    const font = wrap(node.data);
    if (how === "inserts before") node.before(font);
    else if (how === "inserts behind") node.after(font);
    if (font.isConnected) node.remove();
    else node.replaceWith(font);
  }
  function translate(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() && !node.parentElement?.closest(skipped)) found.push(node);
    for (const node of found) if (node.isConnected) put(node);
  }
  const observe = () => {
    let isWaiting = false;
    const soon = () => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        translate();
      }, Math.random() * 20);
    };
    new MutationObserver(soon).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    soon();
  };
  document.addEventListener(isEarly ? "readystatechange" : "DOMContentLoaded", observe, { once: true });
}
