import { answerName } from "#shared/domain/answer";
import { phraseSet, phraseTest } from "../language/phrases";
import type { ClauseAnalysis, ClauseMention } from "./clause-parser";
import type { ClosedQuestion } from "./closed-question";
import type { OptionMention } from "./mention";
import { distinct, type Option } from "./options";
import { type Parsed, stored, unclear } from "./parse-result";
import { yesNoStepOf } from "./scales";

/** Turns the analyzed mentions into one result; null when the message says nothing about the options. */
export function resolveMentions(question: ClosedQuestion, analysis: ClauseAnalysis): Parsed | null {
  const { mentions, isInDoubt, isIncomplete, isExcepting } = analysis;
  const rejected = mentions
    .filter(({ verdict }) => verdict === "rejected")
    .flatMap(({ mention }) => mention.options);
  const chosen = mentions.filter(({ verdict, mention }) => verdict === "chosen" && !isScaleItself(mention));
  if (chosen.length === 0 || isExcepting) {
    const quantified = resolveQuantifier(question, analysis, rejected);
    if (quantified) return quantified;
  }
  const clear = chosen.filter(({ strength }) => strength === 2);
  const passing = clear.length > 0 ? chosen.filter((choice) => !clear.includes(choice)) : [];
  const accepted = (clear.length > 0 ? clear : chosen).flatMap((choice) => withoutOptions(choice, rejected));
  if (accepted.length === 0) return rejected.length > 0 ? chooseRemaining(question, rejected) : null;
  const problems = accepted.flatMap(({ mention }) => mention.problem ?? []);
  if (problems[0] && problems.length === accepted.length) return unclear(problems[0]);
  const refined = withoutWider(accepted.map(({ mention }) => mention));
  const options = distinct([...new Set(refined.flatMap((mention) => mention.options))]);
  if (options.length === 0) return question.amounts ? unclear("ambiguous") : null;
  const isOneOf = options.length > 1 && accepted.some(({ isAlternative }, at) => at > 0 && isAlternative);
  const isUnclear = refined.some((mention) => mention.options.length !== 1 && !mention.isList);
  if (isOneOf || isUnclear || isInconsistent(refined)) return ambiguous(options);
  const isPartOfList = question.isMany && (isIncomplete || passing.length > 0 || clear.length === 0);
  if (isInDoubt || (isPartOfList && (isIncomplete || options.length > 1 || passing.length > 0)))
    return suggest(question, withPassing(options, passing, rejected));
  if (options.length > 1 && (question.isRating || excludeEachOther(question, options)))
    return ambiguous(options);
  return answer(question, options);
}

function withPassing(
  options: readonly Option[],
  passing: readonly ClauseMention[],
  rejected: readonly Option[],
): Option[] {
  const extra = passing.flatMap(({ mention }) => (mention.options.length === 1 ? mention.options : []));
  const combined = [...options, ...extra.filter((option) => !rejected.includes(option))];
  return distinct([...new Set(combined)]).sort((one, other) => one.index - other.index);
}

function answer({ question }: ClosedQuestion, options: readonly Option[]): Parsed {
  const [first, ...others] = options.map((option) => option.answer);
  const value = first !== undefined && others.length === 0 ? first : options.map((option) => option.answer);
  return stored(value, answerName(question, value));
}

/** Suggests the options of a multiple choice, or a single option; asks which one if they can't all be chosen. */
export function suggest(question: ClosedQuestion, options: readonly Option[]): Parsed {
  const answers = options.map((option) => option.answer);
  const [first = "", ...others] = answers;
  if (question.isMany && !excludeEachOther(question, options))
    return { outcome: "suggestion", answer: answers, others: [] };
  return others.length === 0 ? { outcome: "suggestion", answer: first, others } : ambiguous(options);
}

const ambiguous = (options: readonly Option[] = []): Parsed =>
  unclear(
    "ambiguous",
    options.map((option) => option.answer),
  );

/** "On a scale of 1 to 5" names the scale, not an option. */
const isScaleItself = ({ kind, options, problem }: OptionMention): boolean =>
  kind === "number" && options.length === 0 && !problem;

/** Removes rejected options from a mention ("Yes, but not in writing"); empty if none is left. */
function withoutOptions(choice: ClauseMention, rejected: readonly Option[]): ClauseMention[] {
  const options = choice.mention.options.filter((option) => !rejected.includes(option));
  if (options.length === 0 && choice.mention.options.length > 0) return [];
  return [{ ...choice, mention: { ...choice.mention, options } }];
}

/** Drops a mention of several options when another mention names one of them: "Yes, partly". */
function withoutWider(mentions: readonly OptionMention[]): OptionMention[] {
  const certainOptions = mentions.flatMap(({ options }) => (options.length === 1 ? options : []));
  return mentions.filter(
    ({ options }) => options.length < 2 || !certainOptions.some((option) => options.includes(option)),
  );
}

/** True if a number and a label name different options: "1. Marketing" where marketing is the second. */
function isInconsistent(mentions: readonly OptionMention[]): boolean {
  const namedOptions = mentions.filter(({ kind }) => kind !== "number").flatMap(({ options }) => options);
  return (
    namedOptions.length > 0 &&
    mentions.some(
      ({ kind, options }) => kind === "number" && !options.some((option) => namedOptions.includes(option)),
    )
  );
}

/** With two options, rejecting one chooses the other. */
function chooseRemaining(question: ClosedQuestion, rejected: readonly Option[]): Parsed {
  const remaining = distinct(question.options).filter((option) => !rejected.includes(option));
  return remaining.length === 1 && question.options.length === 2
    ? answer(question, remaining)
    : unclear("ambiguous");
}

/** Resolves "all of them", "all but the first", "none", "both" and "any". */
function resolveQuantifier(
  question: ClosedQuestion,
  { quantifiers, isExcepting, isQualified, hasNegation }: ClauseAnalysis,
  rejected: readonly Option[],
): Parsed | null {
  if (quantifiers.size === 0 || question.isRating) return null;
  const { options } = question;
  const answerWith = (selected: readonly Option[]) =>
    selected.length === 0 || excludeEachOther(question, selected)
      ? ambiguous(selected)
      : answer(question, selected);
  // "Not all", "not both".
  if (hasNegation && !isExcepting && (quantifiers.has("all") || quantifiers.has("both"))) return ambiguous();
  if (quantifiers.has("all")) {
    if (isExcepting && rejected.length === 0) return ambiguous();
    return answerWith(distinct(options).filter((option) => !isApart(option) && !rejected.includes(option)));
  }
  if (rejected.length > 0) return null;
  if (quantifiers.has("both")) return options.length === 2 ? answerWith(options) : ambiguous();
  const isNoneOf = quantifiers.has("none");
  if ((isNoneOf && isQualified) || !(isNoneOf || quantifiers.has("other"))) return ambiguous();
  const matching = options.filter(isNoneOf ? isNone : isOther);
  return matching.length === 1 ? answer(question, matching) : unclear("none");
}

/** True if options can't be combined: exclusive ones, ranges of one amount, yes and no. */
function excludeEachOther(
  { options: allOptions, amounts, labels }: ClosedQuestion,
  options: readonly Option[],
): boolean {
  if (options.length < 2) return false;
  if (options.some(isApart)) return true;
  const isRange = (option: Option) => {
    const amount = amounts?.[allOptions.indexOf(option)];
    return amount && amount.low !== amount.high;
  };
  if (options.every(isRange)) return true;
  const steps = labels.map(yesNoStepOf);
  return steps.includes("no") && ["yes", "partly", "fully"].some((step) => steps.includes(step));
}

const nonePhrases = phraseSet(({ grammar }) => [grammar.none]);
const otherPhrases = phraseSet(({ grammar }) => [grammar.other]);
const isOnly = phraseTest(({ grammar }) => [grammar.alone]);

const beginsWith = ({ words }: Option, phrases: ReadonlySet<string>): boolean =>
  words.some((_, at) => phrases.has(words.slice(0, at + 1).join(" ")));
const isNone = (option: Option): boolean => beginsWith(option, nonePhrases());
const isOther = (option: Option): boolean => beginsWith(option, otherPhrases());
/** Options that "all" doesn't include: exclusive ones, "None of these", "Cash only". */
const isApart = (option: Option): boolean =>
  option.isExclusive ||
  isNone(option) ||
  (option.words.length > 1 && [option.words[0], option.words.at(-1)].some((word) => isOnly(word ?? "")));
