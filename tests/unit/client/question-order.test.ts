import { expect, test } from "vitest";
import { inOrderOf, withMoved } from "../../../src/client/screens/admin-questions/question-order";

const QUESTIONS = [10, 20, 30, 40].map((id, index) => ({ id, order: index + 1 }));
const idsOf = (questions: readonly { id: number }[]) => questions.map(({ id }) => id);

test("a question moved up or down makes those between close up, and all are counted anew", () => {
  expect(idsOf(withMoved(QUESTIONS, 2, 0))).toEqual([30, 10, 20, 40]);
  expect(idsOf(withMoved(QUESTIONS, 0, 3))).toEqual([20, 30, 40, 10]);
  expect(withMoved(QUESTIONS, 2, 0).map(({ order }) => order)).toEqual([1, 2, 3, 4]);
});

test("a move from or to nowhere changes nothing", () => {
  for (const [from, to] of [
    [-1, 2],
    [4, 0],
    [1, 4],
    [1, -1],
  ] as const) {
    expect(withMoved(QUESTIONS, from, to)).toEqual(QUESTIONS);
  }
});

test("an earlier order comes back, with what was added since at the end", () => {
  const moved = withMoved([...QUESTIONS, { id: 50, order: 5 }], 4, 0);
  expect(idsOf(inOrderOf(moved, [10, 20, 30, 40]))).toEqual([10, 20, 30, 40, 50]);
  expect(idsOf(inOrderOf(QUESTIONS, [40, 99, 10]))).toEqual([40, 10, 20, 30]);
});
