import { expect, test } from "vitest";
import { settle } from "#server/assistant/model/answer-check";
import { AssistantError, ProvokedError } from "#server/assistant/port";
import { turn } from "#tests/helpers/assistant";

test("a text is stored as typed, whatever the model made of it", () => {
  expect(settle(turn("  we sell bikes "), { isValid: true, answer: "They sell bicycles." })).toBe(
    "we sell bikes",
  );
});

test("a skip is stored for an optional question and refused for a required one", () => {
  const skip = { isValid: true, answer: "skip" };
  expect(settle(turn("rather not", { isRequired: false }), skip)).toBe("skip");
  expect(() => settle(turn("rather not"), skip)).toThrow(AssistantError);
});

test("a text may be sent back twice, not a third time", () => {
  const refused = { isValid: false, answer: null };
  expect(settle(turn("hm", {}, { refusals: 1 }), refused)).toBeNull();
  expect(() => settle(turn("hm", {}, { refusals: 2 }), refused)).toThrow(ProvokedError);
});

test("ratings and options must be ones that exist", () => {
  const rating = turn("a bit above the middle", { type: "rating" });
  expect(settle(rating, { isValid: true, answer: "4" })).toBe("4");
  expect(() => settle(rating, { isValid: true, answer: "3.5" })).toThrow(AssistantError);
  expect(() => settle(rating, { isValid: true, answer: null })).toThrow(AssistantError);
  const choice = turn("the IT people", { type: "multiple_choice", options: ["Sales", "IT"] });
  expect(settle(choice, { isValid: true, answer: ["IT"] })).toBe("IT");
  expect(() => settle(choice, { isValid: true, answer: ["Sales", "IT"] })).toThrow(ProvokedError);
  const several = { ...choice, question: { ...choice.question, selection: "several" as const } };
  expect(settle(several, { isValid: true, answer: ["Sales", "IT"] })).toEqual(["Sales", "IT"]);
  expect(() => settle(choice, { isValid: true, answer: "Marketing" })).toThrow(AssistantError);
});
