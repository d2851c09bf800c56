import { ordinalsIn } from "../../language/ordinals";
import type { Sentence } from "../../language/tokenize";
import type { ClosedQuestion } from "../closed-question";
import type { Mention } from "../mention";
import { distinct } from "../options";

/** Positions in the list of options: "the second", "option 2", "b)", "the last two". */
export function ordinalMentions({ options, isRating }: ClosedQuestion, sentence: Sentence): Mention[] {
  const count = Math.max(0, ...options.map(({ index }) => index + 1));
  return ordinalsIn(sentence).flatMap((ordinal): Mention[] => {
    const { from, to, kind } = ordinal;
    if (isRating && kind === "letter") return [];
    const start = ordinal.place > 0 ? ordinal.place - 1 : count + ordinal.place - (ordinal.count - 1);
    const named = options.filter(({ index }) => index >= start && index < start + ordinal.count);
    if (named.length > 1) return [{ from, to, options: named, kind: "partial", isList: true }];
    if (named.length === 0 && kind !== "number") return [];
    return [
      { from, to, options: distinct(named), kind: "number", ...(named.length === 0 && { problem: "out-of-range" }) },
    ];
  });
}
