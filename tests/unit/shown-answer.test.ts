import { expect, test } from "vitest";
import { shownAnswer, shownMessage } from "#shared/domain/answer";

const rating = { questionType: "rating", scaleLabels: ["never", "", "", "mostly", "always"] } as const;

test("a skip is shown as Skipped, as an answer and as a message", () => {
  expect(shownAnswer(rating, "skip")).toBe("Skipped");
  expect(shownAnswer(rating, "4")).toBe("4 – mostly");
  expect(shownMessage("skip", true)).toBe("Skipped");
  expect(shownMessage("skip", false)).toBe("skip");
  expect(shownMessage("We skip that", true)).toBe("We skip that");
});
