import { expect, test } from "vitest";
import { materialOf } from "#server/assistant/evidence/material";
import { settledAdvice } from "#server/assistant/evidence/settle";
import { adviceRequest, answered } from "#tests/helpers/assistant";

/** As much as a model can be made to write. */
const MOST = 90_000;
const repeated = (text: string) => text.repeat(Math.ceil(MOST / text.length));

const material = materialOf(
  adviceRequest([answered({ id: 1, text: "What holds you back?", answer: "Parts come late. ".repeat(500) })]),
);
const settled = (text: string, quote: string | null) =>
  settledAdvice(
    {
      facts: [],
      standing: [
        { answers: [{ question: 1, quote: null }], values: [], text: "Parts come late." },
        { answers: [{ question: 1, quote }], values: [], text },
      ],
      items: [],
      notes: [],
    },
    material,
  );

test.each([
  ["single quotation marks that never close", repeated("'a "), null],
  ["quoted marks for what was hidden", repeated('"[name]" '), null],
  ["nothing but brackets", repeated("["), null],
  ["a quote with a long tail", "It says so.", `a b c${repeated("!")}d`],
  ["a quote with a long head", "It says so.", `${repeated("!")}parts come late`],
  ["a quote as long as the answer", "It says so.", `a b c${"!".repeat(8_400)}d`],
])("a model's %s are thrown away at once", { timeout: 20_000 }, (_, text, quote) => {
  const begun = performance.now();
  expect(settled(text, quote).standing.map((one) => one.text)).toEqual(["Parts come late."]);
  expect(performance.now() - begun).toBeLessThan(250);
});
