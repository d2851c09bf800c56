import { expect, test } from "vitest";
import { AssistantError, ProvokedError, REPLY_KINDS } from "#server/assistant/assistant";
import { editRequestOf, validateVerdict } from "#server/assistant/model/validate-verdict";
import { turn } from "#tests/helpers/assistant";

test("an open answer is stored as typed, not as the model rephrased it", () => {
  const judged = { kind: "answer", answer: "They sell bicycles." } as const;
  expect(validateVerdict(turn("  we sell bikes "), judged)).toBe("we sell bikes");
});

test("a skip is stored for an optional question but not for a required one", () => {
  const skip = { kind: "cannot-say", answer: "skip" } as const;
  expect(validateVerdict(turn("rather not", { isRequired: false }), skip)).toBe("skip");
  expect(validateVerdict(turn("rather not"), skip)).toBeNull();
});

test("nothing is stored for a reply that is no answer, whatever value the model gives", () => {
  for (const kind of REPLY_KINDS.filter((kind) => kind !== "answer" && kind !== "partly"))
    expect(
      validateVerdict(turn("hm", { type: "rating" }, { refusals: 5 }), { kind, answer: "5" }),
    ).toBeNull();
});

test('a "skip" value doesn\'t skip an open answer, and is refused for a closed one', () => {
  const skipped = { kind: "answer", answer: "skip" } as const;
  expect(validateVerdict(turn("we sell bikes", { isRequired: false }), skipped)).toBe("we sell bikes");
  expect(() => validateVerdict(turn("four", { type: "rating", isRequired: false }), skipped)).toThrow(
    ProvokedError,
  );
});

test("ratings and options must exist", () => {
  const answer = (answer: string | string[] | null) => ({ kind: "answer", answer }) as const;
  const rating = turn("a bit above the middle", { type: "rating" });
  expect(validateVerdict(rating, answer("4"))).toBe("4");
  expect(() => validateVerdict(rating, answer("3.5"))).toThrow(AssistantError);
  expect(() => validateVerdict(rating, answer(null))).toThrow(AssistantError);
  const choice = turn("the IT people", { type: "multiple_choice", options: ["Sales", "IT"] });
  expect(validateVerdict(choice, answer(["IT"]))).toBe("IT");
  expect(() => validateVerdict(choice, answer(["Sales", "IT"]))).toThrow(ProvokedError);
  const several = { ...choice, question: { ...choice.question, selection: "several" as const } };
  expect(validateVerdict(several, answer(["Sales", "IT"]))).toEqual(["Sales", "IT"]);
  expect(() => validateVerdict(choice, answer("Marketing"))).toThrow(AssistantError);
});

const corrected = (message: string, question: number | null, words: string | null) =>
  editRequestOf(turn(message), { kind: "correction", corrects: { question, words } });

test("a correction contains the question and the participant's own words, if given", () => {
  expect(corrected("make number 2 a No, please", 2, " no ")).toEqual({ question: 2, value: "no" });
  expect(corrected("I want to change question 2", 2, null)).toEqual({ question: 2, value: null });
  expect(editRequestOf(turn("go back"), { kind: "correction", corrects: null })).toEqual({
    question: null,
    value: null,
  });
  const corrects = { question: 2, words: "no" };
  expect(editRequestOf(turn("no"), { kind: "answer", corrects })).toBeNull();
});

test("words invented by the model are dropped from corrections, and redacted ones restored", () => {
  expect(corrected("hello there", 1, "5")).toEqual({ question: 1, value: null });
  expect(corrected("2 is Pat Doe does it all", 2, "[name] does it all")).toEqual({
    question: 2,
    value: "Pat Doe does it all",
  });
});
