import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readReplies } from "../../../bench/answers/replies";

const replies = readReplies(join(process.cwd(), "bench/answers"));

describe("the labelled replies", () => {
  it("are many, in every type of question and in a dozen languages", () => {
    expect(replies.length).toBeGreaterThan(1_500);
    for (const type of ["rating", "multiple_choice", "text"])
      expect(replies.filter(({ question }) => question.questionType === type).length).toBeGreaterThan(300);
    expect(new Set(replies.map(({ language }) => language)).size).toBeGreaterThanOrEqual(12);
  });
});
