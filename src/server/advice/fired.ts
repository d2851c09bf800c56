import type { Evidence } from "#shared/domain/advice";
import {
  type Card,
  type CardKind,
  type CardRule,
  dimensionOf,
  isScoreRule,
  valueMeets,
} from "#shared/domain/card";
import { allMet, isGroup, isTrue, type RuleGroup } from "#shared/domain/conditions";
import { COUNTED, worthOf } from "#shared/domain/score";
import { type AdviceGround, type AdvisedQuestion, countedFor, standingIn } from "./ground";

/** A card that holds, and the answers that made it hold. */
export interface FiredCard {
  readonly card: Card;
  /** At least one. */
  readonly evidence: readonly Evidence[];
}

/** A strength has to stand higher than this on some scale whose direction is known, from 0 to 1. */
const MIDDLE = 0.5;

/**
 * The cards that hold over what was answered. One that rests on no question that the person was asked does not, nor
 * does a strength where nobody has said which end of the scale is the better one (decision 0070).
 */
export function firedCards(ground: AdviceGround): FiredCard[] {
  return ground.cards.flatMap((card) => {
    if (!allMet(card.when, (rule) => ruleHolds(rule, ground))) return [];
    const evidence = evidenceOf(card, ground);
    const stands = evidence.length > 0 && (card.kind !== "strength" || isStrong(evidence, ground));
    return stands ? [{ card, evidence }] : [];
  });
}

function ruleHolds(rule: CardRule, ground: AdviceGround): boolean {
  if (!isScoreRule(rule))
    return !ground.hollow.has(rule.question) && isTrue(rule, ground.answers.get(rule.question));
  const standing = standingIn(ground, dimensionOf(rule));
  return standing !== undefined && standing.shown !== null && valueMeets(rule, standing.shown, standing.band);
}

/** The answers that the rules that hold are over; of a value, those that it was made from. */
function evidenceOf({ when }: Card, ground: AdviceGround): Evidence[] {
  const asked = new Set(ground.questions.map(({ id }) => id));
  const holding = when.rules
    .filter((part) => partHolds(part, ground))
    .flatMap((part) => (isGroup(part) ? part.rules.filter((rule) => ruleHolds(rule, ground)) : [part]));
  const named = holding.flatMap((rule) =>
    isScoreRule(rule) ? countedFor(ground, dimensionOf(rule)) : [rule.question],
  );
  return [...new Set(named)].filter((id) => asked.has(id)).map((question) => ({ question, quote: null }));
}

const partHolds = (part: CardRule | RuleGroup<CardRule>, ground: AdviceGround): boolean =>
  isGroup(part)
    ? part.rules[part.match === "all" ? "every" : "some"]((rule) => ruleHolds(rule, ground))
    : ruleHolds(part, ground);

/** What evidence that can be worth something is worth, answer by answer. */
export function worthsOf(evidence: readonly Evidence[], ground: AdviceGround): number[] {
  return questionsOf(evidence, ground)
    .map((question) => worthOf(weighed(question), ground.answers.get(question.id)))
    .filter((worth) => worth !== null);
}

/** What a question counts towards has no say in which of its answers is the better one. */
const weighed = (question: AdvisedQuestion): AdvisedQuestion => ({
  ...question,
  ...COUNTED,
  skipCounts: "nothing",
});

/**
 * Whether somebody who knows no more than the answers may call them that. What is only rated, on a scale of which
 * nobody has said which end is bad, is neither weak nor strong; what stands high is not weak.
 */
export function canBe(kind: CardKind, evidence: readonly Evidence[], ground: AdviceGround): boolean {
  if (kind === "strength") return isStrong(evidence, ground);
  if (kind === "opportunity") return true;
  const questions = questionsOf(evidence, ground);
  const worths = worthsOf(evidence, ground);
  const isHigh = worths.length === questions.length && worths.every((worth) => worth > MIDDLE);
  return !isHigh && !questions.every(isUnsaidRating);
}

/** Nothing that is praised may be low, and something must be known to be high. */
function isStrong(evidence: readonly Evidence[], ground: AdviceGround): boolean {
  const worths = worthsOf(evidence, ground);
  return (
    worths.some((worth) => worth > MIDDLE) &&
    worths.every((worth) => worth >= MIDDLE) &&
    !questionsOf(evidence, ground).some(isUnsaidRating)
  );
}

function questionsOf(evidence: readonly Evidence[], { questions }: AdviceGround): AdvisedQuestion[] {
  const named = new Set(evidence.map(({ question }) => question));
  return questions.filter(({ id }) => named.has(id));
}

const isUnsaidRating = ({ questionType, highIs }: AdvisedQuestion) =>
  questionType === "rating" && highIs !== "good" && highIs !== "bad";
