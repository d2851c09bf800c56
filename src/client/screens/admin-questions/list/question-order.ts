import { conditionProblems, type ReferableQuestion } from "#shared/domain/questions/condition-check";
import { type ConditionedQuestion, type Conditions, rulesOf } from "#shared/domain/questions/conditions";
import { withoutRules } from "../../../components/condition-builder/rule-drafts";

interface Ordered {
  readonly id: number;
  /** 1 for the first. */
  readonly order: number;
}

/** The questions with one of them at another place, both from 0; those between close up. */
export function withMoved<Q extends Ordered>(questions: readonly Q[], from: number, to: number): Q[] {
  const moved = questions.filter((_, at) => at === from);
  const others = questions.filter((_, at) => at !== from);
  return counted(others.toSpliced(to, 0, ...moved));
}

/** The questions in the order of `ids`; those it does not name come last, as they were. */
export function applyOrder<Q extends Ordered>(questions: readonly Q[], ids: readonly number[]): Q[] {
  const place = ({ id }: Q) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return counted([...questions].sort((one, other) => place(one) - place(other)));
}

function counted<Q extends Ordered>(questions: readonly Q[]): Q[] {
  return questions.map((question, index) => ({ ...question, order: index + 1 }));
}

/** Which questions would stand before one that their rules name, each pair once. */
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
 * The order in which a question has gone to another place, both from 0, and has taken along what cannot stand on its
 * other side. Where those it passes all come along, they go on together, past the next one that does not; undefined
 * where there is none.
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

/**
 * The order in which the question at `at` has beside it what depends on it, where it went down past that, and what it
 * depends on, where it went up; and so on from there.
 */
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

/** What the questions are shown for once no rule of theirs names a later one in this order; only those that change. */
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
