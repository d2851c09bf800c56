/** By text node, the element that a translator replaced it with; and by element, its text nodes. */
const replacements = new WeakMap<Node, ChildNode>();
const originals = new WeakMap<Node, ChildNode[]>();
/** Text nodes removed after a text node whose replacement also covers them. */
const coveredTexts = new WeakMap<Node, ChildNode[]>();
const removed = new WeakSet<Node>();

/**
 * Keeps React working while a browser translates the page. Translators replace text nodes by elements, and React would
 * fail when it removes or changes the missing text nodes. Each is restored before React touches it, and the translator
 * then translates it again.
 */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  const observer = new MutationObserver(recordReplacements);
  observer.observe(document.body, { childList: true, subtree: true });

  function restore(node: Node): void {
    recordReplacements(observer.takeRecords());
    const replacement = node.parentNode ? undefined : replacements.get(node);
    if (replacement?.parentNode) {
      const texts = originals.get(replacement) ?? [];
      replacement.replaceWith(...texts.filter((text) => !text.parentNode && !removed.has(text)));
    }
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    restore(child);
    removed.add(child);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    if (before) restore(before);
    removed.delete(child);
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, child, place);
    return child;
  };
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, text: string | null) {
      if (!this.parentNode) restore(this);
      nodeValue?.set?.call(this, text);
    },
  });
}

/** Whether the page was translated before this script ran. */
export const isTranslated = (root: Element): boolean => root.querySelector("font") !== null;

function recordReplacements(records: MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const replacement = newestOf([...addedNodes, previousSibling, nextSibling].filter(isStandIn));
    for (const text of removedNodes) {
      if (!isText(text) || removed.has(text)) continue;
      if (replacement) replace([text, ...(coveredTexts.get(text) ?? [])], replacement);
      // One element may replace several adjacent text nodes.
      else if (previousSibling)
        coveredTexts.set(previousSibling, [
          text,
          ...(coveredTexts.get(text) ?? []),
          ...(coveredTexts.get(previousSibling) ?? []),
        ]);
    }
  }
}

/** The first element that doesn't replace anything yet, or else the first. */
const newestOf = (nodes: readonly ChildNode[]) => nodes.find((node) => !originals.has(node)) ?? nodes[0];

function replace(texts: readonly ChildNode[], replacement: ChildNode): void {
  for (const text of texts) replacements.set(text, replacement);
  originals.set(replacement, [...new Set([...(originals.get(replacement) ?? []), ...texts])]);
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** Chrome, Edge and Google Translate replace text nodes by `font` elements, which Askwell doesn't use. */
const isStandIn = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === "font";
