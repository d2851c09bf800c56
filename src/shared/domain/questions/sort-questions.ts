interface Ordered {
  readonly id: number;
  readonly order: number;
}

const compare = (a: Ordered, b: Ordered) => a.order - b.order || a.id - b.id;

/**
 * Sorts questions as they are asked: by `order`, then by id. Returns the same array if it is already in order: a save
 * sorts several times, and stored questions are nearly always in order.
 */
export function sortQuestions<Q extends Ordered>(questions: readonly Q[]): readonly Q[] {
  const isSorted = questions.every((question, index) => {
    const before = questions[index - 1];
    return !before || compare(before, question) <= 0;
  });
  return isSorted ? questions : [...questions].sort(compare);
}
