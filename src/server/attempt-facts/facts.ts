import { type AnswerValue, isAnswered, isSkip, type Responses } from "#shared/domain/answer";
import { type ConditionedQuestion, visible } from "#shared/domain/questions/conditions";
import {
  BITS,
  CHAT,
  choicesOf,
  DIGITS,
  type FactsQuestion,
  factsLayout,
  HEAD,
  SECONDS,
  STATES,
} from "./facts-layout";

interface Question extends FactsQuestion, ConditionedQuestion {}

/** An attempt as its facts are worked out from it. */
export interface FactsAttempt {
  /** Of its version, in order. */
  readonly questions: readonly Question[];
  readonly responses: Responses;
  readonly begunAt: Date;
  /** As stored; null where nothing is known of its first answers. */
  readonly facts: string | null;
}

/** Answers that were just given. */
export interface NewAnswers {
  readonly questionIds: readonly number[];
  readonly isChat: boolean;
  readonly now: Date;
}

/** What is known only from the moment of answering: it can't be worked out again. */
export function firstAnswers(
  { questions, begunAt, facts }: Omit<FactsAttempt, "responses">,
  given?: NewAnswers,
): string {
  const known = facts?.slice(HEAD, HEAD + questions.length) ?? "";
  const came = questions.map((_, index) => (known ? known.charCodeAt(index) - 1 : 0));
  let time = facts ? numberAt(facts, DIGITS.begun, DIGITS.time) : 0;
  const first = questions.flatMap(({ id }, index) =>
    given?.questionIds.includes(id) && !came[index] ? [index] : [],
  );
  if (given && first.length > 0) {
    const since = secondsBetween(begunAt, given.now);
    // Answers that came together say nothing of how long each took.
    const step = first.length === 1 ? stepOf(since - time) : 0;
    for (const index of first) came[index] = 1 + step + (given.isChat ? CHAT : 0);
    time = since;
  }
  return begun(begunAt) + digits(time, DIGITS.time) + came.map(character).join("");
}

/** How a first answer came. Seconds are null where several answers came together. */
export interface FirstAnswer {
  readonly isChat: boolean;
  readonly seconds: number | null;
}

/** How the first answers came, in the order of the questions; null where that is not recorded. */
export function readFirstAnswers(
  { facts }: Pick<FactsAttempt, "facts">,
  questions: readonly unknown[],
): (FirstAnswer | null)[] {
  return questions.map((_, index) => {
    const came = facts ? facts.charCodeAt(HEAD + index) - 1 : 0;
    if (came === 0) return null;
    const isChat = came > CHAT;
    const step = came - 1 - (isChat ? CHAT : 0);
    return { isChat, seconds: SECONDS[step - 1] ?? null };
  });
}

/** The facts of an attempt under way, and the place of its furthest question, from 1. */
export function openFacts(attempt: FactsAttempt, given?: NewAnswers): { facts: string; furthest: number } {
  const { questions, responses } = attempt;
  const furthest = furthestOf(questions, responses);
  return { facts: firstAnswers(attempt, given) + standing(attempt, furthest), furthest };
}

/**
 * The facts of a completed attempt.
 * @param scores values from 0 to 100, the overall one first, then the dimensions in their order
 */
export function completedFacts(
  attempt: FactsAttempt,
  completedAt: Date,
  scores: readonly (number | null)[],
): string {
  const { questions, begunAt } = attempt;
  const came = firstAnswers(attempt).slice(HEAD);
  const took = digits(secondsBetween(begunAt, completedAt), DIGITS.time);
  return (
    begun(begunAt) + took + came + standing(attempt, questions.length) + scores.map(scoreDigits).join("")
  );
}

/**
 * The place of the furthest question that was shown, from 1: the one behind the last that has an answer or was skipped,
 * or that itself where none follows.
 */
export function furthestOf(questions: readonly Question[], responses: Responses): number {
  const shown = visible(questions, responses);
  const last = shown.findLastIndex(({ id }) => responses[id] !== undefined);
  const furthest = shown[last + 1] ?? shown[last];
  return furthest ? questions.indexOf(furthest) + 1 : 0;
}

/** What stands at each question up to a place. */
function standing({ questions, responses }: FactsAttempt, furthest: number): string {
  const shown = new Set<Question>(visible(questions, responses));
  return factsLayout(questions)
    .questions.map(({ width }, index) => {
      const question = questions[index];
      const isShown = question !== undefined && index < furthest && shown.has(question);
      return isShown
        ? stateOf(question, responses[question.id], width)
        : character(STATES.hidden).repeat(width);
    })
    .join("");
}

function stateOf(question: Question, answer: AnswerValue | undefined, width: number): string {
  const bits: number[] = Array.from({ length: width }, () => 0);
  const set = (bit: number) => {
    const at = Math.floor(bit / BITS);
    bits[at] = (bits[at] ?? 0) | (1 << (bit % BITS));
  };
  bits[0] = isAnswered(answer) ? STATES.answered : isSkipped(answer) ? STATES.skipped : STATES.open;
  if (isAnswered(answer) && question.questionType !== "text") {
    const choices = choicesOf(question);
    for (const choice of [answer].flat()) if (choices.includes(choice)) set(2 + choices.indexOf(choice));
  }
  return bits.map(character).join("");
}

const isSkipped = (answer: AnswerValue | undefined) => answer !== undefined && isSkip(answer);

const character = (value: number) => String.fromCharCode(value + 1);

/** A number from 0 on; what is too large for its digits is the largest that fits. */
function digits(value: number, count: number): string {
  let rest = Math.min(Math.max(0, value), DIGITS.base ** count - 1);
  let text = "";
  for (let at = 0; at < count; at += 1) {
    text += character(rest % DIGITS.base);
    rest = Math.floor(rest / DIGITS.base);
  }
  return text;
}

function numberAt(facts: string, at: number, count: number): number {
  let value = 0;
  for (let digit = at + count - 1; digit >= at; digit -= 1)
    value = value * DIGITS.base + facts.charCodeAt(digit) - 1;
  return value;
}

const MILLION = 1_000_000;

/** In millionths, from 1 on; 0 is none. */
const scoreDigits = (value: number | null) =>
  digits(value === null ? 0 : Math.round(value * MILLION) + 1, DIGITS.score);

const secondOf = (time: Date) => Math.floor(time.getTime() / 1000);

const begun = (begunAt: Date) => digits(secondOf(begunAt), DIGITS.begun);

const secondsBetween = (from: Date, to: Date) => Math.max(0, secondOf(to) - secondOf(from));

/** The step of the largest seconds that are not more; 1 for less than a second. */
const stepOf = (seconds: number) => SECONDS.findLastIndex((from) => from <= seconds) + 1;
