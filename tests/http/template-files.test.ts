import fc from "fast-check";
import { expect, test } from "vitest";
import { examples } from "#tests/helpers/effort";
import { type Agent, exampleTemplate, testServer } from "#tests/helpers/server";

/** Text as an admin might leave it: any script, line breaks and quotes, but nothing that is taken out: no NUL, no space at the ends. */
const text = (max: number) =>
  fc
    .string({ unit: "binary", minLength: 1, maxLength: max })
    .map((value) => value.replaceAll("\0", "").trim())
    .filter((value) => value !== "");

const option = text(20);
const points = fc.integer({ min: -100_000, max: 100_000 }).map((number) => number / 100);
const band = fc.record({ name: text(20), text: text(60) });
const bands = fc
  .uniqueArray(fc.integer({ min: 1, max: 100 }), { maxLength: 5 })
  .chain((froms) =>
    fc
      .array(band, { minLength: froms.length + 1, maxLength: froms.length + 1 })
      .map((list) => [0, ...froms.sort((a, b) => a - b)].map((from, index) => ({ from, ...list[index]! }))),
  );
const KEYS = ["a", "b-2", "the-third"];
const scoring = fc.record({
  version: fc.constant(1),
  visibleTo: fc.constantFrom("participant", "admin"),
  scale: fc.record({ max: fc.constant(100), decimals: fc.constantFrom(0, 1) }),
  minCoverage: fc.constantFrom(0, 0.5, 1),
  dimensions: fc.tuple(...KEYS.map((key) => dimension(key))),
  bands,
  benchmark: fc.record({ on: fc.boolean(), k: fc.integer({ min: 5, max: 50 }) }),
});

function dimension(key: string) {
  return fc.record({
    key: fc.constant(key),
    name: text(20),
    description: fc.option(text(30)),
    weight: fc.constantFrom(0, 0.25, 1, 100),
    bands: fc.option(bands),
  });
}

const TYPES = ["text", "multiple_choice", "rating"] as const;
const unruled = fc
  .record({
    questionText: text(60),
    questionType: fc.constantFrom(...TYPES),
    options: fc.uniqueArray(option, { minLength: 2, maxLength: 6 }),
    isRequired: fc.boolean(),
    analysisPrompt: fc.option(text(40)),
    selection: fc.constantFrom("one", "several"),
    scaleLabels: fc.option(fc.tuple(text(9), fc.constant(""), text(9), fc.constant(""), text(9))),
    highIs: fc.option(fc.constantFrom("good", "bad", "neutral")),
    shortName: fc.option(text(12)),
    help: fc.option(text(40)),
    whyAsked: fc.option(text(40)),
    dimension: fc.option(fc.constantFrom(...KEYS)),
    weight: fc.constantFrom(0, 0.5, 1, 99.99),
    points: fc.uniqueArray(points, { minLength: 6, maxLength: 6 }),
    isScored: fc.boolean(),
    combine: fc.constantFrom("max", "sum"),
    skipCounts: fc.constantFrom("nothing", "zero"),
  })
  .map(({ options, points, isScored, ...drawn }) => {
    if (drawn.questionType !== "multiple_choice") return { ...drawn, options: null };
    const several = drawn.selection === "several" ? { exclusiveOptions: options.slice(1, 2) } : {};
    return { ...drawn, options, points: isScored ? points.slice(0, options.length) : null, ...several };
  });
type Unruled = ReturnType<typeof unruled.generate>["value"];

/** A rule over an earlier question that it can be asked of, named by place. */
function ruleOver({ questionType, options }: Unruled, place: number) {
  const rule = <Value>(ops: readonly string[], value: fc.Arbitrary<Value>) =>
    fc.record({ question: fc.constant(place), op: fc.constantFrom(...ops), value });
  const plain = fc.record({ question: fc.constant(place), op: fc.constantFrom("answered", "notAnswered") });
  if (questionType === "text") return plain;
  if (questionType === "rating")
    return fc.oneof(plain, rule(["is", "atLeast", "atMost"], fc.integer({ min: 1, max: 5 })));
  const known = fc.constantFrom(...(options ?? []));
  const some = fc.uniqueArray(known, { minLength: 1, maxLength: 3 });
  return fc.oneof(plain, rule(["is", "isNot", "includes"], known), rule(["isAnyOf"], some));
}

const questions = fc.array(unruled, { maxLength: 8 }).chain((list) =>
  fc.tuple(
    ...list.map((drawn, index) => {
      const earlier = list.slice(0, index);
      if (earlier.length === 0) return fc.constant({ ...drawn, conditions: null });
      const rule = fc.oneof(...earlier.map((one, before) => ruleOver(one, before + 1)));
      const match = fc.constantFrom("all", "any");
      const group = fc.record({ match, rules: fc.array(rule, { minLength: 1, maxLength: 3 }) });
      const rules = fc.array(fc.oneof(rule, group), { minLength: 1, maxLength: 3 });
      return fc
        .option(fc.record({ version: fc.constant(1), match, rules }))
        .map((conditions) => ({ ...drawn, conditions }));
    }),
  ),
);

/** A file as somebody might write it: everything that can be said of a template, by hand or by a server. */
const file = fc.record({
  format: fc.constant("askwell-template"),
  version: fc.constant(2),
  template: fc.record({
    title: text(80).filter((title) => !/[\n\v\f\r\u0085\u2028\u2029]/.test(title)),
    description: fc.option(text(80)),
    resultsAnalysisPrompt: fc.option(text(80)),
    isActive: fc.boolean(),
    language: fc.option(fc.constantFrom("de", "pt-BR")),
    scoring,
    questions,
  }),
});

async function world() {
  const server = await testServer();
  const admin = await server.admin();
  return { server, admin };
}

const exported = async (admin: Agent, id: number) =>
  (await admin.get(`/admin/assessment-templates/${id}/export`)).body;
const count = async (admin: Agent) => (await admin.get("/admin/assessment-templates")).body.length;

/** All that a template is, but for what a new row gets: ids and times. Rules name questions by their place. */
async function whole(admin: Agent, id: number) {
  const {
    id: _id,
    createdAt: _made,
    updatedAt: _changed,
    usageCount: _used,
    ...template
  } = (await admin.get(`/admin/assessment-templates/${id}`)).body;
  const rows: Record<string, unknown>[] = (await admin.get(`/admin/assessments/${id}/questions`)).body;
  const places = new Map(rows.map((row, index) => [row.id, index + 1]));
  const questions = rows.map(
    ({ id: _id, assessmentId: _of, createdAt: _made, updatedAt: _changed, ...rest }) =>
      JSON.parse(JSON.stringify(rest), (key, value) => (key === "question" ? places.get(value) : value)),
  );
  return { ...template, questions };
}

test("whatever a template holds, its file brings the same template back, byte for byte", {
  timeout: 300_000,
}, async () => {
  const { server, admin } = await world();
  await fc.assert(
    fc.asyncProperty(file, async (written) => {
      server.clock.advance(60_000);
      const { status, body: made } = await admin.post("/admin/assessment-templates/import", written);
      expect(status, made.message).toBe(200);
      const first = await exported(admin, made.id);
      expect(first.template).toMatchObject({
        scoring: written.template.scoring,
        language: written.template.language,
      });
      expect(first.template.questions.map(({ conditions = null }) => conditions)).toEqual(
        written.template.questions.map(({ conditions }) => conditions),
      );
      const { body: copy } = await admin.post("/admin/assessment-templates/import", first);
      expect(copy.id).not.toBe(made.id);
      expect(await whole(admin, copy.id)).toEqual(await whole(admin, made.id));
      expect(JSON.stringify(await exported(admin, copy.id))).toBe(JSON.stringify(first));
      const { body: twin } = await admin.post(`/admin/assessment-templates/${made.id}/duplicate`);
      expect((await exported(admin, twin.id)).template).toEqual({
        ...first.template,
        title: twin.title,
        isActive: false,
      });
    }),
    { numRuns: examples({ sample: 15, all: 1_000 }) },
  );
});

test("a file says what it is, and holds neither ids nor times nor anybody's answers", async () => {
  const { server, admin } = await world();
  const id = await exampleTemplate(admin);
  await server.participant(id);
  const file = await exported(admin, id);
  expect(file).toMatchObject({ format: "askwell-template", version: 2, template: { title: "Growth check" } });
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
  ["a newer format", (file) => ({ ...file, version: 3 }), "newer Askwell (format 3, this one reads 2)"],
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
