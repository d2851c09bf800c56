import { expect, test } from "vitest";
import { answerName, checkAnswer, withChoice } from "#shared/domain/answer";
import { ratingOutOfFive, spokenRating } from "#shared/domain/questions/question";
import { aQuestion } from "#tests/helpers/parsing";

const question = {
  options: ["Sales", "Support", "None", "Not sure"],
  exclusiveOptions: ["None", "Not sure"],
};

test("choices are in the order of the options, and pressing one again removes it", () => {
  expect(withChoice(question, ["Support"], "Sales")).toEqual(["Sales", "Support"]);
  expect(withChoice(question, ["Sales", "Support"], "Sales")).toEqual(["Support"]);
});

test("an exclusive option is refused with others and valid alone", () => {
  const asked = { ...aQuestion("multiple_choice"), ...question, selection: "several" as const };
  const message = '"None" can\'t be combined with other options.';
  expect(checkAnswer(asked, ["Sales", "None"])).toEqual({ ok: false, message });
  expect(checkAnswer(asked, ["None", " None "])).toEqual({ ok: true, answer: ["None"] });
  expect(checkAnswer(asked, [])).toEqual({ ok: false, message: "Please choose one of the options." });
});

test("an exclusive option clears the others, and is cleared by another choice", () => {
  expect(withChoice(question, ["Sales", "Support"], "None")).toEqual(["None"]);
  expect(withChoice(question, ["None"], "Not sure")).toEqual(["Not sure"]);
  expect(withChoice(question, ["None"], "Sales")).toEqual(["Sales"]);
  expect(withChoice({ ...question, exclusiveOptions: null }, ["None"], "Sales")).toEqual(["Sales", "None"]);
});

test("a rating is shown with its label, or alone without one", () => {
  const scale = { questionType: "rating" as const, scaleLabels: ["never", "", "", "mostly", "always"] };
  expect(answerName(scale, "4")).toBe("4 – mostly");
  expect(answerName(scale, "3")).toBe("3");
  expect(spokenRating(scale, "4")).toBe("4, mostly");
  expect(spokenRating(scale, "3")).toBe("3");
  expect(ratingOutOfFive(scale, "4")).toBe("4/5 – mostly");
  expect(ratingOutOfFive(scale, "3")).toBe("3/5");
  expect(answerName({ ...scale, scaleLabels: null }, "4")).toBe("4");
  expect(answerName({ ...scale, questionType: "text" }, "4")).toBe("4");
});
