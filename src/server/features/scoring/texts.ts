import type { Dimension } from "#shared/domain/scoring";

export const CHANGED =
  "Someone else changed the scoring. Save again to overwrite their changes, or discard yours to see them.";

interface Missing {
  key: string;
  questionNames: readonly string[];
}

/**
 * Why a dimension can't be deleted.
 * @param before the stored dimensions, for the name
 */
export function missingText({ key, questionNames }: Missing, before: readonly Dimension[]): string {
  const name = before.find((dimension) => dimension.key === key)?.name ?? key;
  const [questions, pronoun] = questionNames.length === 1 ? ["Question", "it"] : ["Questions", "them"];
  const verb = questionNames.length === 1 ? "counts" : "count";
  return `${questions} ${questionNames.join(", ")} ${verb} toward “${name}”. Choose another area for ${pronoun} first.`;
}
