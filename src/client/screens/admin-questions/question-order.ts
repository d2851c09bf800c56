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
export function inOrderOf<Q extends Ordered>(questions: readonly Q[], ids: readonly number[]): Q[] {
  const place = ({ id }: Q) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return counted([...questions].sort((one, other) => place(one) - place(other)));
}

function counted<Q extends Ordered>(questions: readonly Q[]): Q[] {
  return questions.map((question, index) => ({ ...question, order: index + 1 }));
}
