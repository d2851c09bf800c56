import fc from "fast-check";
import { expect, test } from "vitest";
import { examples } from "#tests/helpers/effort";
import { type Agent, exampleTemplate, testServer } from "#tests/helpers/server";

/** Text as an admin might leave it: any script, line breaks and quotes, but nothing at the ends that is trimmed away. */
const text = (max: number) =>
  fc
    .string({ unit: "binary", minLength: 1, maxLength: max })
    .map((value) => value.trim())
    .filter((value) => value !== "");

const question = fc
  .record({
    questionText: text(60),
    questionType: fc.constantFrom("text", "multiple_choice", "rating"),
    options: fc.uniqueArray(text(20), { minLength: 1, maxLength: 6 }),
    isRequired: fc.boolean(),
    analysisPrompt: fc.option(text(40)),
  })
  .map((drawn) => ({ ...drawn, options: drawn.questionType === "multiple_choice" ? drawn.options : null }));

const template = fc.record({
  title: text(80).filter((title) => !/[\n\v\f\r\u0085\u2028\u2029]/.test(title)),
  description: fc.option(text(80)),
  resultsAnalysisPrompt: fc.option(text(80)),
  isActive: fc.boolean(),
  questions: fc.array(question, { maxLength: 8 }),
});

async function world() {
  const server = await testServer();
  const admin = await server.admin();
  return { server, admin };
}

const exported = async (admin: Agent, id: number) =>
  (await admin.get(`/admin/assessment-templates/${id}/export`)).body;
const count = async (admin: Agent) => (await admin.get("/admin/assessment-templates")).body.length;

/** All that a template is, but for what a new row gets: ids and times. */
async function whole(admin: Agent, id: number) {
  const { title, description, resultsAnalysisPrompt, isActive, questionCount } = (
    await admin.get(`/admin/assessment-templates/${id}`)
  ).body;
  const questions = (await admin.get(`/admin/assessments/${id}/questions`)).body.map(
    ({
      id: _id,
      assessmentId: _of,
      createdAt: _made,
      updatedAt: _changed,
      ...rest
    }: Record<string, unknown>) => rest,
  );
  return { title, description, resultsAnalysisPrompt, isActive, questionCount, questions };
}

test("whatever a template holds, its file brings the same template back", { timeout: 300_000 }, async () => {
  const { server, admin } = await world();
  await fc.assert(
    fc.asyncProperty(template, async ({ questions, ...draft }) => {
      server.clock.advance(60_000);
      const { body: made } = await admin.post("/admin/assessment-templates", draft);
      for (const one of questions) await admin.post(`/admin/assessments/${made.id}/questions`, one);
      const file = await exported(admin, made.id);
      const { status, body: copy } = await admin.post("/admin/assessment-templates/import", file);
      expect(status).toBe(200);
      expect(copy.id).not.toBe(made.id);
      expect(await whole(admin, copy.id)).toEqual(await whole(admin, made.id));
      expect(await exported(admin, copy.id)).toEqual(file);
    }),
    { numRuns: examples({ sample: 15, all: 1_000 }) },
  );
});

test("a file says what it is, and holds neither ids nor times nor anybody's answers", async () => {
  const { server, admin } = await world();
  const id = await exampleTemplate(admin);
  await server.participant(id);
  const file = await exported(admin, id);
  expect(file).toMatchObject({ format: "askwell-template", version: 1, template: { title: "Growth check" } });
  expect(Object.keys(file.template.questions[0])).toEqual([
    "questionText",
    "questionType",
    "options",
    "isRequired",
    "analysisPrompt",
  ]);
});

test("a plan says what would happen, and stores nothing", async () => {
  const { admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  const plan = await admin.post("/admin/assessment-templates/import/plan", file);
  expect(plan.body).toMatchObject({
    ok: true,
    title: "Growth check",
    isActive: true,
    sameTitle: 1,
    questions: [
      { questionText: "What do you sell?", questionType: "text", optionCount: 0, isRequired: true },
      { questionType: "multiple_choice", optionCount: 3 },
      { questionType: "rating" },
      { isRequired: false },
    ],
  });
  expect(await count(admin)).toBe(1);
});

type Change = (
  file: Record<string, unknown> & { template: { questions: Record<string, unknown>[] } },
) => unknown;
const rejected: [string, Change, string][] = [
  [
    "other JSON",
    () => ({ hello: "world" }),
    "This is no template file. Export a template to get one, and import that file.",
  ],
  ["a newer format", (file) => ({ ...file, version: 2 }), "newer Askwell (format 2, this one reads 1)"],
  [
    "a title that is blank",
    (file) => ({ ...file, template: { ...file.template, title: " " } }),
    "Title is required",
  ],
  [
    "a title of two lines",
    (file) => ({ ...file, template: { ...file.template, title: "Growth\r\ncheck" } }),
    "Please write the title in one line",
  ],
  [
    "no questions at all",
    (file) => ({ ...file, template: { title: "x" } }),
    "The template has no list of questions",
  ],
  [
    "a field nobody knows",
    (file) => ({ ...file, template: { ...file.template, colour: "red" } }),
    "Unknown field: colour",
  ],
  [
    "a misspelt field in a question",
    (file) => change(file, 2, { isRequred: true }),
    "Question 3: Unknown field: isRequred",
  ],
  [
    "a choice without options",
    (file) => change(file, 1, { options: [] }),
    "Question 2: Please add at least one option",
  ],
  [
    "options twice",
    (file) => change(file, 1, { options: ["A", "A"] }),
    "Question 2: Each option can be listed only once",
  ],
  [
    "a type nobody knows",
    (file) => change(file, 0, { questionType: "essay" }),
    "Question 1: Please choose text, multiple choice or rating",
  ],
  [
    "a question that is no text",
    (file) => change(file, 3, { questionText: 7 }),
    "Question 4: Question text is required",
  ],
  [
    "a yes that is a word",
    (file) => change(file, 3, { isRequired: "yes" }),
    "Question 4: isRequired: Invalid input: expected boolean",
  ],
];

function change(file: Parameters<Change>[0], index: number, fields: object) {
  const questions = file.template.questions.map((one, at) => (at === index ? { ...one, ...fields } : one));
  return { ...file, template: { ...file.template, questions } };
}

test.each(rejected)(
  "%s is refused with what is wrong, and nothing of it is stored",
  async (_what, make, message) => {
    const { admin } = await world();
    const file = make(await exported(admin, await exampleTemplate(admin))) as object;
    const answer = await admin.post("/admin/assessment-templates/import", file);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
    const plan = await admin.post("/admin/assessment-templates/import/plan", file);
    expect(plan).toMatchObject({ status: 200, body: { ok: false } });
    expect(await count(admin)).toBe(1);
  },
);

test("everything that is wrong is told at once", async () => {
  const { admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  const broken = change(change(file, 0, { questionText: "" }), 1, { options: [] });
  const { body } = await admin.post("/admin/assessment-templates/import/plan", broken as object);
  expect(body.problems).toEqual([
    { where: "Question 1", message: "Question text is required" },
    { where: "Question 2", message: "Please add at least one option" },
  ]);
});

test("of very many problems the first twenty are told, and how many are left", async () => {
  const { admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  const questions = Array.from({ length: 30 }, () => ({ ...file.template.questions[0], questionText: " " }));
  const broken = { ...file, template: { ...file.template, questions } };
  const { body } = await admin.post("/admin/assessment-templates/import/plan", broken);
  expect(body.problems).toHaveLength(21);
  expect(body.problems.at(-1)).toEqual({ where: null, message: "And 10 more." });
});

test("when a question cannot be stored, the template is not there either", async () => {
  const { server, admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  server.raw.exec(`CREATE TRIGGER full BEFORE INSERT ON assessment_questions WHEN NEW."order" = 3
    BEGIN SELECT RAISE(ABORT, 'no more'); END`);
  expect((await admin.post("/admin/assessment-templates/import", file)).status).toBe(500);
  expect(await count(admin)).toBe(1);
});

test("a copy has the same questions, a name of its own, and is inactive until somebody has looked at it", async () => {
  const { admin } = await world();
  const id = await exampleTemplate(admin);
  const copyOf = async (of: number) => (await admin.post(`/admin/assessment-templates/${of}/duplicate`)).body;
  const copy = await copyOf(id);
  expect(copy).toMatchObject({
    title: "Growth check (copy)",
    isActive: false,
    questionCount: 4,
    usageCount: 0,
  });
  expect((await whole(admin, copy.id)).questions).toEqual((await whole(admin, id)).questions);
  expect((await copyOf(id)).title).toBe("Growth check (copy 2)");
  const long = (await admin.post("/admin/assessment-templates", { title: "x".repeat(200) })).body;
  expect((await copyOf(long.id)).title).toHaveLength(200);
});

test("options changed by themselves obey the same rule as options of a new question", async () => {
  const { admin } = await world();
  const id = await exampleTemplate(admin);
  const [, choice] = (await admin.get(`/admin/assessments/${id}/questions`)).body;
  const put = (options: string[]) => admin.put(`/admin/questions/${choice.id}`, { options });
  expect((await put(["A", "A"])).body.message).toBe("Each option can be listed only once");
  expect((await put(Array.from({ length: 51 }, (_, i) => `${i}`))).status).toBe(400);
  expect((await put(["A", "B"])).body.options).toEqual(["A", "B"]);
});

test("a template that is not there has no file", async () => {
  const { admin } = await world();
  expect((await admin.get("/admin/assessment-templates/99/export")).status).toBe(404);
});
