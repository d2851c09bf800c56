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
const AIM: Readonly<Record<PersonaKind, number>> = { lowest: 0, middle: 0.5, highest: 1 };

type Answers = ReadonlyMap<number, AnswerValue>;
/** Chooses the answer to a visible question; undefined leaves it unanswered. */
type Answering = (question: ScoredQuestion, before: Answers) => AnswerValue | undefined;

/**
 * The answers of a persona to all visible questions: the ones with the lowest, middle or highest score. Questions
 * without a better end get their first, middle or last option. `contradictory` alternates between the ends within each
 * dimension. `sparse` answers only required questions, in the way that leads to the fewest questions.
 */
export function personaAnswers(questions: readonly ScoredQuestion[], who: Reader): Responses {
  const answering = answeringOf(questions, who);
  const answers = new Map<number, AnswerValue>();
  for (const question of sortQuestions(questions)) {
    if (!areConditionsMet(question.conditions, answers)) continue;
    const answer = answering(question, answers);
    if (answer !== undefined) answers.set(question.id, answer);
  }
  return Object.fromEntries(answers);
}

function answeringOf(questions: readonly ScoredQuestion[], who: Reader): Answering {
  if (who === "contradictory") return fromEndToEnd();
  if (who === "sparse")
    return (question, before) => (question.isRequired ? fewest(question, before, questions) : undefined);
  return (question) => closest(question, AIM[who]);
}

/** The worst and the best answer in turn, separately for each dimension. */
function fromEndToEnd(): Answering {
  const turns = new Map<string | null, number>();
  return (question) => {
    if (question.questionType === "text") return closest(question, 0);
    const within = weighedAnswers(question).isUnsaid ? null : (question.dimension ?? "");
    const turn = turns.get(within) ?? 0;
    turns.set(within, turn + 1);
    return closest(question, turn % 2);
  };
}

/** Of the answers that lead to the fewest required questions, the one closest to the middle. */
function fewest(
  question: ScoredQuestion,
  before: Answers,
  questions: readonly ScoredQuestion[],
): AnswerValue {
  const counts = possibleAnswers(question).map((answer) => {
    const responses = Object.fromEntries([...before, [question.id, answer]]);
    return visible(questions, responses).filter(({ isRequired }) => isRequired).length;
  });
  const least = Math.min(...counts);
  return closest(question, AIM.middle, (at) => counts[at] === least);
}

function closest(
  question: ScoredQuestion,
  aim: number,
  mayBe: (at: number) => boolean = () => true,
): AnswerValue {
  const { possible, worths, isUnsaid } = weighedAnswers(question);
  const misses = worths.map((worth, at) => {
    const stands = isUnsaid ? at / Math.max(1, possible.length - 1) : worth;
    return stands === null || !mayBe(at) ? Number.POSITIVE_INFINITY : Math.abs(stands - aim);
  });
  return possible[misses.indexOf(Math.min(...misses))] ?? saidTo(question);
}

/** The possible answers and their scores, regardless of the question's dimension and weight. */
function weighedAnswers(question: ScoredQuestion) {
  const possible = possibleAnswers(question);
  const weighed = { ...question, ...COUNTED };
  const worths = possible.map((answer) => answerScore(weighed, answer));
  return { possible, worths, isUnsaid: worths.every((worth) => worth === null) };
}

/** A placeholder text that can't be mistaken for a real answer, different for each question. */
const saidTo = ({ questionText }: ScoredQuestion) => `[Participant's answer to “${questionText.trim()}”]`;

/** Answers that cover both ends and some in between. Not every set of options: there are too many. */
function possibleAnswers(question: ScoredQuestion): AnswerValue[] {
  if (question.questionType === "text") return [saidTo(question)];
  if (question.questionType === "rating") return ["1", "2", "3", "4", "5"];
  const options = question.options ?? [];
  if (question.selection === "one") return [...options];
  const alone = options.map((option) => [option]);
  const { points } = question;
  if (!points || question.combine === "max") return alone;
  const beside = options.filter((option) => !question.exclusiveOptions?.includes(option));
  const pointOf = (option: string) => points[options.indexOf(option)] ?? 0;
  const inSteps = beside.map((_, at) => beside.slice(0, at + 1));
  const ends = [
    beside.filter((option) => pointOf(option) < 0),
    beside.filter((option) => pointOf(option) > 0),
  ];
  return [...alone, ...inSteps, ...ends.filter((chosen) => chosen.length > 0)];
}
