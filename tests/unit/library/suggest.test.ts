import { expect, test } from "vitest";
import { libraryAssessment, libraryAssessments } from "#server/template-library/library";
import { mergeTemplates } from "#server/template-library/merge-templates";
import { suggestTemplate } from "#server/template-library/suggest";
import { acceptedDraft } from "#shared/contracts/template-drafts";
import { readTemplateFile, type TemplateFile } from "#shared/contracts/template-file";
import { type Card, questionsNamed } from "#shared/domain/cards/card";
import { QUESTION_TYPES } from "#shared/domain/questions/question";
import { isScored } from "#shared/domain/score";
import { templateFile } from "#shared/domain/template-file";

const CHOSEN: [description: string, name: string][] = [
  ["I want to know how healthy the cash flow of my clients' companies is", "cash-and-finance"],
  ["How satisfied are our hotel guests with the service?", "customer-satisfaction-and-service"],
  ["Find out why our sales offers get lost", "sales"],
  ["Is our marketing on social media worth it?", "marketing-and-visibility"],
  ["Do we understand what users need before we build new features?", "product-and-innovation"],
  ["How stressed and motivated is my team?", "team-and-working-climate"],
  ["Is there too much overtime, and are people close to burnout?", "workload-and-strain"],
  ["How high is the workload in our nursing team?", "workload-and-strain"],
  ["Why do we find no applicants, and how good is our onboarding?", "hiring-and-onboarding"],
  ["Are goals and decisions of our leadership clear?", "leadership-and-direction"],
  ["Whether meetings and communication between departments work", "communication-and-cooperation"],
  ["Which skills do people miss, and what training do they want?", "training-and-skills"],
  ["Where are the bottlenecks in our daily operations?", "operations-and-processes"],
  ["How dependent are we on suppliers, and is our stock right?", "suppliers-and-stock"],
  ["Do our software tools and reports help people?", "tools-data-and-technology"],
  ["How prepared are we for a cyber attack, and do backups work?", "security-and-continuity"],
  ["How healthy is our engineering, from code to deployment?", "software-team-health"],
  ["How do teachers and parents see our school?", "school-and-teaching"],
  ["What do patients of our clinic think?", "care-and-health-practice"],
  ["How is our association doing with volunteers and donations?", "association-and-volunteers"],
  ["Where can we save energy and waste?", "sustainability"],
  ["Are there near misses and hazards in the warehouse, and is safety taken seriously?", "safety-at-work"],
  ["Tell me something", "general"],
  ["Wir wollen wissen, wie es läuft", "general"],
];

test.each(CHOSEN)("“%s” suggests %s", (description, name) => {
  const { title } = libraryAssessment(name).template;
  expect(suggestTemplate(description).title.slice(0, title.length)).toBe(title);
});

const TWO = "How good are hiring and cash flow, candidates and costs?";
/** Each assessment, the general one, and a mixture. */
const DRAFTS = [
  ...libraryAssessments().map(({ template }) => template),
  suggestTemplate("?"),
  suggestTemplate(TWO),
];

test.each(DRAFTS.map((draft) => [draft.title, draft] as const))(
  "the draft “%s” is valid and has questions for each area",
  (_, draft) => {
    const { title, description, resultsAnalysisPrompt, scoring, questions, cards } = draft;
    const accepted = acceptedDraft.parse({
      title,
      description,
      resultsAnalysisPrompt,
      scoring,
      questions,
      cards,
    });
    expect(accepted).toMatchObject({ scoring, questions, cards });
    const file = templateFile({ ...accepted, isActive: false, language: null });
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
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(14);
    expect(new Set(questions.map(({ questionType }) => questionType))).toEqual(new Set(QUESTION_TYPES));
    expect(new Set(questions.map(({ questionText }) => questionText)).size).toBe(questions.length);
  },
);

test("a description of two subjects combines questions, areas and cards of both", () => {
  const { title, questions, scoring, cards } = suggestTemplate(TWO);
  expect(title).toContain(", with a look at ");
  for (const name of ["hiring-and-onboarding", "cash-and-finance"]) {
    const part = libraryAssessment(name).template;
    const names = part.scoring?.dimensions.map((dimension) => dimension.name);
    const questionTexts = part.questions.map(({ questionText }) => questionText);
    expect(questions.some(({ questionText }) => questionTexts.includes(questionText))).toBe(true);
    expect(scoring?.dimensions.some((dimension) => names?.includes(dimension.name))).toBe(true);
    expect(cards.some((card) => part.cards.some((one) => one.title === card.title))).toBe(true);
  }
});

test("in every combination, rules and texts still refer to their questions", () => {
  const parts = libraryAssessments().map(({ template }) => template);
  const moved = parts.flatMap((first, at) => {
    const second = parts[(at + 1) % parts.length] ?? first;
    const both = mergeTemplates(first, second);
    const askedBy = (template: Pick<TemplateFile, "questions">, card: Card) =>
      [...questionsNamed(card)].map((place) => template.questions[place - 1]?.questionText);
    return [first, second].flatMap((part) =>
      both.cards.flatMap((card) => {
        const before = part.cards.find((one) => one.title === card.title);
        return before ? [{ card, was: askedBy(part, before), is: askedBy(both, card) }] : [];
      }),
    );
  });
  expect(moved.length).toBeGreaterThan(50);
  expect(moved.filter(({ was, is }) => was.join() !== is.join())).toEqual([]);
});

test("equal keys of the second part are made unique", () => {
  const hiring = libraryAssessment("hiring-and-onboarding").template;
  const both = mergeTemplates(hiring, { ...hiring, title: "Another", questions: hiring.questions.map(anew) });
  const keys = both.scoring?.dimensions.map(({ key }) => key) ?? [];
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.some((key) => key.endsWith("-2"))).toBe(true);
  expect(new Set(both.cards.map(({ key }) => key)).size).toBe(both.cards.length);
  const file = templateFile({ ...both, isActive: false, language: null });
  expect(readTemplateFile(file)).toMatchObject({ ok: true });
});

const anew = (question: TemplateFile["questions"][number]) => ({
  ...question,
  questionText: `Again: ${question.questionText}`,
});

test.each([
  ["how well new colleagues find their way into our customer service", "hiring-and-onboarding"],
  ["our software team's way of working and what slows it down", "software-team-health"],
  ["how our choir rehearses and which tools they use", "general"],
  ["new colleagues and our customers", "hiring-and-onboarding"],
])("the subject of “%s” is at its beginning: %s", (description, name) =>
  expect(suggestTemplate(description).title).toBe(libraryAssessment(name).template.title),
);

test("the note names the assessment and the matched words, or says that none matched", () => {
  const { title } = libraryAssessment("customer-satisfaction-and-service").template;
  expect(suggestTemplate("What do our customers think of us?").note).toContain(
    `${title} (because of “customers”)`,
  );
  expect(suggestTemplate("How our choir rehearses, and which tools they use").note).toContain(
    "has no template for this subject, so this is a general one",
  );
});
