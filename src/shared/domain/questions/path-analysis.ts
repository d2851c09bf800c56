import type { AnswerValue } from "../answer";
import { secondsFor } from "../lib/duration";
import { type ConditionedQuestion, isTrue, type Rule, ruleHolds, rulesOf } from "./conditions";
import { type AnswerableQuestion, RATING_VALUES } from "./question";
import { sortQuestions } from "./sort-questions";

/** What the ways through a template need to know of a question. */
export type PathQuestion = ConditionedQuestion &
  Pick<AnswerableQuestion, "questionType" | "options" | "isRequired" | "selection" | "exclusiveOptions">;

/** The least and the most of something over all ways through a template. */
export interface PathSpan {
  readonly least: number;
  readonly most: number;
}

export interface Paths {
  /** Ids of the questions that are shown on no way through, in their order. */
  readonly never: readonly number[];
  /** How many questions are shown. */
  readonly questions: PathSpan;
  /** How long they take, in whole minutes. */
  readonly minutes: PathSpan;
}

/** More ways to stand than these are not followed, unless somebody asks for fewer. */
const MAX_STATES = 1_024;
/** Nor lists of options that take more than these to tell apart: so many lists by so many rules. */
const MAX_TRUTHS = 100_000;

/** As many steps as a server takes at a time: a quarter of a second. Whole templates with their cards need 3,000. */
export const MOST_STEPS = 200_000;

/** How much may still be done; what is followed with the same one shares it. A rule that is looked at is a step. */
export interface Steps {
  left: number;
}

/** Takes so many; false once there are none left. */
function spend(steps: Steps, count: number): boolean {
  steps.left -= count;
  return steps.left >= 0;
}

/** How far ways are followed. */
interface Reach {
  readonly most: number;
  readonly steps: Steps;
}

/** An answer, or none: skipped or hidden. */
type Given = AnswerValue | undefined;

/** Everything that can have been said so far and that later rules do not tell apart, and what it took to say it. */
interface State {
  /** One answer that stands for its kind, to each question that rules to come are over, in their order. */
  readonly given: readonly Given[];
  readonly questions: PathSpan;
  readonly seconds: PathSpan;
}

const START: State = { given: [], questions: { least: 0, most: 0 }, seconds: { least: 0, most: 0 } };

/** Rules by the question that they are over. */
type RulesOver = ReadonlyMap<number, readonly Rule[]>;

/**
 * All ways through a template: a required question that applies is answered, an optional one may be skipped. Exact,
 * as ways that no later rule tells apart are followed as one. Null where there are more than `most` ways to stand, and
 * where following them takes more steps than are left.
 */
export function analyzePaths(
  all: readonly PathQuestion[],
  { most = MAX_STATES, steps = { left: Number.POSITIVE_INFINITY } }: Partial<Reach> = {},
): Paths | null {
  const reach = { most, steps };
  const questions = sortQuestions(all);
  if (!spend(steps, questions.flatMap(({ conditions }) => rulesOf(conditions)).length)) return null;
  const toCome = rulesToCome(questions);
  const never: number[] = [];
  let named: readonly number[] = [];
  let states: readonly State[] = [START];
  for (const [at, question] of questions.entries()) {
    const later: RulesOver = toCome[at] ?? new Map();
    const answers = kindsOfAnswer(question, later.get(question.id) ?? [], reach);
    if (!answers) return null;
    const next = followed(states, named, question, answers, later, reach);
    if (!next) return null;
    if (!next.isShown) never.push(question.id);
    ({ named, states } = next);
  }
  const { questions: count, seconds } = states.reduce(both, states[0] ?? START);
  return {
    never,
    questions: count,
    minutes: { least: inMinutes(seconds.least), most: inMinutes(seconds.most) },
  };
}

const inMinutes = (seconds: number) => Math.ceil(seconds / 60);

/** All states behind a question; undefined where they are too many. `named` says what the given answers are to. */
function followed(
  states: readonly State[],
  named: readonly number[],
  question: PathQuestion,
  answers: readonly Given[],
  later: RulesOver,
  { most, steps }: Reach,
) {
  const kept = named
    .filter((id) => later.has(id))
    .map((id) => ({ at: named.indexOf(id), kindOf: kinds(later, id) }));
  const isNamed = later.has(question.id);
  const kindOfOwn = kinds(later, question.id);
  const asks = new Set(rulesOf(question.conditions).map((rule) => rule.question));
  const merged = new Map<string, State>();
  let isShown = false;
  for (const state of states) {
    if (!spend(steps, named.length + answers.length)) return undefined;
    const known = named.flatMap((id, at): [number, AnswerValue][] => {
      const answer = asks.has(id) ? state.given[at] : undefined;
      return answer === undefined ? [] : [[id, answer]];
    });
    const shows = ruleHolds(question.conditions, new Map(known));
    isShown ||= shows;
    const given = kept.map(({ at }) => state.given[at]);
    const kind = kept.map(({ at, kindOf }) => kindOf(state.given[at])).join();
    const passed = shows ? taking(state, secondsFor(question.questionType)) : state;
    for (const answer of shows ? answers : [undefined]) {
      const key = `${kind},${kindOfOwn(answer)}`;
      const same = merged.get(key);
      merged.set(key, same ? both(same, passed) : { ...passed, given: isNamed ? [...given, answer] : given });
    }
    if (merged.size > most) return undefined;
  }
  const stillNamed = named.filter((id) => later.has(id));
  return {
    isShown,
    named: isNamed ? [...stillNamed, question.id] : stillNamed,
    states: [...merged.values()],
  };
}

/** For each question, the rules of those behind it, each once: what is asked again tells no more answers apart. */
function rulesToCome(questions: readonly PathQuestion[]): RulesOver[] {
  const asked = new Set<string>();
  let known: RulesOver = new Map();
  const all = questions.toReversed().map(({ conditions }) => {
    const behind = known;
    const rules = new Map(known);
    for (const rule of rulesOf(conditions)) {
      const name = JSON.stringify([rule.question, rule.op, "value" in rule && rule.value]);
      if (asked.has(name)) continue;
      asked.add(name);
      rules.set(rule.question, [...(rules.get(rule.question) ?? []), rule]);
    }
    known = rules;
    return behind;
  });
  return all.reverse();
}

/** Names what rules make of one answer. */
const truths = (rules: readonly Rule[], answer: Given) =>
  rules.map((rule) => (isTrue(rule, answer) ? "1" : "0")).join("");

/** Names the kind of an answer to a question; answers of one kind are the same to the rules to come. */
function kinds(later: RulesOver, question: number) {
  const rules = later.get(question) ?? [];
  const known = new Map<Given, string>();
  return (answer: Given): string => {
    const kind = known.get(answer) ?? truths(rules, answer);
    known.set(answer, kind);
    return kind;
  };
}

const taking = (state: State, seconds: number): State => ({
  ...state,
  questions: { least: state.questions.least + 1, most: state.questions.most + 1 },
  seconds: { least: state.seconds.least + seconds, most: state.seconds.most + seconds },
});

const widest = (one: PathSpan, other: PathSpan): PathSpan => ({
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
});
const both = (one: State, other: State): State => ({
  given: one.given,
  questions: widest(one.questions, other.questions),
  seconds: widest(one.seconds, other.seconds),
});

/** One answer of each kind that these rules tell apart; undefined where there are too many. */
function kindsOfAnswer(question: PathQuestion, rules: readonly Rule[], reach: Reach): Given[] | undefined {
  const answers = possibleAnswers(question, rules, reach);
  if (!answers || !spend(reach.steps, answers.length * rules.length)) return undefined;
  const given: readonly Given[] = question.isRequired ? answers : [...answers, undefined];
  return [...new Map(given.map((answer) => [truths(rules, answer), answer])).values()];
}

function possibleAnswers(
  question: PathQuestion,
  rules: readonly Rule[],
  reach: Reach,
): readonly AnswerValue[] | undefined {
  switch (question.questionType) {
    case "text":
      return ["words"];
    case "rating":
      return RATING_VALUES;
    case "multiple_choice":
      return question.selection === "one" ? (question.options ?? []) : possibleLists(question, rules, reach);
  }
}

/** The lists that can be chosen, an option more at a time. Two that the rules do not tell apart stay alike. */
function possibleLists(
  question: PathQuestion,
  rules: readonly Rule[],
  { most, steps }: Reach,
): AnswerValue[] | undefined {
  const alone = question.exclusiveOptions ?? [];
  const lists = new Map<string, readonly string[]>();
  for (const option of question.options ?? []) {
    if (alone.includes(option)) continue;
    for (const list of [[], ...lists.values()]) {
      const longer = [...list, option];
      if (!spend(steps, rules.length * longer.length)) return undefined;
      const key = truths(rules, longer);
      if (!lists.has(key)) lists.set(key, longer);
    }
    if (lists.size > most || lists.size * rules.length > MAX_TRUTHS) return undefined;
  }
  return [...lists.values(), ...alone.map((option) => [option])];
}
