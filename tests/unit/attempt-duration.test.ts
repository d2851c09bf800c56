import { expect, test } from "vitest";
import { attemptDurationText, minutesFor, minutesText } from "#shared/domain/lib/attempt-duration";
import type { QuestionType } from "#shared/domain/questions/question";

const ask = (...types: QuestionType[]) => minutesFor(types.map((questionType) => ({ questionType })));

test("the duration depends on the number and kinds of questions, rounded up", () => {
  expect(ask()).toBe(0);
  expect(ask("rating")).toBe(1);
  expect(ask("rating", "rating", "rating")).toBe(1);
  expect(ask("rating", "rating", "rating", "rating")).toBe(2);
  expect(ask("multiple_choice", "multiple_choice")).toBe(1);
  expect(ask("text", "text")).toBe(3);
  expect(ask("rating", "rating", "rating", "text", "text", "multiple_choice")).toBe(5);
  expect(ask("text", "multiple_choice", "rating")).toBe(3);
});

test("one minute is singular", () => {
  expect([0, 1, 2].map(minutesText)).toEqual(["0 minutes", "1 minute", "2 minutes"]);
  const from = new Date("2026-01-01T10:00:00Z");
  const until = (time: string) => attemptDurationText(from, new Date(`2026-01-01T${time}Z`));
  expect(until("10:01:30")).toBe("1 minute");
  expect(until("10:59:59")).toBe("59 minutes");
  expect(until("11:00:00")).toBe("1h 0m");
  expect(until("12:05:00")).toBe("2h 5m");
  expect(until("09:00:00")).toBe("0 minutes");
});
