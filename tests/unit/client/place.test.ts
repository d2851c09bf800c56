import { describe, expect, it } from "vitest";
import {
  questionPosition,
  questionPositionText,
} from "../../../src/client/components/answer/question-position";
import { aQuestion } from "./chat-examples";

const yes = {
  version: 1 as const,
  match: "all" as const,
  rules: [{ question: 1, op: "is" as const, value: "Yes" }],
};
const branch = [aQuestion(1), aQuestion(2, { conditions: yes }), aQuestion(3)];
const plain = [aQuestion(1), aQuestion(2), aQuestion(3)];
const positionText = (questions: typeof plain, responses: Record<string, string>, id: number | null) =>
  questionPositionText(questionPosition(questions, responses, id));

describe("the position of a question", () => {
  it("is exact if no question has conditions", () => {
    expect(positionText(plain, {}, 1)).toBe("1 of 3");
    expect(positionText(plain, { "1": "x", "2": "y" }, 3)).toBe("3 of 3");
  });

  it("is approximate while later questions depend on answers", () => {
    expect(positionText(branch, {}, 1)).toBe("1 of about 2");
    expect(positionText(branch, { "1": "Yes" }, 2)).toBe("2 of 3");
    expect(positionText(branch, { "1": "No" }, 3)).toBe("2 of 2");
  });

  it("is the end when all is answered, or for a question that doesn't apply", () => {
    expect(positionText(branch, { "1": "No", "3": "x" }, null)).toBe("2 of 2");
    expect(positionText(branch, { "1": "No" }, 2)).toBe("2 of 2");
  });
});
