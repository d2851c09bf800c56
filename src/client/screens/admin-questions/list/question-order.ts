import { conditionProblems, type ReferableQuestion } from "#shared/domain/questions/condition-check";
import { type ConditionedQuestion, type Conditions, rulesOf } from "#shared/domain/questions/conditions";
import { withoutRules } from "../../../components/condition-builder/rule-drafts";

interface Ordered {
  readonly id: number;
  /** 1 for the first. */
  readonly order: number;
}

/** Moves a question from one index to another, and renumbers. */
export function withMoved<Q extends Ordered>(questions: readonly Q[], from: number, to: number): Q[] {
  const moved = questions.filter((_, at) => at === from);
  const others = questions.filter((_, at) => at !== from);
  return counted(others.toSpliced(to, 0, ...moved));
}

/** Sorts by `ids`; questions not in `ids` go last in their current order. */
export function applyOrder<Q extends Ordered>(questions: readonly Q[], ids: readonly number[]): Q[] {
  const place = ({ id }: Q) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return counted([...questions].sort((one, other) => place(one) - place(other)));
}

function counted<Q extends Ordered>(questions: readonly Q[]): Q[] {
  return questions.map((question, index) => ({ ...question, order: index + 1 }));
}

/** Pairs of a question and a later one that its conditions depend on, each once. */
export function conditionsBrokenBy<Q extends ReferableQuestion>(
  inOrder: readonly Q[],
): { question: Q; named: Q }[] {
  const placed = inOrder.map((question, index) => ({ ...question, order: index + 1 }));
  const broken = conditionProblems(placed).flatMap(({ question, named, part }) =>
    named && part === "question" ? [{ question, named }] : [],
  );
  return broken.filter(
    ({ question, named }, index) =>
      broken.findIndex((one) => one.question === question && one.named === named) === index,
  );
}

const namedBy = ({ conditions }: ConditionedQuestion) => rulesOf(conditions).map(({ question }) => question);

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
    const together = takenAlong(withMoved(questions, from, place), place);
    if (together.some(({ id }, at) => id !== questions[at]?.id)) return together;
  }
  return undefined;
}

/** After a move to `at`, puts dependents after the question and its dependencies before it, transitively. */
function takenAlong<Q extends ConditionedQuestion>(inOrder: readonly Q[], at: number): Q[] {
  const moved = inOrder.slice(at, at + 1);
  const passed = inOrder.slice(0, at);
  const toPass = inOrder.slice(at + 1);

  const followers = new Set(moved.map(({ id }) => id));
  for (const question of passed)
    if (namedBy(question).some((id) => followers.has(id))) followers.add(question.id);
  const leaders = new Set(moved.flatMap(namedBy));
  for (const question of toPass.toReversed())
    if (leaders.has(question.id)) for (const id of namedBy(question)) leaders.add(id);

  const follows = ({ id }: Q) => followers.has(id);
  const leads = ({ id }: Q) => leaders.has(id);
  return [
    ...passed.filter((question) => !follows(question)),
    ...toPass.filter(leads),
    ...moved,
    ...passed.filter(follows),
    ...toPass.filter((question) => !leads(question)),
  ];
}

/** Conditions without rules about later questions, for the questions that have such rules. */
export function repairedConditions(
  inOrder: readonly ReferableQuestion[],
): { id: number; conditions: Conditions | null }[] {
  const broken = conditionsBrokenBy(inOrder);
  return [...new Set(broken.map(({ question }) => question))].flatMap(({ id, conditions }) => {
    const gone = broken.filter(({ question }) => question.id === id).map(({ named }) => named.id);
    return conditions
      ? [{ id, conditions: withoutRules(conditions, (rule) => gone.includes(rule.question)) }]
      : [];
  });
}
