import type { AnswerValue } from "../answer";
import { secondsFor } from "../lib/attempt-duration";
import { areConditionsMet, type ConditionedQuestion, isTrue, type Rule, rulesOf } from "./conditions";
import { type AnswerableQuestion, RATING_VALUES } from "./question";
import { sortQuestions } from "./sort-questions";

/** The fields of a question that path analysis depends on. */
export type PathQuestion = ConditionedQuestion &
  Pick<AnswerableQuestion, "questionType" | "options" | "isRequired" | "selection" | "exclusiveOptions">;

export interface PathSpan {
  readonly least: number;
  readonly most: number;
}

export interface Paths {
  /** Ids of the questions that no path shows, in order. */
  readonly never: readonly number[];
  readonly questions: PathSpan;
  /** Whole minutes. */
  readonly minutes: PathSpan;
}

/** Default limit of states per question. */
const MAX_STATES = 1_024;
/** Limit for lists of options: number of lists times number of rules. */
const MAX_TRUTHS = 100_000;

/** Step budget of one server request, about a quarter of a second. Whole templates with their cards need 3,000. */
export const MAX_ANALYSIS_STEPS = 200_000;

/** A step budget, which several analyses can share. Evaluating one rule is a step. */
export interface Steps {
  remaining: number;
}

/** Deducts steps from the budget; false once it is used up. */
function spendSteps(steps: Steps, count: number): boolean {
  steps.remaining -= count;
  return steps.remaining >= 0;
}

interface Limits {
  readonly maxStates: number;
  readonly steps: Steps;
}

/** An answer; undefined if skipped or hidden. */
type MaybeAnswer = AnswerValue | undefined;

/** A set of partial paths that no later rule can distinguish, with their ranges of questions and seconds. */
interface State {
  /** A representative answer to each question that later rules refer to, in order. */
  readonly answers: readonly MaybeAnswer[];
  readonly questions: PathSpan;
  readonly seconds: PathSpan;
}

const START: State = { answers: [], questions: { least: 0, most: 0 }, seconds: { least: 0, most: 0 } };

type RulesByQuestion = ReadonlyMap<number, readonly Rule[]>;

/**
 * Analyzes all paths through a template: required visible questions are answered, optional ones may be skipped. The
 * result is exact, because paths are merged only if no later rule distinguishes them. Null if there are more than
 * `maxStates` states per question or the steps run out.
 */
export function analyzePaths(
  all: readonly PathQuestion[],
  { maxStates = MAX_STATES, steps = { remaining: Number.POSITIVE_INFINITY } }: Partial<Limits> = {},
): Paths | null {
  const limits = { maxStates, steps };
  const questions = sortQuestions(all);
  if (!spendSteps(steps, questions.flatMap(({ conditions }) => rulesOf(conditions)).length)) return null;
  const laterRules = findLaterRules(questions);
  const never: number[] = [];
  let named: readonly number[] = [];
  let states: readonly State[] = [START];
  for (const [at, question] of questions.entries()) {
    const later: RulesByQuestion = laterRules[at] ?? new Map();
    const answers = distinctAnswers(question, later.get(question.id) ?? [], limits);
    if (!answers) return null;
    const next = followStates(states, named, question, answers, later, limits);
    if (!next) return null;
    if (!next.isShown) never.push(question.id);
    ({ named, states } = next);
  }
  const { questions: count, seconds } = states.reduce(mergeStates, states[0] ?? START);
  return {
    never,
    questions: count,
    minutes: { least: inMinutes(seconds.least), most: inMinutes(seconds.most) },
  };
}

const inMinutes = (seconds: number) => Math.ceil(seconds / 60);

/**
 * The states after a question; undefined if a limit is reached.
 * @param named ids of the questions that `answers` answers, in order
 */
function followStates(
  states: readonly State[],
  named: readonly number[],
  question: PathQuestion,
  answers: readonly MaybeAnswer[],
  later: RulesByQuestion,
  { maxStates, steps }: Limits,
) {
  const remembered = named
    .filter((id) => later.has(id))
    .map((id) => ({ at: named.indexOf(id), kindOf: makeKindOf(later, id) }));
  const isNamed = later.has(question.id);
  const kindOfAnswer = makeKindOf(later, question.id);
  const neededQuestions = new Set(rulesOf(question.conditions).map((rule) => rule.question));
  const merged = new Map<string, State>();
  let isShown = false;
  for (const state of states) {
    if (!spendSteps(steps, named.length + answers.length)) return undefined;
    const neededAnswers = named.flatMap((id, at): [number, AnswerValue][] => {
      const answer = neededQuestions.has(id) ? state.answers[at] : undefined;
      return answer === undefined ? [] : [[id, answer]];
    });
    const shows = areConditionsMet(question.conditions, new Map(neededAnswers));
    isShown ||= shows;
    const rememberedAnswers = remembered.map(({ at }) => state.answers[at]);
    const kind = remembered.map(({ at, kindOf }) => kindOf(state.answers[at])).join();
    const nextState = shows ? withQuestion(state, secondsFor(question.questionType)) : state;
    for (const answer of shows ? answers : [undefined]) {
      const key = `${kind},${kindOfAnswer(answer)}`;
      const same = merged.get(key);
      merged.set(
        key,
        same
          ? mergeStates(same, nextState)
          : { ...nextState, answers: isNamed ? [...rememberedAnswers, answer] : rememberedAnswers },
      );
    }
    if (merged.size > maxStates) return undefined;
  }
  const stillNamed = named.filter((id) => later.has(id));
  return {
    isShown,
    named: isNamed ? [...stillNamed, question.id] : stillNamed,
    states: [...merged.values()],
  };
}

/** For each question, the rules of all later questions without duplicates, which distinguish no more answers. */
function findLaterRules(questions: readonly PathQuestion[]): RulesByQuestion[] {
  const ruleKeys = new Set<string>();
  let current: RulesByQuestion = new Map();
  const lists = questions.toReversed().map(({ conditions }) => {
    const before = current;
    const rules = new Map(current);
    for (const rule of rulesOf(conditions)) {
      const ruleKey = JSON.stringify([rule.question, rule.op, "value" in rule && rule.value]);
      if (ruleKeys.has(ruleKey)) continue;
      ruleKeys.add(ruleKey);
      rules.set(rule.question, [...(rules.get(rule.question) ?? []), rule]);
    }
    current = rules;
    return before;
  });
  return lists.reverse();
}

/** The results of all rules for an answer, as a key. */
const truths = (rules: readonly Rule[], answer: MaybeAnswer) =>
  rules.map((rule) => (isTrue(rule, answer) ? "1" : "0")).join("");

/** Maps an answer to a key of its kind; later rules treat answers of one kind alike. */
function makeKindOf(later: RulesByQuestion, question: number) {
  const rules = later.get(question) ?? [];
  const kindByAnswer = new Map<MaybeAnswer, string>();
  return (answer: MaybeAnswer): string => {
    const kind = kindByAnswer.get(answer) ?? truths(rules, answer);
    kindByAnswer.set(answer, kind);
    return kind;
  };
}

const withQuestion = (state: State, seconds: number): State => ({
  ...state,
  questions: { least: state.questions.least + 1, most: state.questions.most + 1 },
  seconds: { least: state.seconds.least + seconds, most: state.seconds.most + seconds },
});

const mergeSpans = (one: PathSpan, other: PathSpan): PathSpan => ({
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
});
const mergeStates = (one: State, other: State): State => ({
  answers: one.answers,
  questions: mergeSpans(one.questions, other.questions),
  seconds: mergeSpans(one.seconds, other.seconds),
});

/** One answer of each kind that the rules distinguish; undefined if a limit is reached. */
function distinctAnswers(
  question: PathQuestion,
  rules: readonly Rule[],
  limits: Limits,
): MaybeAnswer[] | undefined {
  const answers = possibleAnswers(question, rules, limits);
  if (!answers || !spendSteps(limits.steps, answers.length * rules.length)) return undefined;
  const allAnswers: readonly MaybeAnswer[] = question.isRequired ? answers : [...answers, undefined];
  return [...new Map(allAnswers.map((answer) => [truths(rules, answer), answer])).values()];
}

function possibleAnswers(
  question: PathQuestion,
  rules: readonly Rule[],
  limits: Limits,
): readonly AnswerValue[] | undefined {
  switch (question.questionType) {
    case "text":
      return ["words"];
    case "rating":
      return RATING_VALUES;
    case "multiple_choice":
      return question.selection === "one" ? (question.options ?? []) : possibleLists(question, rules, limits);
  }
}

/**
 * The lists of options that the rules distinguish, built one option at a time. Merging is safe, because two lists with
 * the same key keep equal keys when the same option is added.
 */
function possibleLists(
  question: PathQuestion,
  rules: readonly Rule[],
  { maxStates, steps }: Limits,
): AnswerValue[] | undefined {
  const alone = question.exclusiveOptions ?? [];
  const lists = new Map<string, readonly string[]>();
  for (const option of question.options ?? []) {
    if (alone.includes(option)) continue;
    for (const list of [[], ...lists.values()]) {
      const longer = [...list, option];
      if (!spendSteps(steps, rules.length * longer.length)) return undefined;
      const key = truths(rules, longer);
      if (!lists.has(key)) lists.set(key, longer);
    }
    if (lists.size > maxStates || lists.size * rules.length > MAX_TRUTHS) return undefined;
  }
  return [...lists.values(), ...alone.map((option) => [option])];
}
