import type { Comparison } from "#shared/contracts/scoring";
import { OVERALL, type Scoring, shownValue } from "#shared/domain/scoring";
import { plural } from "../../ui/format/plural";

/** How a value has moved, as it is shown; a dash where one of the two is missing. */
export interface ScoreChange {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly now: string;
  readonly difference: string;
}

/** The whole and each dimension that has a value now or had one, in their order. */
export function scoreChanges({ scores }: Comparison, scoring: Scoring): ScoreChange[] {
  const names = [{ key: OVERALL, name: "Overall" }, ...scoring.dimensions];
  return names.flatMap(({ key, name }) => {
    const score = scores.find(({ dimension }) => dimension === key);
    if (!score || (score.before === null && score.now === null)) return [];
    return [{ key, name, ...moved(score, scoring) }];
  });
}

function moved({ before, now }: Comparison["scores"][number], { scale }: Scoring) {
  const [from, to] = [before, now].map((value) => (value === null ? undefined : shownValue(value, scale)));
  const text = (value: number | undefined) => value?.toFixed(scale.decimals) ?? "–";
  return { before: text(from), now: text(to), difference: differenceText(from, to, scale.decimals) };
}

function differenceText(from: number | undefined, to: number | undefined, decimals: number): string {
  if (from === undefined || to === undefined) return "–";
  const by = Math.abs(to - from).toFixed(decimals);
  if (Number(by) === 0) return "No change";
  return `${to > from ? "+" : "−"}${by}`;
}

/** Over which questions the two are compared; undefined where it is the same instrument. */
export function basisText({ isSame, compared, of }: Comparison): string | undefined {
  if (isSame) return undefined;
  return compared === of
    ? `Based on all ${plural(of, "question")}, using the current scoring.`
    : `Compares only the ${compared} of ${plural(of, "question")} scored the same way both times. Scores may differ from those above.`;
}
