import type { Evidence } from "#shared/domain/cards/advice";
import { CARD_KINDS, type Card } from "#shared/domain/cards/card";
import { type AdviceContext, scoreIn } from "./advice-context";
import { answerScores } from "./match-cards";

/** Limit for items other than risks. Risks are always shown. */
const MOST_BESIDE_RISKS = 5;
const MOST_OF_A_DIMENSION = 2;
const MOST_STRENGTHS = 2;

/** A matched card, or a model's item in the same form, with the answers behind it. */
interface Candidate {
  readonly card: Pick<Card, "kind" | "dimension" | "effort" | "impact">;
  readonly evidence: readonly Evidence[];
}

/**
 * Selects the cards that become advice, in reading order: risks and weaknesses by impact (weaknesses also by distance
 * from the best score), opportunities, strengths. Keeps room for a strength and a card about an open answer.
 */
export function selectCards<C extends Candidate>(fired: readonly C[], context: AdviceContext): C[] {
  const ranked = [...fired].sort(
    (a, b) =>
      CARD_KINDS.indexOf(a.card.kind) - CARD_KINDS.indexOf(b.card.kind) ||
      rankOf(b, context) - rankOf(a, context) ||
      a.card.effort - b.card.effort,
  );
  const risks = ranked.filter(({ card }) => card.kind === "risk");
  const rest = withinDimensions(ranked.filter(({ card }) => card.kind !== "risk"));
  const strengths = rest.filter(({ card }) => card.kind === "strength").slice(0, MOST_STRENGTHS);
  const others = rest.filter(({ card }) => card.kind !== "strength");
  const shown = withOpenAnswer(others, MOST_BESIDE_RISKS - Math.min(1, strengths.length), context);
  return [...risks, ...shown, ...strengths.slice(0, MOST_BESIDE_RISKS - shown.length)];
}

/** The first `most` candidates. If none is about an open answer, the best one that is replaces the last. */
function withOpenAnswer<C extends Candidate>(
  ranked: readonly C[],
  most: number,
  context: AdviceContext,
): C[] {
  const open = new Set(
    context.questions.filter(({ questionType }) => questionType === "text").map(({ id }) => id),
  );
  const isAbout = ({ evidence }: C) =>
    evidence.some(({ question }) => open.has(question) && context.answers.has(question));
  const shown = ranked.slice(0, most);
  const first = shown.some(isAbout) ? undefined : ranked.find(isAbout);
  return first ? [...shown.slice(0, -1), first] : shown;
}

function rankOf({ card, evidence }: Candidate, context: AdviceContext): number {
  if (card.kind !== "weakness") return card.impact;
  const weight = context.scoring?.dimensions.find(({ key }) => key === card.dimension)?.weight ?? 1;
  return card.impact * distanceFromTop({ card, evidence }, context) * weight;
}

/** Distance from the best score, from 0 to 1: by the dimension's score, otherwise by the cited answers' scores. */
function distanceFromTop({ card, evidence }: Candidate, context: AdviceContext): number {
  const value = card.dimension === null ? null : (scoreIn(context, card.dimension)?.value ?? null);
  if (value !== null) return 1 - value / 100;
  const scores = answerScores(evidence, context);
  if (scores.length === 0) return 0.5;
  return 1 - scores.reduce((sum, worth) => sum + worth, 0) / scores.length;
}

function withinDimensions<C extends Candidate>(fired: readonly C[]): C[] {
  const seen = new Map<string, number>();
  return fired.filter(({ card: { dimension } }) => {
    if (dimension === null) return true;
    const count = (seen.get(dimension) ?? 0) + 1;
    seen.set(dimension, count);
    return count <= MOST_OF_A_DIMENSION;
  });
}
