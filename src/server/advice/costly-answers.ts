import type { AnswerValue } from "#shared/domain/answer";
import type { Statement } from "#shared/domain/cards/advice";
import { answerScore, COUNTED } from "#shared/domain/score";
import { OVERALL } from "#shared/domain/scoring";
import { interpolate } from "../lib/interpolate";
import { type AdviceContext, type AdvisedQuestion, scoreIn } from "./advice-context";
import { fullAnswer, joinList, sentence, withoutPeriod } from "./text-format";

const MAX_ANSWERS = 3;
/** Answers that score below this are weak. Scores range from 0 to 1. */
const MIDDLE = 0.5;
/** If more options are missing, the given answer is named instead. */
const MAX_MISSING_OPTIONS = 3;

interface WeighedAnswer {
  readonly question: AdvisedQuestion;
  readonly answer: AnswerValue;
  /** The answer score, from 0 to 1. */
  readonly score: number;
  /** Lost points, in arbitrary units: used only for sorting. */
  readonly loss: number;
}

/**
 * The three lowest answers; ties are sorted by lost points. With scoring that participants see, only answers that lost
 * points; without scoring, only answers below the middle.
 */
export function costlyAnswers(context: AdviceContext): Statement[] {
  const { scoring, phrases } = context;
  if (scoring && scoring.visibleTo !== "participant") return [];
  return (scoring ? lostPoints(context) : weakRatings(context))
    .toSorted((a, b) => a.score - b.score || b.loss - a.loss)
    .slice(0, MAX_ANSWERS)
    .map((entry) => ({
      text: sentence(phrases.namedAnswer, wordsOf(entry, context), phrases),
      evidence: [{ question: entry.question.id, quote: null }],
    }));
}

/** Answers that lost points of the overall score, or of their dimension if there is no overall score. */
function lostPoints(context: AdviceContext): WeighedAnswer[] {
  const { scoring, questions } = context;
  const areaOf = (question: AdvisedQuestion) =>
    scoring?.dimensions.find(({ key }) => key === question.dimension);
  const isWeighted = typeof scoreIn(context, OVERALL)?.value === "number";
  return scoreAnswers(context, (question) => question).flatMap(({ question, answer, score }) => {
    const area = areaOf(question);
    if (!area || typeof scoreIn(context, area.key)?.value !== "number") return [];
    const inArea = questions
      .filter(
        (sibling) =>
          areaOf(sibling) === area && answerScore(sibling, context.answers.get(sibling.id)) !== null,
      )
      .reduce((sum, { weight }) => sum + weight, 0);
    const loss = ((1 - score) * (isWeighted ? area.weight : 1) * question.weight) / inArea;
    return loss > 0 ? [{ question, answer, score, loss }] : [];
  });
}

const weakRatings = (context: AdviceContext): WeighedAnswer[] =>
  scoreAnswers(context, (question) => ({ ...question, ...COUNTED, skipCounts: "nothing" })).flatMap(
    ({ question, answer, score }) => (score < MIDDLE ? [{ question, answer, score, loss: 1 - score }] : []),
  );

/** Answers with their scores from 0 to 1. `adapt` changes each question before its answer is scored. */
function scoreAnswers(
  { questions, answers }: AdviceContext,
  adapt: (question: AdvisedQuestion) => AdvisedQuestion,
) {
  return questions.flatMap((question) => {
    const answer = answers.get(question.id);
    const score = answer === undefined ? null : answerScore(adapt(question), answer);
    return answer === undefined || score === null ? [] : [{ question, answer, score }];
  });
}

/** The question, and the answer or the options missing from it, in quotation marks. */
function wordsOf({ question, answer }: WeighedAnswer, { phrases }: AdviceContext) {
  const quoted = (words: string) => interpolate(phrases.quote, { words });
  const quoteAll = (options: readonly string[]) => joinList(options.map(quoted), phrases.language);
  const quotedAnswer = quoteAll(
    typeof answer === "string" ? [withoutPeriod(fullAnswer(question, answer, phrases))] : answer,
  );
  const missing = missingOptions(question, answer);
  const isShort = missing.length > 0 && missing.length <= MAX_MISSING_OPTIONS;
  return {
    question: quoted(question.questionText.replace(/\s+/g, " ").trim()),
    reason: isShort
      ? interpolate(phrases.notChosen, { answer: quoteAll(missing) })
      : interpolate(phrases.answered, { answer: quotedAnswer }),
  };
}

/** Unchosen options that would have added points; empty unless points are summed. */
function missingOptions({ options, points, combine }: AdvisedQuestion, answer: AnswerValue): string[] {
  if (typeof answer === "string" || combine !== "sum") return [];
  return (options ?? []).filter((option, at) => (points?.[at] ?? 0) > 0 && !answer.includes(option));
}
