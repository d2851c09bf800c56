import { expect, test } from "vitest";
import { askedText, effortOf, takesText } from "#shared/domain/effort";
import { aQuestion } from "#tests/helpers/judging";

const asked = (id: number, over?: number, option = "A") => ({
  ...aQuestion("multiple_choice", ["A", "B"], true),
  id,
  order: id,
  conditions: over
    ? {
        version: 1 as const,
        match: "all" as const,
        rules: [{ question: over, op: "is" as const, value: option }],
      }
    : null,
});
const textOf = (...questions: ReturnType<typeof asked>[]) => {
  const effort = effortOf(questions);
  return `${askedText(effort)}, ${takesText(effort)}`;
};

test("what is asked of somebody whose answers decide is told from the least to the most", () => {
  expect(textOf(asked(1))).toBe("1 question, 1 minute");
  expect(textOf(asked(1), asked(2), asked(3))).toBe("3 questions, 2 minutes");
  expect(textOf(asked(1), asked(2, 1), asked(3, 1))).toBe("1 to 3 questions, 1 to 2 minutes");
  expect(textOf(asked(1), asked(2, 1, "A"), asked(3, 1, "B"))).toBe("2 questions, 1 minute");
});

test("where the ways are too many to be followed, it is what everybody is asked, and all there is", () => {
  const deciding = [1, 2, 3, 4, 5, 6];
  const always = [...deciding.map((id) => asked(id)), asked(20), asked(21)];
  const questions = [...always, ...deciding.map((id) => asked(id + 6, id))];
  expect(textOf(...questions)).toBe("8 to 14 questions, 4 to 7 minutes");
});
