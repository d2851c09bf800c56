/** What a translator has put in place of a text, and the texts that it has put it in place of. */
const standIns = new WeakMap<Node, ChildNode>();
const replaced = new WeakMap<Node, ChildNode[]>();
/** Texts that were taken away behind a text, which a stand-in of that one stands for, too. */
const joined = new WeakMap<Node, ChildNode[]>();
/** What React itself has taken off the page. */
const removed = new WeakSet<Node>();

/**
 * Keeps React working while a browser translates the page: a translator replaces texts by elements of its own, and
 * React would remove or change texts that are no longer there. Each is put back before React touches it; the translator
 * translates it again.
 */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });

  function putBack(node: Node): void {
    note(observer.takeRecords());
    const standIn = node.parentNode ? undefined : standIns.get(node);
    if (standIn?.parentNode) {
      const texts = replaced.get(standIn) ?? [];
      standIn.replaceWith(...texts.filter((text) => !text.parentNode && !removed.has(text)));
    }
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child);
    removed.add(child);
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    if (before) putBack(before);
    removed.delete(child);
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, child, place);
    return child;
  };
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, text: string | null) {
      if (!this.parentNode) putBack(this);
      nodeValue?.set?.call(this, text);
    },
  });
}

/** Whether a translator was here before the page's script. */
export const isTranslated = (root: Element): boolean => root.querySelector("font") !== null;

function note(records: MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const standIn = newestOf([...addedNodes, previousSibling, nextSibling].filter(isStandIn));
    for (const text of removedNodes) {
      if (!isText(text) || removed.has(text)) continue;
      if (standIn) replace([text, ...(joined.get(text) ?? [])], standIn);
      // One element may stand for several texts that were side by side.
      else if (previousSibling)
        joined.set(previousSibling, [
          text,
          ...(joined.get(text) ?? []),
          ...(joined.get(previousSibling) ?? []),
        ]);
    }
  }
}

/** One that stands for nothing yet, else the first. */
const newestOf = (nodes: readonly ChildNode[]) => nodes.find((node) => !replaced.has(node)) ?? nodes[0];

function replace(texts: readonly ChildNode[], standIn: ChildNode): void {
  for (const text of texts) standIns.set(text, standIn);
  replaced.set(standIn, [...new Set([...(replaced.get(standIn) ?? []), ...texts])]);
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** Chrome, Edge and Google Translate put `font` elements in place of texts; Askwell has none. */
const isStandIn = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === "font";
