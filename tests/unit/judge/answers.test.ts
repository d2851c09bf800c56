import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HALVES, type Half, readReplies } from "../../../bench/answers/replies";
import { mark, scoreOf } from "../../../bench/answers/score";

const marks = readReplies(join(process.cwd(), "bench/answers")).map(mark);
const ofHalf = (half: Half) => marks.filter(({ labelled }) => labelled.half === half);

describe("the labelled replies", () => {
  it("are many, in every type of question, in both halves and in ten languages or more", () => {
    expect(marks.length).toBeGreaterThan(1_500);
    for (const half of HALVES) {
      const types = ofHalf(half).map(({ labelled }) => labelled.question.questionType);
      expect(types.length).toBeGreaterThan(400);
      for (const type of ["rating", "multiple_choice", "text"] as const) {
        expect(types.filter((each) => each === type).length).toBeGreaterThan(70);
      }
    }
    expect(new Set(marks.map(({ labelled }) => labelled.language)).size).toBeGreaterThanOrEqual(10);
  });

  /** What is asked for; bench/answers/README.md says how it is counted. */
  it("that nobody tuned on are judged as well as they were", () => {
    const { accuracy, falseAccepts, decided, aloneAccuracy } = scoreOf(ofHalf("held-out"));
    expect(accuracy).toBeGreaterThanOrEqual(0.97);
    expect(falseAccepts).toBeLessThanOrEqual(0.01);
    expect(decided).toBeGreaterThanOrEqual(0.7);
    expect(aloneAccuracy).toBeGreaterThanOrEqual(0.94);
  });
});
