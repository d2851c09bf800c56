import { distinctEvidence, type Evidence } from "#shared/domain/cards/advice";
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
import { type AdviceContext, type AdvisedQuestion, countedFor, scoreIn } from "./advice-context";

/** A card whose conditions are met, with the answers that meet them. */
export interface MatchedCard {
  readonly card: Card;
  readonly evidence: readonly Evidence[];
}

/** Middle of the answer scores, which range from 0 to 1. */
const MIDDLE = 0.5;

/** Matching cards that cite a visible question. Strengths also need strong evidence (decision 0070). */
export function matchCards(context: AdviceContext): MatchedCard[] {
  return context.cards.flatMap((card) => {
    if (!allMet(card.when, (rule) => areConditionsMet(rule, context))) return [];
    const evidence = evidenceOf(card, context);
    const stands = evidence.length > 0 && (card.kind !== "strength" || isStrong(evidence, context));
    return stands ? [{ card, evidence }] : [];
  });
}

function areConditionsMet(rule: CardRule, context: AdviceContext): boolean {
  if (!isScoreRule(rule)) return answerRuleHolds(rule, context);
  const standing = scoreIn(context, dimensionOf(rule));
  return standing !== undefined && standing.shown !== null && valueMeets(rule, standing.shown, standing.band);
}

function answerRuleHolds(rule: Rule | TextRule, { answers, hollow, readText }: AdviceContext): boolean {
  if (hollow.has(rule.question)) return false;
  const answer = answers.get(rule.question);
  if (!isTextRule(rule)) return isTrue(rule, answer);
  return typeof answer === "string" && readText(rule, answer);
}

/**
 * The answers behind the true rules; for a score, the answers it is calculated from. `isNot` rules are cited only if no
 * other rule is true. Of several chosen options, only those that a rule names are cited.
 */
function evidenceOf({ when }: Card, context: AdviceContext): Evidence[] {
  const asked = new Set(context.questions.map(({ id }) => id));
  const holding = when.rules
    .filter((part) => partHolds(part, context))
    .flatMap((part) =>
      isGroup(part) ? part.rules.filter((rule) => areConditionsMet(rule, context)) : [part],
    );
  const deciding = holding.filter((rule) => isScoreRule(rule) || rule.op !== "isNot");
  const cited = (deciding.length > 0 ? deciding : holding).flatMap((rule) => citedBy(rule, context));
  const partly = new Set(cited.flatMap(({ question, quote }) => (quote === null ? [] : [question])));
  return distinctEvidence(cited).filter(
    ({ question, quote }) => asked.has(question) && (quote !== null || !partly.has(question)),
  );
}

function citedBy(rule: CardRule, context: AdviceContext): Evidence[] {
  const whole = (question: number): Evidence => ({ question, quote: null });
  if (isScoreRule(rule)) return countedFor(context, dimensionOf(rule)).map(whole);
  const chosen = context.answers.get(rule.question);
  const named = rule.op === "includes" ? [rule.value] : rule.op === "isAnyOf" ? rule.value : [];
  if (chosen === undefined || typeof chosen === "string") return [whole(rule.question)];
  const cited = chosen.filter((option) => named.includes(option));
  if (cited.length === 0 || cited.length === chosen.length) return [whole(rule.question)];
  return cited.map((quote) => ({ question: rule.question, quote }));
}

const partHolds = (part: CardRule | RuleGroup<CardRule>, context: AdviceContext): boolean =>
  isGroup(part)
    ? part.rules[part.match === "all" ? "every" : "some"]((rule) => areConditionsMet(rule, context))
    : areConditionsMet(part, context);

/** Scores of the cited answers, from 0 to 1. Answers that can't be scored are left out. */
export function answerScores(evidence: readonly Evidence[], context: AdviceContext): number[] {
  return questionsOf(evidence, context)
    .map((question) => answerScore(weighed(question), context.answers.get(question.id)))
    .filter((worth) => worth !== null);
}

/** The question as if it counted toward a score, so that its answers can be compared. */
const weighed = (question: AdvisedQuestion): AdvisedQuestion => ({
  ...question,
  ...COUNTED,
  skipCounts: "nothing",
});

/** Whether the answers allow a model this kind of advice. Undirected ratings and high answers aren't weak. */
export function canMatch(kind: CardKind, evidence: readonly Evidence[], context: AdviceContext): boolean {
  if (kind === "strength") return isStrong(evidence, context);
  if (kind === "opportunity") return true;
  const questions = questionsOf(evidence, context);
  const scores = answerScores(evidence, context);
  const isHigh = scores.length === questions.length && scores.every((worth) => worth > MIDDLE);
  return !isHigh && !questions.every(isUnsaidRating);
}

/** At least one answer is above the middle, none is below it, and every rating has a direction. */
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
