import { expect, test } from "vitest";
import {
  announcements,
  closestSlot,
  restrictToList,
} from "../../../src/client/screens/admin-questions/list/drag-rules";
import { applyOrder, withMoved } from "../../../src/client/screens/admin-questions/list/question-order";

const QUESTIONS = [10, 20, 30, 40].map((id, index) => ({ id, order: index + 1 }));
const idsOf = (questions: readonly { id: number }[]) => questions.map(({ id }) => id);

test("moving a question closes the gap and renumbers all questions", () => {
  expect(idsOf(withMoved(QUESTIONS, 2, 0))).toEqual([30, 10, 20, 40]);
  expect(idsOf(withMoved(QUESTIONS, 0, 3))).toEqual([20, 30, 40, 10]);
  expect(withMoved(QUESTIONS, 2, 0).map(({ order }) => order)).toEqual([1, 2, 3, 4]);
});

test("an earlier order is restored, with new questions at the end", () => {
  const moved = withMoved([...QUESTIONS, { id: 50, order: 5 }], 4, 0);
  expect(idsOf(applyOrder(moved, [10, 20, 30, 40]))).toEqual([10, 20, 30, 40, 50]);
  expect(idsOf(applyOrder(QUESTIONS, [40, 99, 10]))).toEqual([40, 10, 20, 30]);
});

test("screen readers hear each position of a dragged question once, and where it was dropped", () => {
  const spoken = announcements([7, 8, 9]);
  const active = { id: 8 };
  const over = (id: number | null) => ({ active, over: id === null ? null : { id } }) as never;
  expect(spoken.onDragStart(over(8))).toBe("Picked up question 2 of 3");
  expect([null, 8, 9, 9, 7].map((id) => spoken.onDragOver(over(id)))).toEqual([
    undefined,
    undefined,
    "Moved to position 3 of 3",
    undefined,
    "Moved to position 1 of 3",
  ]);
  expect([spoken.onDragEnd(over(9)), spoken.onDragEnd(over(null)), spoken.onDragCancel(over(9))]).toEqual([
    "Dropped at position 3",
    "Dropped at position 2",
    "Canceled. Back at position 2",
  ]);
});

test("a dragged question is over the question whose slot is nearest", () => {
  const rect = (top: number, height: number) => ({ top, height, bottom: top + height });
  const droppableRects = new Map([
    [1, rect(0, 90)],
    [2, rect(100, 50)],
    [3, rect(160, 240)],
  ]);
  const overAt = (top: number, dragged = 2) =>
    closestSlot({
      active: { id: dragged },
      collisionRect: rect(top, 50),
      droppableRects,
      droppableContainers: [1, 2, 3, 4].map((id) => ({ id })),
      pointerCoordinates: null,
    } as never).map(({ id }) => id);
  expect(overAt(110)).toEqual([2, 1, 3]);
  expect(overAt(30)).toEqual([1, 2, 3]);
  // Moved down, it would end at the bottom of the last one, at 350 to 400.
  expect(overAt(230)).toEqual([3, 2, 1]);
  expect(overAt(110, 9)).toEqual([]);
});

test("a question can't be dragged outside the list", () => {
  const rect = (top: number, bottom: number) => ({ top, bottom });
  const draggedBy = (y: number, draggingNodeRect: object | null, containerNodeRect: object | null) =>
    restrictToList({ transform: { x: 3, y }, draggingNodeRect, containerNodeRect } as never).y;
  const dragged = [-500, -40, 0, 60, 500].map((y) => draggedBy(y, rect(150, 200), rect(100, 300)));
  expect(dragged).toEqual([-50, -40, 0, 60, 100]);
  expect(draggedBy(500, rect(150, 200), null)).toBe(500);
  expect(draggedBy(500, null, rect(100, 300))).toBe(500);
});
