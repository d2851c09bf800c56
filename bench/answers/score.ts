import { MATCHERS } from "../../src/server/answer-parser/matchers/matchers";
import { parseAnswer } from "../../src/server/answer-parser/parse-answer";
import type { ParseResult } from "../../src/server/answer-parser/parse-result";
import { ALL_PHRASES } from "../../src/server/chat-replies/phrases/phrases";
import { type AnswerValue, isSkip } from "../../src/shared/domain/answer";
import type { LabeledReply } from "./replies";

/** The result of a reply, compared with its label. */
export interface Mark {
  labeled: LabeledReply;
  result: ParseResult;
  /**
   * `right`: the label allows the outcome. `offered`: the first suggestion is right, so one press is enough. `wrong`: a
   * wrong answer or skip was stored. `wronglyOffered`: the suggestion is wrong, or the reply isn't an answer. `asked`:
   * asked again without the right suggestion.
   */
  verdict: "right" | "offered" | "wrong" | "wronglyOffered" | "asked";
  /** In milliseconds. */
  took: number;
}

/** Shares of all replies, from 0 to 1; NaN without replies. */
export interface Score {
  replies: number;
  right: number;
  /** Right, or offered. */
  withinOnePress: number;
  wrong: number;
  wronglyOffered: number;
  /** Stored without the model even if there is one, and the share of all replies that was stored wrongly this way. */
  exact: number;
  exactlyWrong: number;
}

const LANGUAGES: ReadonlySet<string> = new Set(ALL_PHRASES.map(({ language }) => language));

/** Whether a reply counts in the totals, because the chat supports its language. */
export const isCounted = ({ language }: LabeledReply): boolean =>
  LANGUAGES.has(language.toLowerCase().split("-")[0] ?? "");

export const isShort = ({ reply }: LabeledReply): boolean => reply.trim().split(/\s+/).length <= 3;

export const MATCHER_NAMES = MATCHERS.map(({ name }) => name);

/**
 * Parses one reply and compares it with its label.
 * @param without the name of a matcher to leave out
 */
export function mark(labeled: LabeledReply, without?: string): Mark {
  const matchers = MATCHERS.filter(({ name }) => name !== without);
  const from = performance.now();
  const result = parseAnswer(labeled.question, labeled.reply, matchers);
  const took = performance.now() - from;
  return { labeled, result, verdict: verdictOn(labeled, result), took };
}

export function scoreOf(marks: readonly Mark[]): Score {
  const share = (counts: (mark: Mark) => boolean) => marks.filter(counts).length / marks.length;
  return {
    replies: marks.length,
    right: share(({ verdict }) => verdict === "right"),
    withinOnePress: share(({ verdict }) => verdict === "right" || verdict === "offered"),
    wrong: share(({ verdict }) => verdict === "wrong"),
    wronglyOffered: share(({ verdict }) => verdict === "wronglyOffered"),
    exact: share(({ result }) => result.isExact),
    exactlyWrong: share(({ result, verdict }) => result.isExact && verdict === "wrong"),
  };
}

/** Compares a parse result with a reply's label. */
export function verdictOn(labeled: LabeledReply, result: ParseResult): Mark["verdict"] {
  switch (result.outcome) {
    case "stored":
      return isExpected(labeled, result.answer) ? "right" : "wrong";
    case "suggestion":
      return isExpected(labeled, result.answer) ? "offered" : "wronglyOffered";
    case "intent":
    case "unclear":
      return labeled.expected.includes("rejected") ? "right" : "asked";
  }
}

export const isExpected = ({ reply, expected }: LabeledReply, answer: AnswerValue): boolean =>
  expected.some((label) => isLabeled(label, answer, reply));

function isLabeled(label: string, answer: AnswerValue, reply: string): boolean {
  if (isSkip(answer)) return label === "skipped";
  if (!label.startsWith("=")) return false;
  const expectedValues = label === "=" ? [reply.trim()] : label.slice(2).split(" + ");
  const values = [answer].flat();
  return values.length === expectedValues.length && expectedValues.every((value) => values.includes(value));
}
