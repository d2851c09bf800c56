import type { AnswerValue, Responses } from "../answer";
import { areConditionsMet, visible } from "../questions/conditions";
import { sortQuestions } from "../questions/sort-questions";
import { answerScore, COUNTED, type ScoredQuestion } from "../score";

/** Personas that give the worst, middle or best answer to every question. */
export const PERSONAS = ["lowest", "middle", "highest"] as const;
export type PersonaKind = (typeof PERSONAS)[number];

/** Two more personas for advice: one contradicts themselves, one answers as little as possible. */
export type Reader = PersonaKind | "contradictory" | "sparse";

/** The target score of each answer, from 0 to 1. */
const TARGETS: Readonly<Record<PersonaKind, number>> = { lowest: 0, middle: 0.5, highest: 1 };

type Answers = ReadonlyMap<number, AnswerValue>;
/** Chooses the answer to a visible question; undefined leaves it unanswered. */
type AnswerPicker = (question: ScoredQuestion, earlier: Answers) => AnswerValue | undefined;

/**
 * The answers of a persona to all visible questions: the ones with the lowest, middle or highest score. Questions
 * without a better end get their first, middle or last option. `contradictory` alternates between the ends within each
 * dimension. `sparse` answers only required questions, in the way that leads to the fewest questions.
 */
export function personaAnswers(questions: readonly ScoredQuestion[], persona: Reader): Responses {
  const pickAnswer = makeAnswerPicker(questions, persona);
  const answers = new Map<number, AnswerValue>();
  for (const question of sortQuestions(questions)) {
    if (!areConditionsMet(question.conditions, answers)) continue;
    const answer = pickAnswer(question, answers);
    if (answer !== undefined) answers.set(question.id, answer);
  }
  return Object.fromEntries(answers);
}

function makeAnswerPicker(questions: readonly ScoredQuestion[], persona: Reader): AnswerPicker {
  if (persona === "contradictory") return makeAlternatingPicker();
  if (persona === "sparse")
    return (question, earlier) =>
      question.isRequired ? pickWithFewestFollowers(question, earlier, questions) : undefined;
  return (question) => pickClosest(question, TARGETS[persona]);
}

/** The worst and the best answer in turn, separately for each dimension. */
function makeAlternatingPicker(): AnswerPicker {
  const turns = new Map<string | null, number>();
  return (question) => {
    if (question.questionType === "text") return pickClosest(question, 0);
    const dimension = scorePossibleAnswers(question).isUnscored ? null : (question.dimension ?? "");
    const turn = turns.get(dimension) ?? 0;
    turns.set(dimension, turn + 1);
    return pickClosest(question, turn % 2);
  };
}

/** Of the answers that lead to the fewest required questions, the one closest to the middle. */
function pickWithFewestFollowers(
  question: ScoredQuestion,
  earlier: Answers,
  questions: readonly ScoredQuestion[],
): AnswerValue {
  const requiredCounts = possibleAnswers(question).map((answer) => {
    const responses = Object.fromEntries([...earlier, [question.id, answer]]);
    return visible(questions, responses).filter(({ isRequired }) => isRequired).length;
  });
  const fewest = Math.min(...requiredCounts);
  return pickClosest(question, TARGETS.middle, (at) => requiredCounts[at] === fewest);
}

function pickClosest(
  question: ScoredQuestion,
  target: number,
  isAllowed: (at: number) => boolean = () => true,
): AnswerValue {
  const { possible, scores, isUnscored } = scorePossibleAnswers(question);
  const distances = scores.map((score, at) => {
    const position = isUnscored ? at / Math.max(1, possible.length - 1) : score;
    return position === null || !isAllowed(at) ? Number.POSITIVE_INFINITY : Math.abs(position - target);
  });
  return possible[distances.indexOf(Math.min(...distances))] ?? makeTextAnswer(question);
}

/** The possible answers and their scores, regardless of the question's dimension and weight. */
function scorePossibleAnswers(question: ScoredQuestion) {
  const possible = possibleAnswers(question);
  const countedQuestion = { ...question, ...COUNTED };
  const scores = possible.map((answer) => answerScore(countedQuestion, answer));
  return { possible, scores, isUnscored: scores.every((score) => score === null) };
}

/** A placeholder text that can't be mistaken for a real answer, different for each question. */
const makeTextAnswer = ({ questionText }: ScoredQuestion) =>
  `[Participant's answer to “${questionText.trim()}”]`;

/** Answers that cover both ends and some in between. Not every set of options: there are too many. */
function possibleAnswers(question: ScoredQuestion): AnswerValue[] {
  if (question.questionType === "text") return [makeTextAnswer(question)];
  if (question.questionType === "rating") return ["1", "2", "3", "4", "5"];
  const options = question.options ?? [];
  if (question.selection === "one") return [...options];
  const singles = options.map((option) => [option]);
  const { points } = question;
  if (!points || question.combine === "max") return singles;
  const combinable = options.filter((option) => !question.exclusiveOptions?.includes(option));
  const pointOf = (option: string) => points[options.indexOf(option)] ?? 0;
  const prefixes = combinable.map((_, at) => combinable.slice(0, at + 1));
  const signed = [
    combinable.filter((option) => pointOf(option) < 0),
    combinable.filter((option) => pointOf(option) > 0),
  ];
  return [...singles, ...prefixes, ...signed.filter((chosen) => chosen.length > 0)];
}
