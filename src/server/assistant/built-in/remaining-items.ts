import type { AdviceItem } from "#shared/domain/advice";
import { brieflyAll } from "./mention";
import type { Rated } from "./ratings";
import { withDeputy } from "./second-person";
import { worded } from "./steps";
import type { Voice } from "./voices";
import { named } from "./wording";

const MOST_QUOTES = 2;
/** Shorter remarks say too little to be put before somebody on their own. */
const WORTH_QUOTING = 25;

/** Weak points that did not find a place of their own. */
export function laterItem(weak: readonly Rated[]): AdviceItem[] {
  if (weak.length === 0) return [];
  return [
    {
      title: "Keep these in sight for later",
      reasoning: `Low as well: ${brieflyAll(weak)}. Taking on everything at once usually means finishing nothing, so let this wait until the first points above have moved.`,
      nextSteps: [
        "Write down by which sign you would notice that it cannot wait any longer.",
        "Come back to this when the first recommendation is done.",
      ],
      evidence: weak.map(({ entry, value }) => ({ questionId: entry.id, quote: String(value) })),
    },
  ];
}

/** What was written and fits none of the points above, such as an answer in another language. */
export function ownWordsItem(voices: readonly Voice[], isAlone: boolean): AdviceItem[] {
  const rank = { trouble: 0, wish: 1, plain: 2, strength: 3 };
  const telling = voices
    .filter(({ quote, tone }) => tone !== "plain" || quote.length >= WORTH_QUOTING)
    .sort((a, b) => rank[a.tone] - rank[b.tone])
    .slice(0, MOST_QUOTES);
  const [first] = telling;
  if (!first) return [];
  return [
    {
      title: first.tone === "wish" ? "Take your own wish seriously" : "Start from your own words",
      reasoning: `Asked ${named(first.entry.question)}, you wrote something that fits none of the points above. It may matter more than any of them, so it stands here as you put it:`,
      nextSteps: withDeputy(
        [
          "Read this to the person it concerns most before the week is over, and ask what they would do first.",
          "Agree with them on one step that can be taken within 14 days, and on the day you will look at it together.",
          "If nothing has moved by then, ask what stood in the way before you try something else.",
        ],
        telling,
      ).map((step) => worded(step, "this", isAlone)),
      evidence: telling.map(({ entry, quote }) => ({ questionId: entry.id, quote })),
    },
  ];
}
