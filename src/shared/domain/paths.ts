import type { AnswerValue } from "./answer";
import { type ConditionedQuestion, holds, isTrue, type Rule, rulesOf } from "./conditions";
import { secondsFor } from "./duration";
import { inOrder } from "./order";
import { type AnswerableQuestion, RATING_VALUES } from "./question";

/** What the ways through a template need to know of a question. */
export type PathQuestion = ConditionedQuestion &
  Pick<AnswerableQuestion, "questionType" | "options" | "isRequired" | "selection" | "exclusiveOptions">;

/** The least and the most of something over all ways through a template. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

export interface Paths {
  /** Ids of the questions that are shown on no way through, in their order. */
  readonly never: readonly number[];
  /** How many questions are shown. */
  readonly questions: Span;
  /** How long they take, in whole minutes. */
  readonly minutes: Span;
}

/** More ways to stand than these are not followed. */
const MAX_STATES = 5_000;

/** An answer, or none: skipped or hidden. */
type Given = AnswerValue | undefined;

/** Everything that can be said so far which later rules tell apart, and what it took to get there. */
interface State {
  /** One answer for all that the rules to come do not tell apart, to those questions that they name. */
  readonly answers: ReadonlyMap<number, AnswerValue>;
  readonly questions: Span;
  readonly seconds: Span;
}

const START: State = { answers: new Map(), questions: { least: 0, most: 0 }, seconds: { least: 0, most: 0 } };

/**
 * All ways through a template: a required question that applies is answered, an optional one may be skipped. Exact,
 * as ways that no later rule tells apart are followed as one. Null where there are too many ways to count.
 */
export function pathsOf(all: readonly PathQuestion[]): Paths | null {
  const questions = inOrder(all);
  const never: number[] = [];
  let states: readonly State[] = [START];
  for (const [at, question] of questions.entries()) {
    const later = laterRules(questions.slice(at + 1));
    const given = kindsOfAnswer(question, later.get(question.id) ?? []);
    if (!given) return null;
    const merged = new Map<string, State>();
    const keyOf = stateKey(later);
    let isShown = false;
    for (const state of states) {
      const shows = holds(question.conditions, state.answers);
      isShown ||= shows;
      for (const next of shows ? given.map((answer) => answered(state, question, answer)) : [state]) {
        const key = keyOf(next.answers);
        const same = merged.get(key);
        merged.set(key, same ? both(same, next) : next);
      }
      if (merged.size > MAX_STATES) return null;
    }
    if (!isShown) never.push(question.id);
    states = [...merged.values()].map((state) => ({ ...state, answers: onlyNamed(state.answers, later) }));
  }
  const { questions: count, seconds } = states.reduce(both, states[0] ?? START);
  return {
    never,
    questions: count,
    minutes: { least: inMinutes(seconds.least), most: inMinutes(seconds.most) },
  };
}

const inMinutes = (seconds: number) => Math.ceil(seconds / 60);

/** The rules of these questions by the question that they are over, each once. */
function laterRules(questions: readonly PathQuestion[]): ReadonlyMap<number, readonly Rule[]> {
  const rules = new Map<number, Map<string, Rule>>();
  for (const rule of questions.flatMap(({ conditions }) => rulesOf(conditions))) {
    const known = rules.get(rule.question) ?? new Map<string, Rule>();
    rules.set(rule.question, known.set(JSON.stringify(rule), rule));
  }
  return new Map([...rules].map(([question, known]) => [question, [...known.values()]]));
}

/** Names what rules make of one answer. */
const truths = (rules: readonly Rule[], answer: Given) =>
  rules.map((rule) => (isTrue(rule, answer) ? "1" : "0")).join("");

/** Names a state by what the rules to come make of its answers. */
function stateKey(later: ReadonlyMap<number, readonly Rule[]>) {
  const named = [...later].map(([question, rules]) => ({ question, rules, known: new Map<Given, string>() }));
  return (answers: State["answers"]): string =>
    named
      .map(({ question, rules, known }) => {
        const answer = answers.get(question);
        const key = known.get(answer) ?? truths(rules, answer);
        known.set(answer, key);
        return key;
      })
      .join();
}

const onlyNamed = (answers: State["answers"], later: ReadonlyMap<number, unknown>) =>
  new Map([...answers].filter(([question]) => later.has(question)));

function answered(state: State, question: PathQuestion, answer: Given): State {
  const took = secondsFor(question.questionType);
  return {
    answers: answer === undefined ? state.answers : new Map(state.answers).set(question.id, answer),
    questions: { least: state.questions.least + 1, most: state.questions.most + 1 },
    seconds: { least: state.seconds.least + took, most: state.seconds.most + took },
  };
}

const widest = (one: Span, other: Span): Span => ({
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
});
const both = (one: State, other: State): State => ({
  answers: one.answers,
  questions: widest(one.questions, other.questions),
  seconds: widest(one.seconds, other.seconds),
});

/** One answer of each kind that these rules tell apart; undefined where there are too many. */
function kindsOfAnswer(question: PathQuestion, rules: readonly Rule[]): Given[] | undefined {
  const answers = possibleAnswers(question, rules);
  if (!answers) return undefined;
  const given: readonly Given[] = question.isRequired ? answers : [...answers, undefined];
  return [...new Map(given.map((answer) => [truths(rules, answer), answer])).values()];
}

function possibleAnswers(question: PathQuestion, rules: readonly Rule[]): readonly AnswerValue[] | undefined {
  switch (question.questionType) {
    case "text":
      return ["words"];
    case "rating":
      return RATING_VALUES;
    case "multiple_choice":
      return question.selection === "one" ? (question.options ?? []) : possibleLists(question, rules);
  }
}

/**
 * The lists that can be chosen, an option more at a time. Two that the rules do not tell apart stay alike whatever is
 * added, once it is known whether they hold one option or more.
 */
function possibleLists(question: PathQuestion, rules: readonly Rule[]): AnswerValue[] | undefined {
  const alone = question.exclusiveOptions ?? [];
  const lists = new Map<string, readonly string[]>([["", []]]);
  for (const option of question.options ?? []) {
    if (alone.includes(option)) continue;
    for (const list of [...lists.values()]) {
      const longer = [...list, option];
      const key = `${Math.min(longer.length, 2)} ${truths(rules, longer)}`;
      if (!lists.has(key)) lists.set(key, longer);
    }
    if (lists.size > MAX_STATES) return undefined;
  }
  lists.delete("");
  return [...lists.values(), ...alone.map((option) => [option])];
}
