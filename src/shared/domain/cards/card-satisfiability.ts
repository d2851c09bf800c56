import { type Conditions, isGroup, mapRules, type Rule, rulesOf } from "../questions/conditions";
import { analyzePaths, MAX_ANALYSIS_STEPS, type PathQuestion, type Steps } from "../questions/path-analysis";
import { COUNTED, isScored, type ScoredQuestion } from "../score";
import { bandOf, bandsOf, OVERALL, type Scoring } from "../scoring";
import { type Card, type CardConditions, dimensionOf, isScoreRule, type ScoreRule, valueMeets } from "./card";
import { type CardProblem, cardProblems } from "./card-check";
import { isTextRule, type TextRule } from "./text-rule";

/** State limit per card: enough for eight independent yes/no questions. */
const MAX_STATES = 256;

export interface SatisfiabilityContext {
  readonly questions: readonly ScoredQuestion[];
  readonly scoring: Scoring | null;
}

/** The problems of cards, and the cards without problems: their references are valid and some answers meet them. */
export function checkedCards(cards: readonly Card[], context: SatisfiabilityContext) {
  const strays = cardProblems(cards, context);
  const never = neverTrue(withoutProblems(cards, strays), context);
  const problems = [...strays, ...never];
  return { problems, sound: withoutProblems(cards, problems) };
}

function withoutProblems(cards: readonly Card[], problems: readonly CardProblem[]): Card[] {
  const cardsWithProblems = new Set(problems.map(({ card }) => card));
  return cards.filter((card) => !cardsWithProblems.has(card));
}

/**
 * The cards that no path through the questions can meet: a card is analyzed like the conditions of an extra question
 * after the last one (decision 0071). A reported card is certainly unreachable. All cards share one step budget, and
 * cards left when it is used up aren't reported.
 */
function neverTrue(cards: readonly Card[], context: SatisfiabilityContext): CardProblem[] {
  const steps = { remaining: MAX_ANALYSIS_STEPS };
  return cards
    .filter((card) => !canBeTrue(card, context, steps))
    .map((card) => ({ card, path: ["when"], message: "No combination of answers meets this condition" }));
}

/**
 * Strength cards that are never shown: no rule uses an answer with a known better end, or a rating without one is
 * always required.
 */
export const unfoundedStrengths = (
  cards: readonly Card[],
  { questions }: SatisfiabilityContext,
): CardProblem[] =>
  cards
    .filter(({ kind }) => kind === "strength")
    .filter(({ when }) => {
      const named = new Set(rulesOf(when).map((rule) => (isScoreRule(rule) ? null : rule.question)));
      if (!named.has(null) && !questions.some((one) => named.has(one.id) && hasBetterEnd(one))) return true;
      const always = new Set(when.match === "all" ? when.rules.map(questionOf) : []);
      return questions.some(
        (one) => always.has(one.id) && one.questionType === "rating" && !hasBetterEnd(one),
      );
    })
    .map((card) => ({
      card,
      path: ["kind"],
      message: "A strength needs conditions that use scored answers",
    }));

const questionOf = (part: CardConditions["rules"][number]): number | null =>
  isGroup(part) || isScoreRule(part) ? null : part.question;

const hasBetterEnd = (question: ScoredQuestion) => isScored({ ...question, ...COUNTED });

/** With `any`, each part is analyzed on its own: the result is the same with fewer states. */
function canBeTrue({ when }: Card, context: SatisfiabilityContext, steps: Steps): boolean {
  const parts = when.match === "all" ? [when.rules] : when.rules.map((part) => [part]);
  return parts.some((rules) => canHold({ ...when, match: "all", rules }, context, steps));
}

function canHold(when: CardConditions, context: SatisfiabilityContext, steps: Steps): boolean {
  steps.remaining -= context.questions.length;
  if (steps.remaining < 0) return true;
  const firstFreeId = Math.max(0, ...context.questions.map(({ id }) => id)) + 1;
  const scoreQuestions = makeScoreQuestions(rulesOf(when).filter(isScoreRule), firstFreeId, context);
  if (!haveNumbers(when)) return false;
  const conditions = mapRules(when, (rule) =>
    isScoreRule(rule) ? asAnswerRule(rule, scoreQuestions, context) : asAnsweredRule(rule),
  );
  const sufficientRules = rulesOf(conditions).filter((rule) => isSufficientAlone(rule, context));
  if (sufficientRules.length === 0) return false;
  const [conditionsQuestion, groundsQuestion] = [
    firstFreeId + scoreQuestions.size,
    firstFreeId + scoreQuestions.size + 1,
  ];
  const all = [
    ...findNamedQuestions(conditions, context.questions),
    ...scoreQuestions.values(),
    makeQuestion(conditionsQuestion, { questionType: "text", isRequired: true, conditions }),
    makeQuestion(groundsQuestion, {
      conditions: {
        ...conditions,
        match: "all",
        rules: [
          { question: conditionsQuestion, op: "answered" },
          { match: "any", rules: sufficientRules },
        ],
      },
    }),
  ];
  const paths = analyzePaths(all, { maxStates: MAX_STATES, steps });
  return paths === null || !paths.never.includes(groundsQuestion);
}

/** A synthetic question for each dimension in the rules, whose options are scores; none if it can't have a score. */
function makeScoreQuestions(rules: readonly ScoreRule[], firstId: number, context: SatisfiabilityContext) {
  const dimensions = [...new Set(rules.map(dimensionOf))];
  return new Map(
    dimensions.map((dimension, index) => {
      const dimensionRules = rules.filter((rule) => dimensionOf(rule) === dimension);
      return [
        dimension,
        makeQuestion(firstId + index, { options: possibleValues(dimensionRules, dimension, context) }),
      ];
    }),
  );
}

/** Replaces a text rule by `answered`, as some answer always meets it. */
const asAnsweredRule = (rule: Rule | TextRule): Rule =>
  isTextRule(rule) ? { question: rule.question, op: "answered" } : rule;

/** Whether each question has a number that meets all its rules at the top level; groups are ignored. */
function haveNumbers({ rules }: CardConditions): boolean {
  const ranges = rules.flatMap((part) => (!isGroup(part) && isTextRule(part) ? rangeOf(part) : []));
  return ranges.every((one) =>
    ranges.every((other) => other.question !== one.question || one.low <= other.high),
  );
}

function rangeOf(rule: TextRule): { question: number; low: number; high: number }[] {
  const { question } = rule;
  const [all, none] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  switch (rule.op) {
    case "mentions":
      return [];
    case "numberAtLeast":
      return [{ question, low: rule.value, high: all }];
    case "numberAtMost":
      return [{ question, low: none, high: rule.value }];
    case "numberBetween":
      return [{ question, low: rule.value[0], high: rule.value[1] }];
  }
}

/** A score rule as a rule about the synthetic question of its dimension. */
function asAnswerRule(
  rule: ScoreRule,
  values: ReadonlyMap<string, PathQuestion>,
  { scoring }: SatisfiabilityContext,
): Rule {
  const question = values.get(dimensionOf(rule));
  const bands = scoring ? bandsOf(scoring, dimensionOf(rule)) : [];
  const matchingOptions = (question?.options ?? []).filter((value) =>
    valueMeets(rule, Number(value), bandOf(bands, Number(value))),
  );
  return { question: question?.id ?? 0, op: "isAnyOf", value: matchingOptions };
}

/** A synthetic question after all others; the options of one that represents a score are numbers to distinguish. */
const makeQuestion = (id: number, change: Partial<PathQuestion>): PathQuestion => ({
  id,
  order: Number.MAX_SAFE_INTEGER,
  questionType: "multiple_choice",
  options: [],
  isRequired: false,
  selection: "one",
  exclusiveOptions: null,
  conditions: null,
  ...change,
});

/**
 * Whether a met rule gives the advice evidence: `notAnswered` doesn't for required questions, which are always
 * answered.
 */
const isSufficientAlone = (rule: Rule, { questions }: SatisfiabilityContext) =>
  rule.op !== "notAnswered" || questions.some(({ id, isRequired }) => id === rule.question && !isRequired);

/** The questions that decide whether conditions are met, including those in the conditions of these questions. */
function findNamedQuestions(conditions: Conditions, questions: readonly ScoredQuestion[]): ScoredQuestion[] {
  const questionsById = new Map(questions.map((question) => [question.id, question]));
  const named = new Set(rulesOf(conditions).map(({ question }) => question));
  for (const id of named)
    for (const { question } of rulesOf(questionsById.get(id)?.conditions ?? null)) named.add(question);
  return questions.filter(({ id }) => named.has(id));
}

/** The displayed scores that the rules can distinguish; empty if the dimension can't have a score. */
function possibleValues(
  rules: readonly ScoreRule[],
  dimension: string,
  { questions, scoring }: SatisfiabilityContext,
): string[] {
  const counts = questions.some(
    (question) => isScored(question) && (dimension === OVERALL || question.dimension === dimension),
  );
  if (!scoring || !counts) return [];
  const { max, decimals } = scoring.scale;
  const step = 10 ** decimals;
  const bounds = rules.flatMap((rule) => ("score" in rule ? rule.value : []));
  const bandStarts = bandsOf(scoring, dimension).map(({ from }) => from);
  const values = [...bounds, ...bandStarts].flatMap((value) =>
    [0, 1].map((by) => (Math.floor(value * step) + by) / step),
  );
  return [...new Set(values)].filter((value) => value <= max).map(String);
}
