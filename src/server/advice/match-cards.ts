import type { Evidence } from "#shared/domain/cards/advice";
import {
  type Card,
  type CardKind,
  type CardRule,
  dimensionOf,
  isScoreRule,
  valueMeets,
} from "#shared/domain/cards/card";
import { isTextRule, type TextRule } from "#shared/domain/cards/text-rule";
import { allMet, isGroup, isTrue, type Rule, type RuleGroup } from "#shared/domain/questions/conditions";
import { answerScore, COUNTED } from "#shared/domain/score";
import { type AdviceContext, type AdvisedQuestion, countedFor, standingIn } from "./advice-context";

/** A card that holds, and the answers that made it hold. */
export interface MatchedCard {
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
export function matchCards(context: AdviceContext): MatchedCard[] {
  return context.cards.flatMap((card) => {
    if (!allMet(card.when, (rule) => ruleHolds(rule, context))) return [];
    const evidence = evidenceOf(card, context);
    const stands = evidence.length > 0 && (card.kind !== "strength" || isStrong(evidence, context));
    return stands ? [{ card, evidence }] : [];
  });
}

function ruleHolds(rule: CardRule, context: AdviceContext): boolean {
  if (!isScoreRule(rule)) return answerRuleHolds(rule, context);
  const standing = standingIn(context, dimensionOf(rule));
  return standing !== undefined && standing.shown !== null && valueMeets(rule, standing.shown, standing.band);
}

function answerRuleHolds(rule: Rule | TextRule, { answers, hollow, readText }: AdviceContext): boolean {
  if (hollow.has(rule.question)) return false;
  const answer = answers.get(rule.question);
  if (!isTextRule(rule)) return isTrue(rule, answer);
  return typeof answer === "string" && readText(rule, answer);
}

/**
 * The answers that the rules that hold are over; of a value, those that it was made from. A rule that only excludes an
 * option counts if there is no other.
 */
function evidenceOf({ when }: Card, context: AdviceContext): Evidence[] {
  const asked = new Set(context.questions.map(({ id }) => id));
  const holding = when.rules
    .filter((part) => partHolds(part, context))
    .flatMap((part) => (isGroup(part) ? part.rules.filter((rule) => ruleHolds(rule, context)) : [part]));
  const deciding = holding.filter((rule) => isScoreRule(rule) || rule.op !== "isNot");
  const named = (deciding.length > 0 ? deciding : holding).flatMap((rule) =>
    isScoreRule(rule) ? countedFor(context, dimensionOf(rule)) : [rule.question],
  );
  return [...new Set(named)].filter((id) => asked.has(id)).map((question) => ({ question, quote: null }));
}

const partHolds = (part: CardRule | RuleGroup<CardRule>, context: AdviceContext): boolean =>
  isGroup(part)
    ? part.rules[part.match === "all" ? "every" : "some"]((rule) => ruleHolds(rule, context))
    : ruleHolds(part, context);

/** What evidence that can be worth something is worth, answer by answer. */
export function answerScores(evidence: readonly Evidence[], context: AdviceContext): number[] {
  return questionsOf(evidence, context)
    .map((question) => answerScore(weighed(question), context.answers.get(question.id)))
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
export function canMatch(kind: CardKind, evidence: readonly Evidence[], context: AdviceContext): boolean {
  if (kind === "strength") return isStrong(evidence, context);
  if (kind === "opportunity") return true;
  const questions = questionsOf(evidence, context);
  const scores = answerScores(evidence, context);
  const isHigh = scores.length === questions.length && scores.every((worth) => worth > MIDDLE);
  return !isHigh && !questions.every(isUnsaidRating);
}

/** Nothing that is praised may be low, and something must be known to be high. */
function isStrong(evidence: readonly Evidence[], context: AdviceContext): boolean {
  const scores = answerScores(evidence, context);
  return (
    scores.some((worth) => worth > MIDDLE) &&
    scores.every((worth) => worth >= MIDDLE) &&
    !questionsOf(evidence, context).some(isUnsaidRating)
  );
}

function questionsOf(evidence: readonly Evidence[], { questions }: AdviceContext): AdvisedQuestion[] {
  const named = new Set(evidence.map(({ question }) => question));
  return questions.filter(({ id }) => named.has(id));
}

const isUnsaidRating = ({ questionType, highIs }: AdvisedQuestion) =>
  questionType === "rating" && highIs !== "good" && highIs !== "bad";
