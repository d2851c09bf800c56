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
    if (!allMet(card.when, (rule) => isRuleMet(rule, context))) return [];
    const evidence = evidenceOf(card, context);
    const isMatch = evidence.length > 0 && (card.kind !== "strength" || isStrong(evidence, context));
    return isMatch ? [{ card, evidence }] : [];
  });
}

function isRuleMet(rule: CardRule, context: AdviceContext): boolean {
  if (!isScoreRule(rule)) return isAnswerRuleMet(rule, context);
  const score = scoreIn(context, dimensionOf(rule));
  return score !== undefined && score.shown !== null && valueMeets(rule, score.shown, score.band);
}

function isAnswerRuleMet(rule: Rule | TextRule, { answers, emptyAnswers, readText }: AdviceContext): boolean {
  if (emptyAnswers.has(rule.question)) return false;
  const answer = answers.get(rule.question);
  if (!isTextRule(rule)) return isTrue(rule, answer);
  return typeof answer === "string" && readText(rule, answer);
}

/**
 * The answers behind the true rules; for a score, the answers it is calculated from. `isNot` rules are cited only if no
 * other rule is true. Of several chosen options, those that a rule names are cited, or the whole answer if the rule names
 * all or none of them.
 */
function evidenceOf({ when }: Card, context: AdviceContext): Evidence[] {
  const visibleIds = new Set(context.questions.map(({ id }) => id));
  const metRules = when.rules
    .filter((part) => isPartMet(part, context))
    .flatMap((part) => (isGroup(part) ? part.rules.filter((rule) => isRuleMet(rule, context)) : [part]));
  const decidingRules = metRules.filter((rule) => isScoreRule(rule) || rule.op !== "isNot");
  const citations = (decidingRules.length > 0 ? decidingRules : metRules).flatMap((rule) =>
    evidenceOfRule(rule, context),
  );
  const citedInFull = new Set(citations.flatMap(({ question, quote }) => (quote === null ? [] : [question])));
  return distinctEvidence(citations).filter(
    ({ question, quote }) => visibleIds.has(question) && (quote !== null || !citedInFull.has(question)),
  );
}

function evidenceOfRule(rule: CardRule, context: AdviceContext): Evidence[] {
  const citeFullAnswer = (question: number): Evidence => ({ question, quote: null });
  if (isScoreRule(rule)) return countedFor(context, dimensionOf(rule)).map(citeFullAnswer);
  const answer = context.answers.get(rule.question);
  const ruleOptions = rule.op === "includes" ? [rule.value] : rule.op === "isAnyOf" ? rule.value : [];
  if (answer === undefined || typeof answer === "string") return [citeFullAnswer(rule.question)];
  const citedOptions = answer.filter((option) => ruleOptions.includes(option));
  if (citedOptions.length === 0 || citedOptions.length === answer.length)
    return [citeFullAnswer(rule.question)];
  return citedOptions.map((quote) => ({ question: rule.question, quote }));
}

const isPartMet = (part: CardRule | RuleGroup<CardRule>, context: AdviceContext): boolean =>
  isGroup(part)
    ? part.rules[part.match === "all" ? "every" : "some"]((rule) => isRuleMet(rule, context))
    : isRuleMet(part, context);

/** Scores of the cited answers, from 0 to 1. Answers that can't be scored are left out. */
export function answerScores(evidence: readonly Evidence[], context: AdviceContext): number[] {
  return questionsOf(evidence, context)
    .map((question) => answerScore(asCounted(question), context.answers.get(question.id)))
    .filter((score) => score !== null);
}

/** The question as if it counted toward a score, so that its answers can be compared. */
const asCounted = (question: AdvisedQuestion): AdvisedQuestion => ({
  ...question,
  ...COUNTED,
  skipCounts: "nothing",
});

/** Whether the answers support this kind of advice: high answers and undirected ratings can't show a weakness or risk. */
export function supportsKind(kind: CardKind, evidence: readonly Evidence[], context: AdviceContext): boolean {
  if (kind === "strength") return isStrong(evidence, context);
  if (kind === "opportunity") return true;
  const questions = questionsOf(evidence, context);
  const scores = answerScores(evidence, context);
  const isHigh = scores.length === questions.length && scores.every((score) => score > MIDDLE);
  return !isHigh && !questions.every(isUndirectedRating);
}

/** At least one answer is above the middle, none is below it, and every rating has a direction. */
function isStrong(evidence: readonly Evidence[], context: AdviceContext): boolean {
  const scores = answerScores(evidence, context);
  return (
    scores.some((score) => score > MIDDLE) &&
    scores.every((score) => score >= MIDDLE) &&
    !questionsOf(evidence, context).some(isUndirectedRating)
  );
}

function questionsOf(evidence: readonly Evidence[], { questions }: AdviceContext): AdvisedQuestion[] {
  const citedIds = new Set(evidence.map(({ question }) => question));
  return questions.filter(({ id }) => citedIds.has(id));
}

const isUndirectedRating = ({ questionType, highIs }: AdvisedQuestion) =>
  questionType === "rating" && highIs !== "good" && highIs !== "bad";
