import type { AdviceItem } from "#shared/domain/advice";
import type { Finding } from "./findings";
import { capital } from "./letters";
import { asName, asStatement, brieflyAll, within } from "./mention";
import type { Rated } from "./ratings";
import { worded } from "./steps";
import type { Voice } from "./voices";
import { listed, named, pick } from "./wording";

const MOST_NAMED = 4;
const WORTH = [
  "What goes well is worth knowing exactly: then it survives when people or circumstances change.",
  "Strengths are easily taken for granted until the person behind them is away.",
  "What already works is the cheapest place to learn from.",
] as const;

const MOST_PRAISE = 2;

/** What stands firm, by the ratings or in words of praise, as something to keep and to lend to what is weak. */
export function strengthItem(
  strong: readonly Rated[],
  praises: readonly Voice[],
  weakest: Finding | undefined,
  isAlone: boolean,
): AdviceItem[] {
  const [first, ...others] = firstNamed(strong);
  const praise = praises.slice(0, MOST_PRAISE);
  const asked = [...new Set(praise.map(({ entry }) => named(entry.question)))];
  if (!first && asked.length === 0) return [];
  const heading = first && asName(first);
  const shown = first ? [first, ...others].slice(0, MOST_NAMED) : [];
  return [
    {
      title: heading ? `${capital(heading)}: keep what works, and lend it` : "Keep what works, and lend it",
      reasoning: [
        firmGround(shown),
        pick(WORTH, first?.entry.question.questionText ?? asked.join()),
        asked.length > 0 ? `Asked ${listed(asked)}, you wrote:` : "",
      ]
        .filter(Boolean)
        .join(" "),
      nextSteps: stepsTowards(weakest).map((step) => worded(step, within(first), isAlone)),
      evidence: [
        ...shown.map(({ entry, value }) => ({ questionId: entry.id, quote: String(value) })),
        ...praise.map(({ entry, quote }) => ({ questionId: entry.id, quote })),
      ],
    },
  ];
}

/** The strongest that has a name goes first, for the heading. */
function firstNamed(strong: readonly Rated[]): readonly Rated[] {
  const first = strong.find((rated) => asName(rated) !== undefined);
  return first ? [first, ...strong.filter((rated) => rated !== first)] : strong;
}

function firmGround(shown: readonly Rated[]): string {
  const [first, another] = shown;
  if (!first) return "";
  return another
    ? `The firm ground in your answers: ${brieflyAll(shown)}.`
    : `${capital(asStatement(first))}, which is firm ground.`;
}

function stepsTowards(weakest: Finding | undefined): readonly string[] {
  const target = weakest?.field?.name ?? within(weakest?.ratings[0]);
  const lend =
    weakest && target !== "this"
      ? `Within two weeks, [let whoever is behind it look at ${target} with you for an hour|read the page again with ${target} in mind], and carry over one habit.`
      : "Within two weeks, [show the page to somebody who joined later|read the page as a stranger would], and add what they could not know.";
  return [
    "Write on one page what makes {it} go well: who does what, when, and by which rule of thumb.",
    lend,
    "Choose one early sign that would tell you it is slipping, and look at it once a month.",
  ];
}
