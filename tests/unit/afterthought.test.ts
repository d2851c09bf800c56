import { expect, test } from "vitest";
import { isAfterthought } from "#shared/domain/questions/question";

test("an afterthought is an optional question at the end", () => {
  const first = { isRequired: false };
  const last = { isRequired: false };
  const required = { isRequired: true };
  expect(isAfterthought(last, [first, last])).toBe(true);
  expect(isAfterthought(first, [first, last])).toBe(false);
  expect(isAfterthought(required, [first, required])).toBe(false);
});
