import { type AnswerValue, isAnswered, isSkip, type Responses } from "#shared/domain/answer";
import { type ConditionedQuestion, visible } from "#shared/domain/questions/conditions";
import {
  BITS,
  CHAT,
  choicesOf,
  DIGITS,
  type FactsQuestion,
  HEAD,
  SECONDS,
  STATES,
  widthOf,
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
  const first = given
    ? questions.flatMap(({ id }, index) =>
        given.questionIds.includes(id) && !cameAt(facts, index) ? [index] : [],
      )
    : [];
  const stored = facts?.slice(0, HEAD + questions.length);
  if (!given || first.length === 0)
    return stored ?? begun(begunAt) + digits(0, DIGITS.time) + character(0).repeat(questions.length);
  const since = secondsBetween(begunAt, given.now);
  const time = facts ? numberAt(facts, DIGITS.begun, DIGITS.time) : 0;
  // Answers that came together say nothing of how long each took.
  const step = first.length === 1 ? stepOf(since - time) : 0;
  const came = questions.map((_, index) =>
    first.includes(index) ? 1 + step + (given.isChat ? CHAT : 0) : cameAt(facts, index),
  );
  return begun(begunAt) + digits(since, DIGITS.time) + came.map(character).join("");
}

/** How the first answer to a question came, by its place; 0 is unknown. */
const cameAt = (facts: string | null, index: number) => (facts ? facts.charCodeAt(HEAD + index) - 1 : 0);

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
  const shown = visible(questions, responses);
  const furthest = furthestIn(attempt, shown);
  return { facts: firstAnswers(attempt, given) + states(attempt, shown, furthest), furthest };
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
  const shown = visible(questions, attempt.responses);
  const stand = states(attempt, shown, questions.length);
  return begun(begunAt) + took + came + stand + scores.map(scoreDigits).join("");
}

/**
 * The place of the furthest question that was shown, from 1: the one behind the last that has an answer or was skipped,
 * or that itself where none follows.
 */
export const furthestOf = (questions: readonly Question[], responses: Responses): number =>
  furthestIn({ questions, responses }, visible(questions, responses));

function furthestIn(
  { questions, responses }: Pick<FactsAttempt, "questions" | "responses">,
  shown: readonly Question[],
): number {
  const last = shown.findLastIndex(({ id }) => responses[id] !== undefined);
  const furthest = shown[last + 1] ?? shown[last];
  return furthest ? questions.indexOf(furthest) + 1 : 0;
}

/** What stands at each question up to a place. */
function states(
  { questions, responses }: FactsAttempt,
  shown: readonly Question[],
  furthest: number,
): string {
  const applies = new Set(shown);
  return questions
    .map((question, index) =>
      index < furthest && applies.has(question)
        ? stateOf(question, responses[question.id])
        : character(STATES.hidden).repeat(widthOf(question)),
    )
    .join("");
}

function stateOf(question: Question, answer: AnswerValue | undefined): string {
  const bits = new Array<number>(widthOf(question)).fill(0);
  bits[0] = isAnswered(answer) ? STATES.answered : isSkipped(answer) ? STATES.skipped : STATES.open;
  if (isAnswered(answer) && question.questionType !== "text") {
    const choices = choicesOf(question);
    for (const choice of typeof answer === "string" ? [answer] : answer) {
      const bit = 2 + choices.indexOf(choice);
      const at = Math.floor(bit / BITS);
      if (choices.includes(choice)) bits[at] = (bits[at] ?? 0) | (1 << (bit % BITS));
    }
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
