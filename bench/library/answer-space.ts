import type { AnswerValue, Responses } from "#shared/domain/answer";
import { type Card, dimensionOf, isScoreRule, questionsNamed } from "#shared/domain/cards/card";
import { rulesOf } from "#shared/domain/questions/conditions";
import { RATING_VALUES } from "#shared/domain/questions/question";
import { answerScore, COUNTED, isScored, type ScoredQuestion } from "#shared/domain/score";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import { adviceContext } from "../../src/server/advice/create-advice-context";
import { matchCards } from "../../src/server/advice/match-cards";

/** Maximum number of answer sets tried per card. If there are more, a sample is tried. */
const MAX_ANSWER_SETS = 6_000;

export interface CardTemplate {
  readonly questions: readonly (ScoredQuestion & { readonly shortName: string | null })[];
  readonly scoring: Scoring | null;
}

export interface Extremes {
  /** The triggering answers with the highest and the lowest score. */
  readonly best: Responses;
  readonly worst: Responses;
  /** All triggering answers of each relevant question; undefined is no answer. */
  readonly possible: ReadonlyMap<number, ReadonlySet<AnswerValue | undefined>>;
  readonly isSampled: boolean;
}

/** Finds the answers that trigger a card; null if no tried set does. */
export function findExtremes(card: Card, template: CardTemplate): Extremes | null {
  const questions = relevantQuestions(card, template);
  const { sets, isSampled } = answerSets(questions);
  const possible = new Map<number, Set<AnswerValue | undefined>>(questions.map(({ id }) => [id, new Set()]));
  let best: { responses: Responses; score: number } | undefined;
  let worst: typeof best;
  for (const set of sets) {
    const responses = Object.fromEntries(
      set.flatMap((answer, at) => (answer === undefined ? [] : [[questions[at]?.id, answer]])),
    );
    const context = adviceContext({ ...template, responses, cards: [card] });
    if (matchCards(context).length === 0) continue;
    const shown = context.questions.filter(({ id }) => possible.has(id));
    for (const { id } of shown) possible.get(id)?.add(context.answers.get(id));
    const answers = Object.fromEntries(context.answers);
    const score = favor(shown, answers);
    if (!best || score > best.score) best = { responses: answers, score };
    if (!worst || score < worst.score) worst = { responses: answers, score };
  }
  return best && worst ? { best: best.responses, worst: worst.responses, possible, isSampled } : null;
}

/** Mean score of the answers; a question without an answer or direction counts as the middle. */
function favor(questions: readonly ScoredQuestion[], responses: Responses): number {
  const scores = questions.map((one) => answerScore({ ...one, ...COUNTED }, responses[one.id]) ?? 0.5);
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

/** The questions that decide whether a card is triggered, and those that decide whether they are visible. */
function relevantQuestions(card: Card, { questions }: CardTemplate) {
  const areas = new Set(rulesOf(card.when).filter(isScoreRule).map(dimensionOf));
  const ids = questionsNamed(card);
  for (const question of questions)
    if (isScored(question) && (areas.has(OVERALL) || areas.has(question.dimension ?? OVERALL)))
      ids.add(question.id);
  for (const id of ids)
    for (const { question } of rulesOf(questions.find((one) => one.id === id)?.conditions ?? null))
      ids.add(question);
  return questions.filter(({ id }) => ids.has(id));
}

/** The possible answers to a question. With several selections: each option alone, and all that can be combined. */
function possibleAnswers(question: ScoredQuestion): (AnswerValue | undefined)[] {
  const none = question.isRequired ? [] : [undefined];
  if (question.questionType === "text") return ["Words of the participant.", ...none];
  if (question.questionType === "rating") return [...RATING_VALUES, ...none];
  const options = question.options ?? [];
  if (question.selection === "one") return [...options, ...none];
  const together = options.filter((option) => !question.exclusiveOptions?.includes(option));
  const pairs = together.flatMap((one, at) => together.slice(at + 1).map((other) => [one, other]));
  const most = together.length > 2 ? [together] : [];
  return [...options.map((option) => [option]), ...pairs, ...most, ...none];
}

function answerSets(questions: readonly ScoredQuestion[]) {
  const choices = questions.map(possibleAnswers);
  const size = choices.reduce((product, { length }) => product * length, 1);
  const isSampled = size > MAX_ANSWER_SETS;
  let seed = 7;
  /** A pseudorandom integer below `n`, the same sequence in every run. */
  const below = (n: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((seed / 2 ** 32) * n);
  };
  const sets = Array.from({ length: Math.min(size, MAX_ANSWER_SETS) }, (_, at) => {
    let rest = at;
    return choices.map((answers) => {
      if (isSampled) return answers[below(answers.length)];
      const answer = answers[rest % answers.length];
      rest = Math.floor(rest / answers.length);
      return answer;
    });
  });
  return { sets, isSampled };
}
