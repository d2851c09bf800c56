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

export interface FactsAttempt {
  /** All questions of its version, in order. */
  readonly questions: readonly Question[];
  readonly responses: Responses;
  readonly begunAt: Date;
  /** As stored; null if nothing is known about its first answers. */
  readonly facts: string | null;
}

export interface NewAnswers {
  readonly questionIds: readonly number[];
  readonly isChat: boolean;
  readonly now: Date;
}

/** The first part of the facts, up to the first answers. It can't be calculated later from the responses. */
export function firstAnswers(
  { questions, begunAt, facts }: Omit<FactsAttempt, "responses">,
  newAnswers?: NewAnswers,
): string {
  const first = newAnswers
    ? questions.flatMap(({ id }, index) =>
        newAnswers.questionIds.includes(id) && !codeAt(facts, index) ? [index] : [],
      )
    : [];
  const stored = facts?.slice(0, HEAD + questions.length);
  if (!newAnswers || first.length === 0)
    return stored ?? startDigits(begunAt) + digits(0, DIGITS.time) + character(0).repeat(questions.length);
  const elapsed = secondsBetween(begunAt, newAnswers.now);
  const time = facts ? numberAt(facts, DIGITS.begun, DIGITS.time) : 0;
  // Several answers at the same time don't show how long each took.
  const step = first.length === 1 ? stepOf(elapsed - time) : 0;
  const codes = questions.map((_, index) =>
    first.includes(index) ? 1 + step + (newAnswers.isChat ? CHAT : 0) : codeAt(facts, index),
  );
  return startDigits(begunAt) + digits(elapsed, DIGITS.time) + codes.map(character).join("");
}

const codeAt = (facts: string | null, index: number) => (facts ? facts.charCodeAt(HEAD + index) - 1 : 0);

/** `seconds` is null if several answers came at the same time. */
export interface FirstAnswer {
  readonly isChat: boolean;
  readonly seconds: number | null;
}

/** How the first answers came, in question order; null where it isn't recorded. */
export function readFirstAnswers(
  { facts }: Pick<FactsAttempt, "facts">,
  questions: readonly unknown[],
): (FirstAnswer | null)[] {
  return questions.map((_, index) => {
    const code = facts ? facts.charCodeAt(HEAD + index) - 1 : 0;
    if (code === 0) return null;
    const isChat = code > CHAT;
    const step = code - 1 - (isChat ? CHAT : 0);
    return { isChat, seconds: SECONDS[step - 1] ?? null };
  });
}

/** The facts of an attempt in progress, and the position of its furthest question, from 1. */
export function openFacts(
  attempt: FactsAttempt,
  newAnswers?: NewAnswers,
): { facts: string; furthest: number } {
  const { questions, responses } = attempt;
  const visibleQuestions = visible(questions, responses);
  const furthest = furthestIn(attempt, visibleQuestions);
  return { facts: firstAnswers(attempt, newAnswers) + states(attempt, visibleQuestions, furthest), furthest };
}

/**
 * The facts of a completed attempt.
 * @param scores from 0 to 100: the overall score, then the dimensions in order
 */
export function completedFacts(
  attempt: FactsAttempt,
  completedAt: Date,
  scores: readonly (number | null)[],
): string {
  const { questions, begunAt } = attempt;
  const firstAnswerCodes = firstAnswers(attempt).slice(HEAD);
  const duration = digits(secondsBetween(begunAt, completedAt), DIGITS.time);
  const visibleQuestions = visible(questions, attempt.responses);
  const stateCodes = states(attempt, visibleQuestions, questions.length);
  return startDigits(begunAt) + duration + firstAnswerCodes + stateCodes + scores.map(scoreDigits).join("");
}

/**
 * Position, from 1, of the furthest visible question that was shown: the one after the last answered or skipped
 * question, or that question if none follows. 0 if no question is visible.
 */
export const furthestOf = (questions: readonly Question[], responses: Responses): number =>
  furthestIn({ questions, responses }, visible(questions, responses));

function furthestIn(
  { questions, responses }: Pick<FactsAttempt, "questions" | "responses">,
  visibleQuestions: readonly Question[],
): number {
  const last = visibleQuestions.findLastIndex(({ id }) => responses[id] !== undefined);
  const furthest = visibleQuestions[last + 1] ?? visibleQuestions[last];
  return furthest ? questions.indexOf(furthest) + 1 : 0;
}

/** The states of all questions. Those after position `furthest` are hidden. */
function states(
  { questions, responses }: FactsAttempt,
  visibleQuestions: readonly Question[],
  furthest: number,
): string {
  const visibleSet = new Set(visibleQuestions);
  return questions
    .map((question, index) =>
      index < furthest && visibleSet.has(question)
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
      const position = Math.floor(bit / BITS);
      if (choices.includes(choice)) bits[position] = (bits[position] ?? 0) | (1 << (bit % BITS));
    }
  }
  return bits.map(character).join("");
}

const isSkipped = (answer: AnswerValue | undefined) => answer !== undefined && isSkip(answer);

const character = (value: number) => String.fromCharCode(value + 1);

/** Writes a number from 0, limited to the largest that fits. */
function digits(value: number, count: number): string {
  let rest = Math.min(Math.max(0, value), DIGITS.base ** count - 1);
  let text = "";
  for (let at = 0; at < count; at += 1) {
    text += character(rest % DIGITS.base);
    rest = Math.floor(rest / DIGITS.base);
  }
  return text;
}

function numberAt(facts: string, position: number, count: number): number {
  let value = 0;
  for (let digit = position + count - 1; digit >= position; digit -= 1)
    value = value * DIGITS.base + facts.charCodeAt(digit) - 1;
  return value;
}

const MILLION = 1_000_000;

/** In millionths plus 1; 0 is no score. */
const scoreDigits = (value: number | null) =>
  digits(value === null ? 0 : Math.round(value * MILLION) + 1, DIGITS.score);

const secondOf = (time: Date) => Math.floor(time.getTime() / 1000);

const startDigits = (begunAt: Date) => digits(secondOf(begunAt), DIGITS.begun);

const secondsBetween = (from: Date, to: Date) => Math.max(0, secondOf(to) - secondOf(from));

/** The step in `SECONDS`, from 1, rounded down. */
const stepOf = (seconds: number) => SECONDS.findLastIndex((from) => from <= seconds) + 1;
