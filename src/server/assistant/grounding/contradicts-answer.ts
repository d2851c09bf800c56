import type { AnswerValue } from "#shared/domain/answer";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { MATCHERS } from "../../answer-parser/matchers/matchers";
import { negates } from "../../answer-parser/negation";
import { parseClosedQuestion } from "../../answer-parser/parse-closed-question";
import { yesNoStepOf } from "../../answer-parser/scales";
import { normalize } from "../../language/normalize";
import { tokenize } from "../../language/tokenize";
import { wordIndex } from "./content-words";
import type { SourceCache } from "./source-cache";

const CLAUSE_END = /[,;:.!?()–—、。，；：！？]+/u;

/**
 * Whether a clause of a text, parsed as a reply to a closed question, means another option than the chosen one. For
 * yes/no questions, a clause that repeats the question means "yes", or "no" with a negation.
 */
export function contradictsAnswer(
  text: string,
  question: AnswerableQuestion,
  answer: AnswerValue,
  { contentWords }: Pick<SourceCache, "contentWords">,
): boolean {
  if (question.questionType === "text") return false;
  const questionWords = contentWords(question.questionText);
  const topicWords = wordIndex([questionWords, ...(question.options ?? []).map(contentWords)]);
  const chosen = [answer].flat();
  return text.split(CLAUSE_END).some((clause) => {
    const words = contentWords(clause);
    if (![...words].some(topicWords.has)) return false;
    const readOptions = optionsReadIn(clause, question);
    if (readOptions.length > 0) return !readOptions.some((option) => chosen.includes(option));
    return repeats(words, questionWords) && deniesChoice(clause, chosen);
  });
}

/** The options that a clause chooses or may choose. */
function optionsReadIn(clause: string, question: AnswerableQuestion): string[] {
  const { parsed } = parseClosedQuestion(question, clause, MATCHERS);
  if (parsed.outcome === "stored") return [parsed.answer].flat();
  if (parsed.outcome === "suggestion") return [...[parsed.answer].flat(), ...parsed.others];
  return [];
}

/** A clause with at least this share of a question's content words is about the question. */
const MIN_REPEATED_SHARE = 0.5;

function repeats(words: ReadonlySet<string>, questionWords: ReadonlySet<string>): boolean {
  const clauseWords = wordIndex([words]);
  return [...questionWords].filter(clauseWords.has).length >= MIN_REPEATED_SHARE * questionWords.size;
}

const YES: ReadonlySet<string> = new Set(["yes", "fully"]);
const NO: ReadonlySet<string> = new Set(["no", "not-yet", "not-at-all"]);

/** Whether a clause affirms a "no" or negates a "yes". */
function deniesChoice(clause: string, chosen: readonly string[]): boolean {
  const steps = chosen.map((option) => yesNoStepOf(tokenize(option)));
  const isNegated = normalize(clause).split(" ").some(negates);
  return steps.some((step) => step !== null && (isNegated ? YES : NO).has(step));
}
