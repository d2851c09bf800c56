import { expect, it } from "vitest";
import { aQuestion, verdictOf } from "#tests/helpers/parsing";

const plain = aQuestion("rating");
const speeds = {
  ...plain,
  scaleLabels: ["Far too slow", "Rather slow", "Acceptable", "Fast", "Very fast"],
};
const marks = { ...plain, scaleLabels: ["Sehr gut", "Gut", "Befriedigend", "Ausreichend", "Mangelhaft"] };

it.each([
  [
    "where steps have no names, all and nothing are its ends",
    plain,
    "completely, we never had a complaint",
    "= 5",
  ],
  [
    "where steps have no names, all and nothing are its ends",
    plain,
    "überhaupt nicht, da fehlt alles",
    "= 1",
  ],
  ["much of something is not all", plain, "ganz gut", "no: likely"],
  [
    "much is offered between ends that the question names",
    { ...plain, questionText: "¿Qué importancia tienen? (1 = ninguna, 5 = muchísima)" },
    "mucha, la verdad",
    "no: likely",
  ],
  [
    "what somebody else says it is, is offered",
    aQuestion("multiple_choice", ["Unter 50 €", "50–60 €", "60–70 €", "Über 70 €"]),
    "Mein Mann sagt 62,50 €",
    "no: likely",
  ],
  [
    "several counts are offered by their sum",
    aQuestion("multiple_choice", ["1–3", "4–10", "11–25", "Ponad 25"]),
    "Mamy dwa ciągniki i jednego busa",
    "no: likely",
  ],
  ["its top is the highest where names say nothing else", speeds, "top of the scale", "= 5"],
  ["the best is at 1 as schools mark", marks, "die beste Note die es gibt", "no: unclear"],
  [
    "more of a step is the one that says so, in whatever language",
    { ...plain, scaleLabels: ["Not", "A bit", "So so", "Hard", "Very hard"] },
    "sehr hard",
    "= 5",
  ],
  [
    "more of a step may be one of two",
    { ...plain, scaleLabels: ["Not", "So so", "Hard", "Awfully hard", "Extremely hard"] },
    "sehr hard",
    "no: ambiguous",
  ],
  [
    "more of a step is not the most of it",
    { ...plain, scaleLabels: ["Not", "So so", "Hard", "Very hard", "Extremely hard"] },
    "sehr hard",
    "= 4",
  ],
  ["a verb that chooses may stand last", plain, "bu işe 2 veririm", "= 2"],
  [
    "a title is no number",
    aQuestion("multiple_choice", ["倉庫", "受付", "社長"]),
    "山田さんです",
    "no: unclear",
  ],
])("%s: %#", (_, question, message, verdict) => {
  expect(verdictOf(question, message)).toBe(verdict);
});
