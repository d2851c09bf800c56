import { expect, test } from "vitest";
import { composeAdvice } from "#server/assistant/built-in/compose";
import { AREAS, suggestTemplate } from "#server/assistant/built-in/suggest";
import { draftScoring } from "#server/assistant/draft-scoring";
import type { SuggestedQuestion } from "#server/assistant/template-suggestion";
import { takenDraft } from "#shared/contracts/template-drafts";
import { readTemplateFile } from "#shared/contracts/template-file";
import { QUESTION_TYPES } from "#shared/domain/question";
import { isScored, scoresOf } from "#shared/domain/score";
import { templateFile } from "#shared/domain/template-file";
import { adviceRequest, answered } from "#tests/helpers/assistant";

const CHOSEN: [description: string, title: string][] = [
  ["I want to know how healthy the cash flow of my clients' companies is", "Cash and finance check"],
  ["How satisfied are our hotel guests with the service?", "Customer satisfaction and service"],
  ["Find out why our sales offers get lost", "Sales check"],
  ["Is our marketing on social media worth it?", "Marketing and visibility"],
  ["Do we understand what users need before we build new features?", "Product and innovation check"],
  ["How stressed and motivated is my team?", "Team and working climate"],
  ["Why do we find no applicants, and how good is our onboarding?", "Hiring and onboarding check"],
  ["Are goals and decisions of our leadership clear?", "Leadership and direction"],
  ["Whether meetings and communication between departments work", "Communication and cooperation"],
  ["Which skills do people miss, and what training do they want?", "Training and skills check"],
  ["Where are the bottlenecks in our daily operations?", "Operations and processes"],
  ["How dependent are we on suppliers, and is our stock right?", "Suppliers and stock"],
  ["Do our software tools and reports help people?", "Tools, data and technology"],
  ["How prepared are we for a cyber attack, and do backups work?", "Security and continuity check"],
  ["How healthy is our engineering, from code to deployment?", "Software team health"],
  ["How do teachers and parents see our school?", "School and teaching check"],
  ["What do patients of our clinic think?", "Care and health practice check"],
  ["How is our association doing with volunteers and donations?", "Association and volunteers check"],
  ["Where can we save energy and waste?", "Sustainability check"],
  [
    "Are there near misses and hazards in the warehouse, and is safety taken seriously?",
    "Safety at work check",
  ],
  ["Tell me something", "Where do we stand?"],
  ["Wir wollen wissen, wie es läuft", "Where do we stand?"],
];

test.each(CHOSEN)("“%s” begins with the set “%s”", (description, title) => {
  expect(suggestTemplate(description).title).toMatch(new RegExp(`^${title.replace("?", "\\?")}`));
});

const SETS = [
  ...AREAS.map(({ words: _, dimensions, ...set }) => ({
    ...set,
    scoring: draftScoring(dimensions, set.questions),
  })),
  suggestTemplate("?"),
  suggestTemplate("How good are hiring and cash flow, candidates and costs?"),
];

/** Where a high number is the better end, 5; the option, or the options, of most points. */
function bestAnswer({ questionType, highIs, options, points, selection }: SuggestedQuestion) {
  if (questionType === "rating") return highIs === "bad" ? "1" : "5";
  if (questionType === "text" || !options || !points) return "skip";
  const best = options.filter((_, place) => points[place] === Math.max(...points));
  return selection === "several" ? best : (best[0] ?? "");
}

test.each(SETS.map((set) => [set.title, set] as const))("the set “%s” can be taken as it is", (_, set) => {
  const { title, description, resultsAnalysisPrompt, scoring, questions } = set;
  const taken = takenDraft.parse({ title, description, resultsAnalysisPrompt, scoring, questions });
  expect(taken).toMatchObject({ scoring, questions });
  const file = templateFile({ ...taken, isActive: false, language: null });
  expect(readTemplateFile(file)).toMatchObject({ ok: true });
  const scored = questions.filter(isScored);
  expect(new Set(scored.map(({ dimension }) => dimension))).toEqual(
    new Set(scoring?.dimensions.map(({ key }) => key)),
  );
  expect(scored.length).toBeGreaterThanOrEqual(4);
  const ratings = questions.filter(({ questionType }) => questionType === "rating");
  expect(ratings.every(({ scaleLabels, highIs, shortName }) => scaleLabels && highIs && shortName)).toBe(
    true,
  );
  const best = Object.fromEntries(questions.map((question, id) => [id, bestAnswer(question)]));
  const asked = questions.map((question, id) => ({ ...question, id, order: id }));
  expect(scoring && scoresOf(asked, best, scoring).map(({ value }) => value)).toEqual(
    ["", ...(scoring?.dimensions ?? [])].map(() => 100),
  );
  expect(questions.length).toBeGreaterThanOrEqual(8);
  expect(questions.length).toBeLessThanOrEqual(10);
  expect(new Set(questions.map(({ questionType }) => questionType))).toEqual(new Set(QUESTION_TYPES));
  expect(new Set(questions.map(({ questionText }) => questionText)).size).toBe(questions.length);
  expect(questions.every(({ analysisPrompt }) => (analysisPrompt ?? "") !== "")).toBe(true);
});

test("a dimension's key means the same in every area, so that two areas can be mixed", () => {
  const all = AREAS.flatMap(({ dimensions }) => dimensions);
  expect(new Set(all.map(({ key }) => key)).size).toBe(
    new Set(all.map(({ key, name }) => `${key} ${name}`)).size,
  );
  const { scoring, questions } = suggestTemplate("How good are hiring and cash flow, candidates and costs?");
  const keys = scoring?.dimensions.map(({ key }) => key) ?? [];
  expect(keys).toEqual(expect.arrayContaining(["finding", "cash"]));
  expect(keys.every((key) => questions.some(({ dimension }) => dimension === key))).toBe(true);
});

test("there are at least twelve areas, and no two ask the same but for the closing question", () => {
  expect(AREAS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(AREAS.map(({ title }) => title)).size).toBe(AREAS.length);
});

test("a description of two areas brings questions of both", () => {
  const { title, questions } = suggestTemplate("How good are hiring and cash flow, candidates and costs?");
  expect(title).toContain(", with a look at ");
  const texts = questions.map(({ questionText }) => questionText).join(" ");
  expect(texts).toContain("applicants");
  expect(texts).toContain("cash flow");
});

test("the built-in assistant's advice knows what the sets ask about", () => {
  for (const area of AREAS) {
    const answers = area.questions.map((question, index) =>
      answered({
        id: index,
        order: index + 1,
        text: question.questionText,
        type: question.questionType,
        options: question.options,
        analysisPrompt: question.analysisPrompt,
        answer:
          question.questionType === "rating"
            ? "2"
            : question.questionType === "text"
              ? "nothing"
              : (question.options?.[0] ?? ""),
      }),
    );
    const { items } = composeAdvice(adviceRequest(answers, area.resultsAnalysisPrompt));
    expect(items.length, area.title).toBeGreaterThanOrEqual(3);
    expect(items[0]?.title, area.title).toContain(":");
  }
});

test.each([
  ["how well new colleagues find their way into our customer service", "Hiring and onboarding check"],
  ["our software team's way of working and what slows it down", "Software team health"],
  ["how our choir rehearses and which tools they use", "Where do we stand?"],
])("the subject of “%s” stands at its beginning: “%s”", (description, title) =>
  expect(suggestTemplate(description).title).toBe(title),
);

test("the note names the set and the words it was chosen by, or says that there is none", () => {
  expect(suggestTemplate("What do our customers think of us?").note).toContain(
    "Customer satisfaction and service (because of “customers”)",
  );
  expect(suggestTemplate("How our choir rehearses, and which tools they use").note).toContain(
    "has no set for this subject, so this is a general one",
  );
});
