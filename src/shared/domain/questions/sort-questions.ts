interface Ordered {
  readonly id: number;
  readonly order: number;
}

const compare = (a: Ordered, b: Ordered) => a.order - b.order || a.id - b.id;

/**
 * Sorts questions as they are asked: by `order`, then by id. Returns the same array if it is already in order, as it
 * nearly always is, because each save sorts several times.
 */
export function sortQuestions<Q extends Ordered>(questions: readonly Q[]): readonly Q[] {
  const isSorted = questions.every((question, index) => {
    const before = questions[index - 1];
    return !before || compare(before, question) <= 0;
  });
  return isSorted ? questions : [...questions].sort(compare);
}
