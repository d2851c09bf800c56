import { expect, test } from "vitest";
import { libraryAssessments } from "#server/template-library/library";
import { cardSubjects } from "#server/template-library/suggested-cards";

const ASSESSMENTS = libraryAssessments();
const CARDS = ASSESSMENTS.flatMap(({ template }) => template.cards);
const BANDS = ASSESSMENTS.flatMap(({ template: { scoring } }) =>
  scoring ? [scoring, ...scoring.dimensions].flatMap(({ bands }) => bands ?? []) : [],
);
const TITLES = CARDS.map(({ title }) => title);
const SUBJECT_TEXTS = cardSubjects().flatMap(({ weak, better }) =>
  [weak, better].flatMap(({ title, why, steps }) => [title, why, ...steps.map(({ text }) => text)]),
);
const TEXTS = [
  ...BANDS.map(({ text }) => text),
  ...CARDS.flatMap(({ title, why, steps }) => [title, why, ...steps.map(({ text }) => text)]),
  ...SUBJECT_TEXTS,
];

test("every assessment in the library is a valid template", () => {
  expect(ASSESSMENTS.length).toBeGreaterThanOrEqual(9);
});

test("no text refers to the report's order, first step or lowest area", () => {
  const report =
    /\bthis report\b|\b(step|advice|risk)s? in the report\b|\bin the order given\b|\bclearly the lowest\b|\blowest answer\b/i;
  expect(TEXTS.filter((text) => report.test(text))).toEqual([]);
});

test("no band claims strong and weak answers, which its score can't show", () => {
  const spread =
    /\buneven\b|\bmixed\b|\bsome (areas|parts|things|of)\b|, (and|but) (others|some) |\bgaps? remain|\bremaining gaps?\b|\bat least one\b/i;
  expect(BANDS.filter(({ name, text }) => spread.test(`${name}: ${text}`))).toEqual([]);
});

test("titles have no hedging words", () => {
  expect(TITLES.filter((title) => /\b(may|might|probably|perhaps|seems?)\b/i.test(title))).toEqual([]);
  expect(TEXTS.filter((text) => /\bat least in part\b/i.test(text))).toEqual([]);
});

test("no step for this week or month waits for an event that may come too late", () => {
  const waits = /^(As soon as|Three days before|Before the next person)\b|\bOnce you can\b/;
  const early = CARDS.flatMap(({ steps }) => steps).filter(({ horizon }) => horizon !== "quarter");
  expect(early.filter(({ text }) => waits.test(text))).toEqual([]);
});
