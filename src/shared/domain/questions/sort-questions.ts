/** Sorts questions as they are asked: by `order`, then by id. */
export function sortQuestions<Q extends { readonly id: number; readonly order: number }>(
  questions: readonly Q[],
): Q[] {
  return [...questions].sort((a, b) => a.order - b.order || a.id - b.id);
}
