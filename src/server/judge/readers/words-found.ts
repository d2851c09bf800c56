import type { Sentence } from "../sentence";
import type { Finder } from "./finder";
import { piecesOf } from "./pieces";
import type { Span } from "./span";

/** All phrases of one kind in a message, the longest at each place, none inside another. */
export function wordsFound<K>(sentence: Sentence, finder: Finder<K>): (Span & { readonly key: K })[] {
  const pieces = piecesOf(sentence);
  const found: (Span & { key: K })[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const next = finder(pieces, at);
    if (!next) continue;
    found.push({ key: next.key, from: pieces[at]?.word ?? 0, to: (pieces[next.to - 1]?.word ?? 0) + 1 });
    at = next.to - 1;
  }
  return found;
}
