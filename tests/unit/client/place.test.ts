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
const said = (questions: typeof plain, responses: Record<string, string>, id: number | null) =>
  questionPositionText(questionPosition(questions, responses, id));

describe("where somebody stands", () => {
  it("is counted among all where none depends on another", () => {
    expect(said(plain, {}, 1)).toBe("1 of 3");
    expect(said(plain, { "1": "x", "2": "y" }, 3)).toBe("3 of 3");
  });

  it("is counted among those that apply, and about, while later ones depend on what comes", () => {
    expect(said(branch, {}, 1)).toBe("1 of about 2");
    expect(said(branch, { "1": "Yes" }, 2)).toBe("2 of 3");
    expect(said(branch, { "1": "No" }, 3)).toBe("2 of 2");
  });

  it("is the end where all is answered, and where a question does not apply", () => {
    expect(said(branch, { "1": "No", "3": "x" }, null)).toBe("2 of 2");
    expect(said(branch, { "1": "No" }, 2)).toBe("2 of 2");
  });
});
