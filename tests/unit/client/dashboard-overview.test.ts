import { expect, it } from "vitest";
import type { AttemptListItem } from "#shared/contracts/attempts";
import { overviewOf } from "../../../src/client/screens/dashboard/overview";
import { aChat, idOf, START } from "./chat-examples";

const item = (id: number, status: AttemptListItem["status"], progress: number): AttemptListItem => ({
  ...aChat({ messages: [] }).attempt,
  id: idOf.attempt(id),
  status,
  progress,
  createdAt: new Date(START.getTime() + id),
});

it("lists attempts in progress first, then completed ones, newest first", () => {
  const overview = overviewOf([
    item(1, "completed", 100),
    item(2, "in_progress", 25),
    item(3, "not_started", 0),
    item(4, "in_progress", 50),
  ]);
  expect(overview.listed.map(({ id }) => id)).toEqual([4, 2, 1]);
  expect(overview.assigned.map(({ id }) => id)).toEqual([3]);
  expect(overview).toMatchObject({ completed: 1, inProgress: 2, averageProgress: 58 });
});

it("sorts attempts of the same moment by id, newest first", () => {
  const together = [1, 3, 2].map((id) => ({ ...item(id, "not_started", 0), createdAt: START }));
  expect(overviewOf(together).assigned.map(({ id }) => id)).toEqual([3, 2, 1]);
});

it("has an average of 0 when there are no attempts", () => {
  expect(overviewOf([]).averageProgress).toBe(0);
});
