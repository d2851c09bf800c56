import { all, oneOf } from "./choice-reading";
import type { Reading } from "./judgement";
import { bare } from "./normalise";
import type { Option } from "./option";

/** Scripts that put no space between words, where an option is looked for inside the message. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const UNSPACED_FILLERS = /^(?:我|选|選|择|擇|想|要|是|觉得|認為|认为|应该|吧|的|就|を|です|は|に|します)*$/u;
const UNSPACED_JOINED = /^(?:和|与|與|跟|及|以及|还有|都|と|や|も|です|是|我|选|要| )+$/u;
const UNSPACED_EITHER = /或|还是|還是|または|か/u;
const UNSPACED_NEGATION = /[不非没沒除别別]|ない|以外/u;

/** The options that a message in a script without spaces holds, and what it says of them; null when that is not clear. */
export function readUnspaced(options: readonly Option[], message: string): Reading | null {
  const inside = optionsInside(options, message);
  const rest = inside.reduce((text, option) => text.replace(option.bare, ""), bare(message));
  if (inside.length === 1 && UNSPACED_FILLERS.test(rest)) return oneOf(inside, message);
  if (inside.length > 1 && UNSPACED_JOINED.test(rest)) return all(inside, options);
  return inside.length > 1 && UNSPACED_EITHER.test(rest) ? oneOf(inside, message) : null;
}

/** The options whose text stands anywhere in a message that puts no space between words. */
export function optionsInside(options: readonly Option[], message: string): Option[] {
  const text = bare(message);
  if (!UNSPACED.test(message) || UNSPACED_NEGATION.test(text)) return [];
  const inside = options.filter((option) => option.bare !== "" && text.includes(option.bare));
  return inside.filter(
    (option) => !inside.some((other) => other !== option && other.bare.includes(option.bare)),
  );
}
