import { type Conditions, isGroup, mapRules, type Rule, rulesOf } from "../questions/conditions";
import { analyzePaths, MOST_STEPS, type PathQuestion, type Steps } from "../questions/path-analysis";
import { COUNTED, isScored, type ScoredQuestion } from "../score";
import { bandOf, bandsOf, OVERALL, type Scoring } from "../scoring";
import { type Card, type CardConditions, dimensionOf, isScoreRule, type ScoreRule, valueMeets } from "./card";
import { type CardProblem, cardProblems } from "./card-check";
import { isTextRule, type TextRule } from "./text-rule";

/** So many ways to stand are followed for a card: eight questions that have nothing to do with each other. */
const MAX_STATES = 256;

/** What cards are read over. */
export interface SatisfiabilityContext {
  readonly questions: readonly ScoredQuestion[];
  readonly scoring: Scoring | null;
}

/** What is wrong with cards, and those that are sound: they name nothing that is gone and can be true of somebody. */
export function checkedCards(cards: readonly Card[], context: SatisfiabilityContext) {
  const strays = cardProblems(cards, context);
  const never = neverTrue(without(cards, strays), context);
  const problems = [...strays, ...never];
  return { problems, sound: without(cards, problems) };
}

function without(cards: readonly Card[], problems: readonly CardProblem[]): Card[] {
  const wrong = new Set(problems.map(({ card }) => card));
  return cards.filter((card) => !wrong.has(card));
}

/**
 * The cards that no way through the questions makes true: the rules of a card are followed like those of a question
 * after the last one (decision 0071). None is named that could be true of somebody. All cards share the steps; those
 * that are left when there are none any more are not named.
 */
function neverTrue(cards: readonly Card[], context: SatisfiabilityContext): CardProblem[] {
  const steps = { left: MOST_STEPS };
  return cards
    .filter((card) => !canBeTrue(card, context, steps))
    .map((card) => ({ card, path: ["when"], message: "No combination of answers meets this condition" }));
}

/**
 * Strengths that are never shown: they rest on nothing of which somebody has said what the better end is, or always on
 * a rating of which nobody has.
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
      const always = new Set(when.match === "all" ? when.rules.map(questionIn) : []);
      return questions.some(
        (one) => always.has(one.id) && one.questionType === "rating" && !hasBetterEnd(one),
      );
    })
    .map((card) => ({
      card,
      path: ["kind"],
      message: "A strength needs conditions that use scored answers",
    }));

/** The question that a rule is over; null where it is over a value, or one of a group. */
const questionIn = (part: CardConditions["rules"][number]): number | null =>
  isGroup(part) || isScoreRule(part) ? null : part.question;

const hasBetterEnd = (question: ScoredQuestion) => isScored({ ...question, ...COUNTED });

/** Of things of which one is enough, each is followed by itself: fewer ways to stand, and the same in the end. */
function canBeTrue({ when }: Card, context: SatisfiabilityContext, steps: Steps): boolean {
  const parts = when.match === "all" ? [when.rules] : when.rules.map((part) => [part]);
  return parts.some((rules) => canHold({ ...when, match: "all", rules }, context, steps));
}

function canHold(when: CardConditions, context: SatisfiabilityContext, steps: Steps): boolean {
  steps.left -= context.questions.length;
  if (steps.left < 0) return true;
  const behind = Math.max(0, ...context.questions.map(({ id }) => id)) + 1;
  const values = valueQuestions(rulesOf(when).filter(isScoreRule), behind, context);
  if (!haveNumbers(when)) return false;
  const conditions = mapRules(when, (rule) =>
    isScoreRule(rule) ? overAnswers(rule, values, context) : overWords(rule),
  );
  const grounds = rulesOf(conditions).filter((rule) => isGround(rule, context));
  if (grounds.length === 0) return false;
  const [holds, stands] = [behind + values.size, behind + values.size + 1];
  const all = [
    ...namedBy(conditions, context.questions),
    ...values.values(),
    asked(holds, { questionType: "text", isRequired: true, conditions }),
    asked(stands, {
      conditions: {
        ...conditions,
        match: "all",
        rules: [
          { question: holds, op: "answered" },
          { match: "any", rules: grounds },
        ],
      },
    }),
  ];
  const paths = analyzePaths(all, { most: MAX_STATES, steps });
  return paths === null || !paths.never.includes(stands);
}

/** For each dimension that rules are over, a question that its value answers; none where there can be no value. */
function valueQuestions(rules: readonly ScoreRule[], firstId: number, context: SatisfiabilityContext) {
  const dimensions = [...new Set(rules.map(dimensionOf))];
  return new Map(
    dimensions.map((dimension, at) => {
      const over = rules.filter((rule) => dimensionOf(rule) === dimension);
      return [dimension, asked(firstId + at, { options: told(over, dimension, context) })];
    }),
  );
}

/** A rule over an open answer as one over whether there is any: some answer meets it. */
const overWords = (rule: Rule | TextRule): Rule =>
  isTextRule(rule) ? { question: rule.question, op: "answered" } : rule;

/** Whether some number of each question meets all of the rules that hold together; groups are left out. */
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

/** A rule over a value as one over the question that the value answers. */
function overAnswers(
  rule: ScoreRule,
  values: ReadonlyMap<string, PathQuestion>,
  { scoring }: SatisfiabilityContext,
): Rule {
  const question = values.get(dimensionOf(rule));
  const bands = scoring ? bandsOf(scoring, dimensionOf(rule)) : [];
  const meeting = (question?.options ?? []).filter((value) =>
    valueMeets(rule, Number(value), bandOf(bands, Number(value))),
  );
  return { question: question?.id ?? 0, op: "isAnyOf", value: meeting };
}

/** A question that nobody is asked, behind all others; a value is one whose options are the numbers to be told apart. */
const asked = (id: number, change: Partial<PathQuestion>): PathQuestion => ({
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

/** Whether a rule that is true gives advice something to rest on: nobody leaves out a required question that they see. */
const isGround = (rule: Rule, { questions }: SatisfiabilityContext) =>
  rule.op !== "notAnswered" || questions.some(({ id, isRequired }) => id === rule.question && !isRequired);

/** The questions that decide whether conditions hold: those they name, and those that decide whether these are shown. */
function namedBy(conditions: Conditions, questions: readonly ScoredQuestion[]): ScoredQuestion[] {
  const known = new Map(questions.map((question) => [question.id, question]));
  const named = new Set(rulesOf(conditions).map(({ question }) => question));
  for (const id of named)
    for (const { question } of rulesOf(known.get(id)?.conditions ?? null)) named.add(question);
  return questions.filter(({ id }) => named.has(id));
}

/** Numbers as they are shown that such rules can tell apart; none where a dimension can have no value. */
function told(
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
  const begins = bandsOf(scoring, dimension).map(({ from }) => from);
  const shown = [...bounds, ...begins].flatMap((value) =>
    [0, 1].map((by) => (Math.floor(value * step) + by) / step),
  );
  return [...new Set(shown)].filter((value) => value <= max).map(String);
}
