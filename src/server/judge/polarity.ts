import { denies } from "./denying";
import type { Sentence } from "./sentence";
import type { Value } from "./values";

/** How far before a word stands what denies it, and how far behind: "has not yet been tested", "tested never". */
const REACH = { before: 4, behind: 1 };

const tellingOf = ({ telling }: Value): string[] => telling.filter((word) => !denies(word));

/** The one that says no of just what the other says: "Yes, not tested" of "Yes, and tested"; undefined without. */
function opposite(value: Value, values: readonly Value[]): Value | undefined {
  const telling = tellingOf(value);
  return values.find((other) => {
    const others = tellingOf(other);
    const isAlike = others.length === telling.length && others.every((word) => telling.includes(word));
    return other !== value && isAlike && other.words.some(denies) !== value.words.some(denies);
  });
}

/**
 * What is meant of two that differ by a "not" alone, where a message says of one of their words whether it is so; null
 * where it does not, or something else may be meant.
 */
export function meantOfOpposites(
  values: readonly Value[],
  found: readonly Value[],
  { words }: Sentence,
): Value | null {
  const [one] = found;
  const other = one && opposite(one, values);
  if (!other || !found.every((value) => value === one || value === other)) return null;
  // They begin with a yes, which tells nothing apart.
  const shared = tellingOf(one).slice(1);
  const at = words.findIndex(({ bare }) => shared.includes(bare));
  if (at < 0) return null;
  const before = words.slice(Math.max(0, at - REACH.before), at).map(({ bare }) => bare);
  const beside = before.slice(before.lastIndexOf("") + 1);
  const isDenied = [...beside, ...words.slice(at + 1, at + 1 + REACH.behind).map(({ bare }) => bare)].some(
    denies,
  );
  return one.words.some(denies) === isDenied ? one : other;
}
