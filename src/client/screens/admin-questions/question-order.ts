interface Ordered {
  readonly id: number;
  /** 1 for the first. */
  readonly order: number;
}

/** The questions with one of them at another place; those between close up. An impossible move changes nothing. */
export function withMoved<Q extends Ordered>(questions: readonly Q[], from: number, to: number): Q[] {
  const moved = questions[from];
  if (!moved || to < 0 || to >= questions.length) return [...questions];
  const others = questions.filter((question) => question !== moved);
  return counted([...others.slice(0, to), moved, ...others.slice(to)]);
}

/** The questions in the order of `ids`; those it does not name come last, as they were. */
export function inOrderOf<Q extends Ordered>(questions: readonly Q[], ids: readonly number[]): Q[] {
  const place = ({ id }: Q) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return counted([...questions].sort((one, other) => place(one) - place(other)));
}

function counted<Q extends Ordered>(questions: readonly Q[]): Q[] {
  return questions.map((question, index) => ({ ...question, order: index + 1 }));
}
