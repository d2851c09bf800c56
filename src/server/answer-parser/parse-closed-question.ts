import { type AnswerValue, answerName, isSkip, SKIP } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { casefold, normalize, splitWords } from "../language/normalize";
import { type Sentence, tokenize } from "../language/tokenize";
import { analyzeClauses, type ClauseAnalysis } from "./clause-parser";
import { type ClosedQuestion, closedQuestionOf } from "./closed-question";
import { parseStars, thumbAsWord } from "./emoji";
import type { Matcher } from "./matchers/matchers";
import type { OptionMention } from "./mention";
import { negates } from "./negation";
import { distinct, labeled, numberedAndLabeled, type Option, optionsOf } from "./options";
import { type Parsed, stored, unclear } from "./parse-result";
import { resolveMentions, suggest } from "./resolve-mentions";
import { yesNoStepOf } from "./scales";
import { hasRole, type Token, tokensOf } from "./tokens";

/**
 * Parses an exact label, several labels on a line each, or "skip"; null for others. "10" is the label before the
 * position.
 */
export function parseExact(question: AnswerableQuestion, message: string): Parsed | null {
  if (isSkip(message)) return stored(SKIP);
  const options = optionsOf(question);
  const lines = [...new Set(message.split("\n"))];
  if (lines.length > 1 && lines.every((line) => options.some(({ answer }) => answer === line)))
    return stored(lines);
  const matches = labeled(options, message);
  const [option = numberedAndLabeled(options, message), ...others] = matches;
  if (option === undefined) return null;
  if (others.length > 0)
    return unclear(
      "ambiguous",
      matches.map(({ answer }) => answer),
    );
  const { answer } = option;
  const isVerbatim = casefold(answer) === casefold(message) || normalize(answer) === normalize(message);
  return stored(answer, isVerbatim ? null : answerName(question, answer));
}

/** With more unknown words, the answer is suggested instead of stored (decision 0113). */
const MAX_UNKNOWN_WORDS = 1;

export interface ClosedReading {
  readonly parsed: Parsed;
  /** True if the answer is stored and every word was understood. */
  readonly isFull: boolean;
}

/** Parses which options a message chooses. Linear time: of a long message only the start and the end are read. */
export function parseClosedQuestion(
  answerableQuestion: AnswerableQuestion,
  fullMessage: string,
  matchers: readonly Matcher[],
): ClosedReading {
  const question = closedQuestionOf(answerableQuestion);
  const message = thumbAsWord(keepBothEnds(fullMessage));
  const stars = parseStars(question, message);
  if (stars) return { parsed: stars, isFull: true };
  const sentence = tokenize(message.replace(/\n+/g, ". "));
  const mentions = longestOf(matchers.flatMap(({ find }) => find?.(question, sentence) ?? []));
  const tokens = matchers.reduce(
    (partialTokens, { findInRest }) => findInRest?.(question, sentence, partialTokens) ?? partialTokens,
    tokensOf(sentence, mentions),
  );
  const analysis = analyzeClauses(tokens, question.isMany);
  const resolved = resolveMentions(question, analysis) ?? unclear("unclear");
  // In a multiple choice an unknown word may be another item; next to a negation it may be the negated word.
  const isStrict = question.isMany || negatesElse(tokens, sentence, analysis);
  const isCut = message.length < fullMessage.length;
  if (resolved.outcome === "stored" && (isCut || analysis.unknownWords > (isStrict ? 0 : MAX_UNKNOWN_WORDS)))
    return { parsed: suggestionOf(resolved.answer, analysis), isFull: false };
  const parsed = isLost(resolved) ? (suggestionFrom(question, sentence, analysis) ?? resolved) : resolved;
  return { parsed, isFull: parsed.outcome === "stored" && analysis.unknownWords === 0 };
}

/** True if a message negates something but rejects no option. */
function negatesElse(tokens: readonly Token[], { words }: Sentence, { mentions }: ClauseAnalysis): boolean {
  const isNo = (word = "") => negates(word) || yesNoStepOf(tokenize(word)) === "no";
  const negated = tokens.some(
    (token) =>
      (hasRole(token, "not", "notBehind") && !hasRole(token, "correction")) ||
      (token.kind === "word" && isNo(words[token.at]?.normalized)),
  );
  return negated && !mentions.some(({ verdict }) => verdict === "rejected");
}

/** True if a message was not understood at all. */
export const isLost = (parsed: Parsed): boolean =>
  parsed.outcome === "unclear" && (parsed.reason === "none" || parsed.reason === "unclear");

/** Turns an answer into a suggestion, with the other mentioned options as alternatives. */
function suggestionOf(answer: AnswerValue, { mentions }: ClauseAnalysis): Parsed {
  const mentioned = mentions
    .filter(({ verdict }) => verdict !== "rejected")
    .flatMap(({ mention }) => mention.options.map((option) => option.answer));
  const others = [...new Set(mentioned)].filter((option) => ![answer].flat().includes(option));
  return { outcome: "suggestion", answer, others };
}

/** In characters, at each end: long messages state the answer at the start or at the end. */
const MAX_END_LENGTH = 400;

const keepBothEnds = (message: string): string =>
  message.length <= 2 * MAX_END_LENGTH
    ? message
    : `${message.slice(0, MAX_END_LENGTH)} … ${message.slice(-MAX_END_LENGTH)}`;

/** Keeps the longest of overlapping mentions, in message order. */
function longestOf(mentions: readonly OptionMention[]): OptionMention[] {
  const rank = ({ options, problem }: OptionMention) => (options.length > 0 || problem ? 0 : 1);
  const retained: OptionMention[] = [];
  const byLength = [...mentions].sort(
    (one, other) => rank(one) - rank(other) || other.to - other.from - (one.to - one.from),
  );
  for (const mention of byLength)
    if (!retained.some(({ from, to }) => mention.from < to && from < mention.to)) retained.push(mention);
  return retained.sort((one, other) => one.from - other.from);
}

/** Suggests options that a misunderstood message mentions; null if it negates anything. */
function suggestionFrom(
  question: ClosedQuestion,
  { folded }: Sentence,
  { mentions }: ClauseAnalysis,
): Parsed | null {
  if (splitWords(normalize(folded)).some(negates)) return null;
  // "4 visits on average", when the options are amounts.
  const isOnlyNumber = question.amounts !== null && mentions.length === 1;
  const namedOptions = new Set<Option>(
    mentions
      .filter(({ verdict }) => verdict === "chosen" || (verdict === "uncounted" && isOnlyNumber))
      .flatMap(({ mention: { options } }) => (options.length === 1 ? options : [])),
  );
  const options = distinct(question.options).filter((option) => namedOptions.has(option));
  return options.length === 0 ? null : suggest(question, options);
}
