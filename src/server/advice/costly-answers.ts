import type { AnswerValue } from "#shared/domain/answer";
import type { Statement } from "#shared/domain/cards/advice";
import { answerScore, COUNTED } from "#shared/domain/score";
import { OVERALL } from "#shared/domain/scoring";
import { interpolate } from "../lib/interpolate";
import { type AdviceContext, type AdvisedQuestion, scoreIn } from "./advice-context";
import { fullAnswer, joinList, sentence, withoutStop } from "./text-format";

const MAX_NAMED = 3;
/** Answers that score below this are weak. Scores range from 0 to 1. */
const MIDDLE = 0.5;
/** If more options are missing, the given answer is named instead. */
const MAX_OPTIONS = 3;

interface WeighedAnswer {
  readonly question: AdvisedQuestion;
  readonly answer: AnswerValue;
  /** The answer score, from 0 to 1. */
  readonly worth: number;
  /** Lost points, in arbitrary units: used only for sorting. */
  readonly lost: number;
}

/**
 * The three lowest answers; ties are sorted by lost points. With scoring that participants see, only answers that lost
 * points; without scoring, only answers below the middle.
 */
export function costlyAnswers(context: AdviceContext): Statement[] {
  const { scoring, phrases } = context;
  if (scoring && scoring.visibleTo !== "participant") return [];
  return (scoring ? lostPoints(context) : weakRatings(context))
    .toSorted((a, b) => a.worth - b.worth || b.lost - a.lost)
    .slice(0, MAX_NAMED)
    .map((one) => ({
      text: sentence(phrases.namedAnswer, wordsOf(one, context), phrases),
      evidence: [{ question: one.question.id, quote: null }],
    }));
}

/** Answers that lost points of the overall score, or of their dimension if there is no overall score. */
function lostPoints(context: AdviceContext): WeighedAnswer[] {
  const { scoring, questions } = context;
  const areaOf = (question: AdvisedQuestion) =>
    scoring?.dimensions.find(({ key }) => key === question.dimension);
  const isWeighted = typeof scoreIn(context, OVERALL)?.value === "number";
  return answeredWith(context, (question) => question).flatMap(({ question, answer, worth }) => {
    const area = areaOf(question);
    if (!area || typeof scoreIn(context, area.key)?.value !== "number") return [];
    const inArea = questions
      .filter((other) => areaOf(other) === area && answerScore(other, context.answers.get(other.id)) !== null)
      .reduce((sum, { weight }) => sum + weight, 0);
    const lost = ((1 - worth) * (isWeighted ? area.weight : 1) * question.weight) / inArea;
    return lost > 0 ? [{ question, answer, worth, lost }] : [];
  });
}

const weakRatings = (context: AdviceContext): WeighedAnswer[] =>
  answeredWith(context, (question) => ({ ...question, ...COUNTED, skipCounts: "nothing" })).flatMap(
    ({ question, answer, worth }) => (worth < MIDDLE ? [{ question, answer, worth, lost: 1 - worth }] : []),
  );

/** Answers with their scores from 0 to 1. `counting` adapts each question before its answer is scored. */
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

/** The question, and the answer or the options missing from it, in quotation marks. */
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
    reason: isShort
      ? interpolate(phrases.notChosen, { answer: all(missing) })
      : interpolate(phrases.answered, { answer: given }),
  };
}

/** Unchosen options that would have added points; empty unless points are summed. */
function missingOptions({ options, points, combine }: AdvisedQuestion, answer: AnswerValue): string[] {
  if (typeof answer === "string" || combine !== "sum") return [];
  return (options ?? []).filter((option, at) => (points?.[at] ?? 0) > 0 && !answer.includes(option));
}
