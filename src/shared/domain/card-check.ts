import { type Card, dimensionOf, isScoreRule, placeholdersIn, type ScoreRule } from "./card";
import { placedRules, type ReferableQuestion, wrongIn } from "./condition-check";
import { bandsOf, OVERALL, type Scoring } from "./scoring";
import type { ValuePath } from "./value-path";

/** Something that keeps a card from ever being advice. */
export interface CardProblem {
  readonly card: Card;
  /** Where that stands in the card: `when`, `rules`, 1, `value`. */
  readonly path: ValuePath;
  /** A sentence that says what to do. */
  readonly message: string;
}

/** What the cards of a template may name. */
export interface CardGround<Q extends ReferableQuestion = ReferableQuestion> {
  readonly questions: readonly Q[];
  readonly scoring: Scoring | null;
}

/** Everything that cards name and that is not there, or cannot be asked of it; none where all is well. */
export function cardProblems(cards: readonly Card[], ground: CardGround): CardProblem[] {
  const known = new Map(ground.questions.map((question) => [question.id, question]));
  const ids = new Set(known.keys());
  return cards.flatMap((card) => {
    const problem = (path: ValuePath, message: string): CardProblem => ({ card, path, message });
    const ofRules = placedRules(card.when, "when").flatMap(({ rule, path }) => {
      if (isScoreRule(rule)) {
        const wrong = wrongInScore(rule, ground.scoring);
        return wrong ? [problem([...path, wrong.part], wrong.message)] : [];
      }
      const wrong = wrongIn(rule, known.get(rule.question), ids);
      return wrong ? [problem([...path, wrong.part, ...wrong.within], wrong.message)] : [];
    });
    const stray = (text: string, path: ValuePath) =>
      placeholdersIn(text).some(({ question }) => !ids.has(question))
        ? [problem(path, "It puts in the answer to a question that is gone")]
        : [];
    const ofTexts = [
      ...stray(card.why, ["why"]),
      ...card.steps.flatMap(({ text }, at) => stray(text, ["steps", at, "text"])),
    ];
    const isStray = card.dimension !== null && !hasDimension(card.dimension, ground.scoring);
    const ofDimension = isStray
      ? [problem(["dimension"], `The assessment has no dimension "${card.dimension}"`)]
      : [];
    return [...ofRules, ...ofTexts, ...ofDimension];
  });
}

const hasDimension = (key: string, scoring: Scoring | null) =>
  scoring?.dimensions.some((dimension) => dimension.key === key) ?? false;

function wrongInScore(rule: ScoreRule, scoring: Scoring | null) {
  const key = dimensionOf(rule);
  const part = "score" in rule ? ("score" as const) : ("band" as const);
  if (!scoring) return { part, message: "Answers have no values here, so no rule can be over one" };
  if (key !== OVERALL && !hasDimension(key, scoring))
    return { part, message: `The assessment has no dimension "${key}"` };
  if ("score" in rule) {
    const { max } = scoring.scale;
    return rule.value > max ? { part: "value" as const, message: `The scale ends at ${max}` } : undefined;
  }
  const isBand = bandsOf(scoring, key).some(({ name }) => name === rule.value);
  return isBand ? undefined : { part: "value" as const, message: `There is no band "${rule.value}"` };
}
