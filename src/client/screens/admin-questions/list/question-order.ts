import { conditionProblems, type ReferableQuestion } from "#shared/domain/questions/condition-check";
import { type ConditionedQuestion, type Conditions, rulesOf } from "#shared/domain/questions/conditions";
import { withoutRules } from "../../../components/condition-builder/rule-drafts";

interface OrderedQuestion {
  readonly id: number;
  /** 1 for the first. */
  readonly order: number;
}

/** Moves a question from one index to another, and renumbers. */
export function withMoved<Q extends OrderedQuestion>(questions: readonly Q[], from: number, to: number): Q[] {
  const moved = questions.filter((_, at) => at === from);
  const otherQuestions = questions.filter((_, at) => at !== from);
  return renumber(otherQuestions.toSpliced(to, 0, ...moved));
}

/** Sorts by `ids`; questions not in `ids` go last in their current order. */
export function applyOrder<Q extends OrderedQuestion>(questions: readonly Q[], ids: readonly number[]): Q[] {
  const place = ({ id }: Q) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return renumber([...questions].sort((one, other) => place(one) - place(other)));
}

function renumber<Q extends OrderedQuestion>(questions: readonly Q[]): Q[] {
  return questions.map((question, index) => ({ ...question, order: index + 1 }));
}

/** Pairs of a question and a later one that its conditions depend on, each once. */
export function conditionsBrokenBy<Q extends ReferableQuestion>(
  questions: readonly Q[],
): { question: Q; referenced: Q }[] {
  const renumbered = questions.map((question, index) => ({ ...question, order: index + 1 }));
  const broken = conditionProblems(renumbered).flatMap(({ question, referenced, part }) =>
    referenced && part === "question" ? [{ question, referenced }] : [],
  );
  return broken.filter(
    ({ question, referenced }, index) =>
      broken.findIndex((one) => one.question === question && one.referenced === referenced) === index,
  );
}

const referencedIds = ({ conditions }: ConditionedQuestion) =>
  rulesOf(conditions).map(({ question }) => question);

/**
 * Moves a question together with those that must stay before or after it. If all passed questions come along, moves
 * past the next one; undefined if there is none.
 */
export function movedTogether<Q extends ConditionedQuestion>(
  questions: readonly Q[],
  from: number,
  to: number,
): Q[] | undefined {
  const step = to < from ? -1 : 1;
  for (let place = to; place in questions; place += step) {
    const moved = moveDependents(withMoved(questions, from, place), place);
    if (moved.some(({ id }, at) => id !== questions[at]?.id)) return moved;
  }
  return undefined;
}

/** After a move to `at`, puts dependents after the question and its dependencies before it, transitively. */
function moveDependents<Q extends ConditionedQuestion>(questions: readonly Q[], at: number): Q[] {
  const moved = questions.slice(at, at + 1);
  const earlier = questions.slice(0, at);
  const later = questions.slice(at + 1);

  const followers = new Set(moved.map(({ id }) => id));
  for (const question of earlier)
    if (referencedIds(question).some((id) => followers.has(id))) followers.add(question.id);
  const leaders = new Set(moved.flatMap(referencedIds));
  for (const question of later.toReversed())
    if (leaders.has(question.id)) for (const id of referencedIds(question)) leaders.add(id);

  const isFollower = ({ id }: Q) => followers.has(id);
  const isLeader = ({ id }: Q) => leaders.has(id);
  return [
    ...earlier.filter((question) => !isFollower(question)),
    ...later.filter(isLeader),
    ...moved,
    ...earlier.filter(isFollower),
    ...later.filter((question) => !isLeader(question)),
  ];
}

/** Conditions without rules about later questions, for the questions that have such rules. */
export function repairedConditions(
  questions: readonly ReferableQuestion[],
): { id: number; conditions: Conditions | null }[] {
  const broken = conditionsBrokenBy(questions);
  return [...new Set(broken.map(({ question }) => question))].flatMap(({ id, conditions }) => {
    const laterIds = broken
      .filter(({ question }) => question.id === id)
      .map(({ referenced }) => referenced.id);
    return conditions
      ? [{ id, conditions: withoutRules(conditions, (rule) => laterIds.includes(rule.question)) }]
      : [];
  });
}
