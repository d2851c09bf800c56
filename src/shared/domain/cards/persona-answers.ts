import type { AnswerValue, Responses } from "../answer";
import { ruleHolds, visible } from "../questions/conditions";
import { sortQuestions } from "../questions/sort-questions";
import { answerScore, COUNTED, type ScoredQuestion } from "../score";

/** Who answers all at the worst end, in the middle, at the best end. */
export const PERSONAS = ["lowest", "middle", "highest"] as const;
export type PersonaKind = (typeof PERSONAS)[number];

/** Who else reads advice before anybody real does: who contradicts themselves, and who says as little as they may. */
export type Reader = PersonaKind | "contradictory" | "sparse";

/** What each answer is aimed at, from 0 to 1. */
const AIM: Readonly<Record<PersonaKind, number>> = { lowest: 0, middle: 0.5, highest: 1 };

type Answers = ReadonlyMap<number, AnswerValue>;
/** Gives an answer to a question that applies, or none. */
type Answering = (question: ScoredQuestion, before: Answers) => AnswerValue | undefined;

/**
 * The answers of somebody made up: to each question that applies, the one that is worth the least, the most, or about
 * half, by points and direction. Where nobody has said what is worth more, the first, the last, or the middle one.
 * Who contradicts themselves goes from end to end within each dimension; who is sparse answers what they must, and so
 * that little is asked.
 */
export function personaAnswers(questions: readonly ScoredQuestion[], who: Reader): Responses {
  const answering = answeringOf(questions, who);
  const answers = new Map<number, AnswerValue>();
  for (const question of sortQuestions(questions)) {
    if (!ruleHolds(question.conditions, answers)) continue;
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

/** The worst and the best answer in turn, in each dimension by itself. */
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

/** Of the answers after which the fewest required questions apply as it stands, the one closest to the middle. */
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

/** The answer whose worth is closest to the aim, of those that may be given. */
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

/** What can be answered and what it is worth; what a question counts towards has no say in which end is the better one. */
function weighedAnswers(question: ScoredQuestion) {
  const possible = possibleAnswers(question);
  const weighed = { ...question, ...COUNTED };
  const worths = possible.map((answer) => answerScore(weighed, answer));
  return { possible, worths, isUnsaid: worths.every((worth) => worth === null) };
}

/** Words that nobody takes for anybody's, to each question others. */
const saidTo = ({ questionText }: ScoredQuestion) => `[Participant's answer to “${questionText.trim()}”]`;

/** Answers that reach both ends and stand between them: not each set of options, of which there are too many. */
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
