import type { AnswerValue } from "#shared/domain/answer";
import type { Statement } from "#shared/domain/cards/advice";
import { answerScore, COUNTED } from "#shared/domain/score";
import { OVERALL } from "#shared/domain/scoring";
import { interpolate } from "../lib/interpolate";
import { type AdviceContext, type AdvisedQuestion, standingIn } from "./advice-context";
import { fullAnswer, joinList, sentence, withoutStop } from "./text-format";

/** The most answers that are named. */
const MAX_NAMED = 3;
/** A rating is called weak below the middle, from 0 to 1. */
const MIDDLE = 0.5;
/** The most options that are named as not chosen. */
const MAX_OPTIONS = 3;

interface WeighedAnswer {
  readonly question: AdvisedQuestion;
  readonly answer: AnswerValue;
  /** What the answer took away; how the numbers compare is all that counts. */
  readonly lost: number;
}

/**
 * The three answers that cost the most, the costliest first: points where scores are shown, otherwise those on the
 * worse half of a scale with a direction. Answers that `covered` names are left out.
 */
export function costlyAnswers(context: AdviceContext, covered: ReadonlySet<number> = new Set()): Statement[] {
  const { scoring, phrases } = context;
  if (scoring && scoring.visibleTo !== "participant") return [];
  const [first, more] = scoring ? [phrases.lostMost, phrases.lostMore] : [phrases.weakest, phrases.weak];
  return (scoring ? lostPoints(context) : weakRatings(context))
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, MAX_NAMED)
    .map((one, at) => ({
      text: sentence(at === 0 ? first : more, wordsOf(one, context), phrases),
      evidence: [{ question: one.question.id, quote: null }],
    }))
    .filter(({ evidence }) => evidence.every(({ question }) => !covered.has(question)));
}

/** What each answer took from the overall score, or from its area where there is no overall score. */
function lostPoints(context: AdviceContext): WeighedAnswer[] {
  const { scoring, questions } = context;
  const areaOf = (question: AdvisedQuestion) =>
    scoring?.dimensions.find(({ key }) => key === question.dimension);
  const isWeighted = typeof standingIn(context, OVERALL)?.value === "number";
  return answeredWith(context, (question) => question).flatMap(({ question, answer, worth }) => {
    const area = areaOf(question);
    if (!area || typeof standingIn(context, area.key)?.value !== "number") return [];
    const inArea = questions
      .filter((other) => areaOf(other) === area && answerScore(other, context.answers.get(other.id)) !== null)
      .reduce((sum, { weight }) => sum + weight, 0);
    const lost = ((1 - worth) * (isWeighted ? area.weight : 1) * question.weight) / inArea;
    return lost > 0 ? [{ question, answer, lost }] : [];
  });
}

const weakRatings = (context: AdviceContext): WeighedAnswer[] =>
  answeredWith(context, (question) => ({ ...question, ...COUNTED, skipCounts: "nothing" })).flatMap(
    ({ question, answer, worth }) => (worth < MIDDLE ? [{ question, answer, lost: 1 - worth }] : []),
  );

/** Answers with what they are worth, from 0 to 1, as such a question counts. */
function answeredWith(
  { questions, answers }: AdviceContext,
  counting: (question: AdvisedQuestion) => AdvisedQuestion,
) {
  return questions.flatMap((question) => {
    const answer = answers.get(question.id);
    const worth = answer === undefined ? null : answerScore(counting(question), answer);
    return answer === undefined || worth === null ? [] : [{ question, answer, worth }];
  });
}

/** The question and the answer, or what is missing from it, each in quotation marks. */
function wordsOf({ question, answer }: WeighedAnswer, { phrases }: AdviceContext) {
  const quoted = (words: string) => interpolate(phrases.quote, { words });
  const all = (options: readonly string[]) => joinList(options.map(quoted), phrases.language);
  const given = all(
    typeof answer === "string" ? [withoutStop(fullAnswer(question, answer, phrases))] : answer,
  );
  const missing = missingOptions(question, answer);
  const isShort = missing.length > 0 && missing.length <= MAX_OPTIONS;
  return {
    question: quoted(question.questionText.replace(/\s+/g, " ").trim()),
    answer: given,
    reason: isShort
      ? interpolate(phrases.notChosen, { answer: all(missing) })
      : interpolate(phrases.answered, { answer: given }),
  };
}

/** Options that would have added points to a list. */
function missingOptions({ options, points, combine }: AdvisedQuestion, answer: AnswerValue): string[] {
  if (typeof answer === "string" || combine !== "sum") return [];
  return (options ?? []).filter((option, at) => (points?.[at] ?? 0) > 0 && !answer.includes(option));
}
