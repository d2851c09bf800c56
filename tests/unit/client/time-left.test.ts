import { describe, expect, it } from "vitest";
import { minutesLeft } from "../../../src/client/parts/time-left";
import { aMessage } from "./chat-examples";

const answered = (question: number, minutes: number) => [
  aMessage({ id: question * 10, kind: "question", question }),
  aMessage({ id: question * 10 + 1, role: "user", kind: "answer", question, isValid: true, minute: minutes }),
];

describe("the minutes left", () => {
  it("are about 5 for 7 questions when nothing is known", () => {
    expect(minutesLeft([], 7)).toBe(5);
  });

  it("follow the conversation's own pace", () => {
    expect(minutesLeft([...answered(1, 0.5), ...answered(2, 1), ...answered(3, 1)], 6)).toBe(6);
  });

  it("do not count breaks", () => {
    expect(minutesLeft(answered(1, 600), 4)).toBe(6);
  });

  it("are at least one while anything is left, and none when nothing is", () => {
    expect(minutesLeft([], 1)).toBe(1);
    expect(minutesLeft([], 0)).toBe(0);
  });
});
