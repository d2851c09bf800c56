import type { Evidence } from "#shared/domain/cards/advice";
import { CARD_KINDS, type Card } from "#shared/domain/cards/card";
import { type AdviceContext, scoreIn } from "./advice-context";
import { answerScores } from "./match-cards";

/** Limit for items other than risks. Risks are always shown. */
const MAX_NON_RISKS = 5;
const MAX_PER_DIMENSION = 2;
const MAX_STRENGTHS = 2;

/** A matched card, or a model's item in the same form, with the answers behind it. */
interface Candidate {
  readonly card: Pick<Card, "kind" | "dimension" | "effort" | "impact">;
  readonly evidence: readonly Evidence[];
}

/**
 * Selects the cards that become advice, by kind in reading order. Within a kind, the highest impact comes first; for
 * weaknesses, impact times distance from the best score and area weight. Keeps room for a strength and a card about an
 * open answer.
 */
export function selectCards<C extends Candidate>(matches: readonly C[], context: AdviceContext): C[] {
  const ranked = [...matches].sort(
    (a, b) =>
      CARD_KINDS.indexOf(a.card.kind) - CARD_KINDS.indexOf(b.card.kind) ||
      rankOf(b, context) - rankOf(a, context) ||
      a.card.effort - b.card.effort,
  );
  const risks = ranked.filter(({ card }) => card.kind === "risk");
  const nonRisks = limitPerDimension(ranked.filter(({ card }) => card.kind !== "risk"));
  const strengths = nonRisks.filter(({ card }) => card.kind === "strength").slice(0, MAX_STRENGTHS);
  const candidates = nonRisks.filter(({ card }) => card.kind !== "strength");
  const selected = withOpenAnswer(candidates, MAX_NON_RISKS - Math.min(1, strengths.length), context);
  return [...risks, ...selected, ...strengths.slice(0, MAX_NON_RISKS - selected.length)];
}

/** The first `limit` candidates. If none is about an open answer, the best one that is replaces the last. */
function withOpenAnswer<C extends Candidate>(
  ranked: readonly C[],
  limit: number,
  context: AdviceContext,
): C[] {
  const open = new Set(
    context.questions.filter(({ questionType }) => questionType === "text").map(({ id }) => id),
  );
  const isAbout = ({ evidence }: C) =>
    evidence.some(({ question }) => open.has(question) && context.answers.has(question));
  const selected = ranked.slice(0, limit);
  const first = selected.some(isAbout) ? undefined : ranked.find(isAbout);
  return first ? [...selected.slice(0, -1), first] : selected;
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
  return 1 - scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Drops the third and further cards of an area. */
function limitPerDimension<C extends Candidate>(matches: readonly C[]): C[] {
  const countByDimension = new Map<string, number>();
  return matches.filter(({ card: { dimension } }) => {
    if (dimension === null) return true;
    const count = (countByDimension.get(dimension) ?? 0) + 1;
    countByDimension.set(dimension, count);
    return count <= MAX_PER_DIMENSION;
  });
}
