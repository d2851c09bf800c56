import type { ValuePath } from "../lib/json-path";
import { type ReferableQuestion, ruleFault, rulesWithPaths } from "../questions/condition-check";
import type { AnswerableQuestion } from "../questions/question";
import { bandsOf, OVERALL, type Scoring } from "../scoring";
import { type Card, dimensionOf, isScoreRule, placeholdersIn, type ScoreRule } from "./card";
import { isTextRule, textRuleFault } from "./text-rule";

export interface CardProblem {
  readonly card: Card;
  /** Path to the error in the card: `when`, `rules`, 1, `value`. */
  readonly path: ValuePath;
  /** A sentence that tells the author what to do. */
  readonly message: string;
}

export interface CardCheckContext {
  readonly questions: readonly (ReferableQuestion & Pick<AnswerableQuestion, "answerKind">)[];
  readonly scoring: Scoring | null;
}

/** References in cards to missing questions, areas, bands or options, and rules that don't fit their question. */
export function cardProblems(cards: readonly Card[], context: CardCheckContext): CardProblem[] {
  const questionsById = new Map(context.questions.map((question) => [question.id, question]));
  const ids = new Set(questionsById.keys());
  return cards.flatMap((card) => {
    const problem = (path: ValuePath, message: string): CardProblem => ({ card, path, message });
    const ruleProblems = rulesWithPaths(card.when, "when").flatMap(({ rule, path }) => {
      if (isScoreRule(rule)) {
        const ruleProblem = scoreRuleFault(rule, context.scoring);
        return ruleProblem ? [problem([...path, ruleProblem.part], ruleProblem.message)] : [];
      }
      const question = questionsById.get(rule.question);
      const ruleProblem = isTextRule(rule) ? textRuleFault(rule, question) : ruleFault(rule, question, ids);
      return ruleProblem
        ? [problem([...path, ruleProblem.part, ...ruleProblem.within], ruleProblem.message)]
        : [];
    });
    const deletedQuestionProblems = (text: string, path: ValuePath) =>
      placeholdersIn(text).some(({ question }) => !ids.has(question))
        ? [problem(path, "Uses the answer to a deleted question")]
        : [];
    const textProblems = [
      ...deletedQuestionProblems(card.why, ["why"]),
      ...card.steps.flatMap(({ text }, at) => deletedQuestionProblems(text, ["steps", at, "text"])),
    ];
    const isStray = card.dimension !== null && !hasDimension(card.dimension, context.scoring);
    const dimensionProblems = isStray
      ? [problem(["dimension"], `The assessment has no area "${card.dimension}"`)]
      : [];
    return [...ruleProblems, ...textProblems, ...dimensionProblems];
  });
}

const hasDimension = (key: string, scoring: Scoring | null) =>
  scoring?.dimensions.some((dimension) => dimension.key === key) ?? false;

function scoreRuleFault(rule: ScoreRule, scoring: Scoring | null) {
  const key = dimensionOf(rule);
  const part = "score" in rule ? ("score" as const) : ("band" as const);
  if (!scoring) return { part, message: "This assessment isn't scored, so conditions can't use scores" };
  if (key !== OVERALL && !hasDimension(key, scoring))
    return { part, message: `The assessment has no area "${key}"` };
  if ("score" in rule) {
    const { max } = scoring.scale;
    return rule.value > max ? { part: "value" as const, message: `Enter a number up to ${max}` } : undefined;
  }
  const isBand = bandsOf(scoring, key).some(({ name }) => name === rule.value);
  return isBand
    ? undefined
    : { part: "value" as const, message: `The assessment has no band "${rule.value}"` };
}
