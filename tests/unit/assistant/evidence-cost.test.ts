import { expect, test } from "vitest";
import { sourcesOf } from "#server/assistant/grounding/create-sources";
import { keepGroundedAdvice } from "#server/assistant/grounding/filter-grounded";
import { adviceRequest, answered } from "#tests/helpers/assistant";
import { cpuTimeOf } from "#tests/helpers/spent";

/** The longest text that a model can write. */
const MAX_LENGTH = 90_000;
const repeated = (text: string) => text.repeat(Math.ceil(MAX_LENGTH / text.length));

const material = sourcesOf(
  adviceRequest([answered({ id: 1, text: "What holds you back?", answer: "Parts come late. ".repeat(500) })]),
);
const groundedAdvice = (text: string, quote: string | null) =>
  keepGroundedAdvice(
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
])("a model's %s are discarded quickly", { timeout: 20_000 }, (_, text, quote) => {
  const spent = cpuTimeOf(() =>
    expect(groundedAdvice(text, quote).standing.map((one) => one.text)).toEqual(["Parts come late."]),
  );
  expect(spent).toBeLessThan(2_500);
});

test("sixty long answers are read only once for many statements", () => {
  const long = "We lose forty customers to others here every year. ".repeat(180);
  const all = Array.from({ length: 60 }, (_, at) => at + 1);
  const many = sourcesOf(
    adviceRequest(all.map((id) => answered({ id, order: id, text: "What?", answer: long }))),
  );
  const text = "We lose forty of the “customers to others here” now.";
  const statement = { answers: all.map((question) => ({ question, quote: null })), values: [], text };
  const spentOnCiting = (count: number) => {
    const standing = Array.from({ length: count }, () => statement);
    const advice = { facts: [], standing, items: [], notes: [] };
    return cpuTimeOf(() => expect(keepGroundedAdvice(advice, many).standing).toHaveLength(count));
  };
  const first = spentOnCiting(1);
  expect(spentOnCiting(20)).toBeLessThan(Math.max(250, 2 * first));
});
