import type { AdviceItem } from "#shared/domain/advice";
import type { Finding } from "./findings";
import { capital } from "./letters";
import { asName, asStatement, brieflyAll, within } from "./mention";
import type { Rated } from "./ratings";
import { worded } from "./steps";
import type { Voice } from "./voices";
import { named, pick } from "./wording";

const MOST_NAMED = 4;
const WORTH = [
  "What goes well is worth knowing exactly: then it survives when people or circumstances change.",
  "Strengths are easily taken for granted until the person behind them is away.",
  "What already works is the cheapest place to learn from.",
] as const;

/** What stands firm, as something to keep and to lend to what is weak. */
export function strengthItem(
  strong: readonly Rated[],
  praise: Voice | undefined,
  weakest: Finding | undefined,
  isAlone: boolean,
): AdviceItem[] {
  const first = strong.find((rated) => asName(rated) !== undefined) ?? strong[0];
  if (!first) return [];
  const shown = [first, ...strong.filter((rated) => rated !== first)].slice(0, MOST_NAMED);
  const heading = asName(first);
  const target = weakest?.field?.name ?? within(weakest?.ratings[0]);
  const lend =
    weakest && target !== "this"
      ? `Within two weeks, [let whoever is behind it look at ${target} with you for an hour|read the page again with ${target} in mind], and carry over one habit.`
      : "Within two weeks, [show the page to somebody who joined later|read the page as a stranger would], and add what they could not know.";
  const steps = [
    `Write on one page what makes {it} go well: who does what, when, and by which rule of thumb.`,
    lend,
    "Choose one early sign that would tell you it is slipping, and look at it once a month.",
  ];
  return [
    {
      title: heading ? `${capital(heading)}: keep what works, and lend it` : "Keep what works, and lend it",
      reasoning: [
        shown.length > 1
          ? `The firm ground in your answers: ${brieflyAll(shown)}.`
          : `${capital(asStatement(first))}, which is firm ground.`,
        pick(WORTH, first.entry.question.questionText),
        praise ? `Asked ${named(praise.entry.question)}, you wrote:` : "",
      ]
        .filter(Boolean)
        .join(" "),
      nextSteps: steps.map((step) => worded(step, within(first), isAlone)),
      evidence: [
        ...shown.map(({ entry, value }) => ({ questionId: entry.id, quote: String(value) })),
        ...(praise ? [{ questionId: praise.entry.id, quote: praise.quote }] : []),
      ],
    },
  ];
}
