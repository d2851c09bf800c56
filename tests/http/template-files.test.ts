import fc from "fast-check";
import { expect, test } from "vitest";
import { readTemplateFile } from "#shared/contracts/template-file";
import { type Card, renamedCard } from "#shared/domain/cards/card";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { MAX_TEMPLATE_FILE } from "#shared/domain/template-file";
import { examples } from "#tests/helpers/effort";
import { type Agent, exampleTemplate, testServer } from "#tests/helpers/server";
import { refuse } from "#tests/helpers/stored";

/** Text in any script with line breaks and quotes, but without characters that are removed: NUL, outer spaces. */
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
  .chain((starts) =>
    fc
      .array(band, { minLength: starts.length + 1, maxLength: starts.length + 1 })
      .map((list) => [0, ...starts.sort((a, b) => a - b)].map((from, index) => ({ from, ...list[index]! }))),
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
    answerKind: fc.option(fc.constant("number")),
    followUpQuestion: fc.option(text(40)),
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

/** A rule that fits an earlier question, which it names by place. */
function ruleOver({ questionType, options }: Unruled, place: number) {
  const rule = <Value>(ops: readonly string[], value: fc.Arbitrary<Value>) =>
    fc.record({ question: fc.constant(place), op: fc.constantFrom(...ops), value });
  const plain = fc.record({ question: fc.constant(place), op: fc.constantFrom("answered", "notAnswered") });
  if (questionType === "text") return plain;
  if (questionType === "rating")
    return fc.oneof(plain, rule(["is", "atLeast", "atMost"], fc.integer({ min: 1, max: 5 })));
  const option = fc.constantFrom(...(options ?? []));
  const some = fc.uniqueArray(option, { minLength: 1, maxLength: 3 });
  return fc.oneof(plain, rule(["is", "isNot", "includes"], option), rule(["isAnyOf"], some));
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

const score = fc.record({
  score: fc.constantFrom("", ...KEYS),
  op: fc.constantFrom("atLeast", "atMost"),
  value: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
});
const bandRule = fc.record({ band: fc.constant(""), op: fc.constant("is"), value: option });

/** Valid cards about these questions, some with answers in their texts. */
const cardsOver = (list: readonly Unruled[]) => {
  const named = fc.integer({ min: 1, max: Math.max(1, list.length) });
  const rule = fc.oneof(score, bandRule, ...list.map((one, at) => ruleOver(one, at + 1)));
  const group = fc.record({
    match: fc.constantFrom("all", "any"),
    rules: fc.array(rule, { minLength: 1, maxLength: 2 }),
  });
  const filled = fc
    .tuple(text(20), fc.constantFrom("answer", "quote"), named)
    .filter(([sentence]) => !sentence.includes("{"))
    .map(([sentence, as, place]) => `${sentence} {{${as}:${place}}}.`);
  return fc.uniqueArray(
    fc.record({
      key: fc.constantFrom("a", "b-2", "the-third"),
      when: fc.record({
        version: fc.constant(1),
        match: fc.constantFrom("all", "any"),
        rules: fc.array(fc.oneof(rule, group), { minLength: 1, maxLength: 3 }),
      }),
      kind: fc.constantFrom("risk", "weakness", "opportunity", "strength"),
      dimension: fc.option(fc.constantFrom(...KEYS)),
      title: text(20).filter((title) => !title.includes("{")),
      why: filled,
      steps: fc.array(fc.record({ text: filled, horizon: fc.constantFrom("week", "month", "quarter") }), {
        maxLength: 2,
      }),
      effort: fc.constantFrom(1, 2, 3),
      impact: fc.constantFrom(1, 2, 3),
    }),
    { selector: ({ key }) => key },
  );
};

/** A template file with every possible field, as written by hand or by a server. */
const uncarded = fc.record({
  format: fc.constant("askwell-template"),
  version: fc.constant(3),
  template: fc.record({
    title: text(80).filter((title) => !/[\n\v\f\r\u0085\u2028\u2029]/.test(title)),
    description: fc.option(text(80)),
    resultsAnalysisPrompt: fc.option(text(80)),
    isActive: fc.boolean(),
    language: fc.option(fc.constantFrom("de", "pt-BR")),
    scoring: fc.option(scoring.filter(({ dimensions }) => dimensions.some(({ weight }) => weight > 0))),
    questions,
  }),
});
const file = uncarded.chain((bare) =>
  cardsOver(bare.template.questions).map((drawn) => {
    const withCards = (cards: typeof drawn) => ({ ...bare, template: { ...bare.template, cards } });
    return withCards(drawn.filter((card) => readTemplateFile(withCards([card])).ok));
  }),
);

async function world() {
  const server = await testServer();
  const admin = await server.admin();
  return { server, admin };
}

const exported = async (admin: Agent, id: number) =>
  (await admin.get(`/admin/assessment-templates/${id}/export`)).body;
const count = async (admin: Agent) => (await admin.get("/admin/assessment-templates")).body.length;

/** A template without ids and times. Rules name questions by place. */
async function storedTemplate(admin: Agent, id: number) {
  const {
    id: _id,
    createdAt: _made,
    updatedAt: _changed,
    usageCount: _used,
    ...template
  } = (await admin.get(`/admin/assessment-templates/${id}`)).body;
  const rows: Record<string, unknown>[] = (await admin.get(`/admin/assessments/${id}/questions`)).body;
  const places = new Map(rows.map((row, index) => [Number(row.id), index + 1]));
  const questions = rows.map(
    ({ id: _id, assessmentId: _of, createdAt: _made, updatedAt: _changed, ...rest }) =>
      JSON.parse(JSON.stringify(rest), (key, value) => (key === "question" ? places.get(value) : value)),
  );
  const { body } = await admin.get(`/admin/assessment-templates/${id}/cards`);
  return { ...template, questions, cards: body.cards.map((card: Card) => renamedCard(card, places)) };
}

test("exporting and importing a template restores it byte for byte", {
  timeout: 300_000,
}, async () => {
  const { server, admin } = await world();
  let carried = 0;
  await fc.assert(
    fc.asyncProperty(file, async (written) => {
      server.clock.advance(2_500);
      const { status, body: imported } = await admin.post("/admin/assessment-templates/import", written);
      expect(status, imported.message).toBe(200);
      const first = await exported(admin, imported.id);
      expect(first.template).toMatchObject({
        scoring: written.template.scoring,
        language: written.template.language,
      });
      expect(first.template.questions.map(({ conditions = null }) => conditions)).toEqual(
        written.template.questions.map(({ conditions }) => conditions),
      );
      expect(first.template.cards).toEqual(written.template.cards);
      carried += written.template.cards.length;
      const { body: copy } = await admin.post("/admin/assessment-templates/import", first);
      expect(copy.id).not.toBe(imported.id);
      expect(await storedTemplate(admin, copy.id)).toEqual(await storedTemplate(admin, imported.id));
      expect(JSON.stringify(await exported(admin, copy.id))).toBe(JSON.stringify(first));
      const { body: twin } = await admin.post(`/admin/assessment-templates/${imported.id}/duplicate`);
      expect((await exported(admin, twin.id)).template).toEqual({
        ...first.template,
        title: twin.title,
        isActive: false,
      });
    }),
    { numRuns: examples({ sample: 15, all: 1_000 }) },
  );
  expect(carried).toBeGreaterThan(0);
});

test("a file names its format and contains no ids, times or answers", async () => {
  const { server, admin } = await world();
  const id = await exampleTemplate(admin);
  await server.participant(id);
  const file = await exported(admin, id);
  expect(file).toMatchObject({
    format: "askwell-template",
    version: 3,
    template: { title: "Growth check", cards: [] },
  });
  expect(Object.keys(file.template.questions[0])).toEqual([
    "questionText",
    "questionType",
    "options",
    "isRequired",
    "analysisPrompt",
  ]);
});

test("a plan describes the import and stores nothing", async () => {
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
  ["other JSON", () => ({ hello: "world" }), "This isn't an Askwell template file."],
  [
    "a newer format",
    (file) => ({ ...file, version: 4 }),
    "newer version of Askwell (format 4; this server supports 3)",
  ],
  [
    "a title that is blank",
    (file) => ({ ...file, template: { ...file.template, title: " " } }),
    "Title is required",
  ],
  [
    "a title of two lines",
    (file) => ({ ...file, template: { ...file.template, title: "Growth\r\ncheck" } }),
    "Enter the title on one line",
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
    "Question 2: Add at least one option",
  ],
  [
    "options twice",
    (file) => change(file, 1, { options: ["A", "A"] }),
    "Question 2: Each option can be listed only once",
  ],
  [
    "a type nobody knows",
    (file) => change(file, 0, { questionType: "essay" }),
    "Question 1: Choose text, multiple choice or rating",
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

const DIMENSION = { key: "cash", name: "Cash" };
const SCORING = { version: 1, dimensions: [DIMENSION], bands: [{ from: 0, name: "All", text: "" }] };
const scored =
  (scoring: object): Change =>
  (file) => ({
    ...file,
    template: { ...file.template, scoring: { ...SCORING, ...scoring } },
  });
const ruled =
  (...rules: object[]): Change =>
  (file) =>
    change(file, 2, { conditions: { version: 1, match: "all", rules } });
const from = (...starts: number[]) => ({ bands: starts.map((from) => ({ from, name: "Band", text: "" })) });

/** Errors in parts that format 2 introduced, with the path to the value. */
const misfits: [string, Change, string][] = [
  [
    "a rule over a later question",
    ruled({ question: 4, op: "answered" }),
    "Question 3: conditions.rules[0].question: ",
  ],
  [
    "a rule over itself",
    ruled({ question: 3, op: "answered" }),
    "Question 3: conditions.rules[0].question: ",
  ],
  [
    "a rule over a question that is not there",
    ruled({ question: 9, op: "answered" }),
    "Question 3: conditions.rules[0].question: ",
  ],
  [
    "a rule that nobody knows",
    ruled({ question: 1, op: "answered" }, { question: 2, op: "matches", value: "." }),
    "Question 3: conditions.rules[1].op: ",
  ],
  [
    "a rule of another type",
    ruled({ question: 1, op: "atLeast", value: 3 }),
    "Question 3: conditions.rules[0].op: ",
  ],
  [
    "a rule over an option that is not there",
    ruled({ question: 2, op: "is", value: "Nobody" }),
    "Question 3: conditions.rules[0].value: ",
  ],
  [
    "a rating of six",
    ruled({ question: 2, op: "atMost", value: 6 }),
    "Question 3: conditions.rules[0].value: ",
  ],
  [
    "groups within groups",
    ruled({ match: "any", rules: [{ match: "any", rules: [{ question: 1, op: "answered" }] }] }),
    "Question 3: conditions.rules[0].rules[0]",
  ],
  [
    "too many rules",
    ruled(...Array(21).fill({ question: 1, op: "answered" })),
    "Question 3: conditions.rules: Use up to 20 conditions",
  ],
  [
    "points for other options",
    (file) => change(file, 1, { points: [1, 2] }),
    "Question 2: Add points for every option",
  ],
  [
    "points beyond measure",
    (file) => change(file, 1, { points: [0, 1, 1_000.01] }),
    "Question 2: points[2]: ",
  ],
  [
    "points of three decimals",
    (file) => change(file, 1, { points: [0, 0.001, 1] }),
    "Question 2: points[1]: ",
  ],
  ["a weight beyond 100", (file) => change(file, 1, { weight: 100.5 }), "Question 2: Enter a weight"],
  [
    "a dimension that is not there",
    (file) => scored({})(change(file, 2, { dimension: "x" }) as typeof file),
    'Question 3: dimension: The template has no area "x"',
  ],
  ["a dimension twice", scored({ dimensions: [DIMENSION, DIMENSION] }), "scoring.dimensions[1].key: "],
  [
    "thirteen dimensions",
    scored({ dimensions: Array.from({ length: 13 }, (_, i) => ({ key: `d${i}`, name: "D" })) }),
    "scoring.dimensions: Use up to 12",
  ],
  [
    "bands that do not begin at 0",
    scored(from(1, 50)),
    "scoring.bands[0].from: The first band must start at 0",
  ],
  ["bands that do not rise", scored(from(0, 50, 50)), "scoring.bands[2].from: "],
  [
    "bands beyond the scale",
    scored({ scale: { max: 5, decimals: 1 }, ...from(0, 6) }),
    "scoring.bands[1].from: ",
  ],
  [
    "a language that is none",
    (file) => ({ ...file, template: { ...file.template, language: "Plain English" } }),
    "Enter a language code",
  ],
];

const carded =
  (...fields: object[]): Change =>
  (file) => ({
    ...file,
    template: {
      ...file.template,
      scoring: SCORING,
      cards: fields.map((overrides, at) => ({
        ...{
          key: `card-${at}`,
          kind: "risk",
          title: "T",
          why: "W",
          ...when({ question: 1, op: "answered" }),
        },
        ...overrides,
      })),
    },
  });
const when = (...rules: object[]) => ({ when: { version: 1, match: "all", rules } });
const cardNamed = (fields: object) => carded({}, fields);
const group = (...rules: object[]) => ({ match: "any", rules });

const wrongCards: [string, Change, string][] = [
  [
    "a card over a question that is not there",
    cardNamed(when({ question: 9, op: "answered" })),
    "Card 2: when.rules[0].question: ",
  ],
  [
    "a card over an option that is not there",
    cardNamed(when(group({ question: 2, op: "is", value: "Nobody" }))),
    "Card 2: when.rules[0].rules[0].value: ",
  ],
  [
    "a card over a dimension that is not there",
    cardNamed(when({ score: "web", op: "atMost", value: 2 })),
    "Card 2: when.rules[0].score: ",
  ],
  [
    "a card over a band that is not there",
    cardNamed(when({ band: "cash", op: "is", value: "Rich" })),
    "Card 2: when.rules[0].value: ",
  ],
  ["a card of a dimension that is not there", cardNamed({ dimension: "web" }), "Card 2: dimension: "],
  [
    "a card that can never hold",
    cardNamed(when({ question: 3, op: "is", value: 1 }, { question: 3, op: "is", value: 5 })),
    "Card 2: when: No combination of answers meets this condition",
  ],
  [
    "a card over a value that can never be",
    (file) =>
      cardNamed(
        when({ score: "cash", op: "atMost", value: 40 }, { score: "cash", op: "atLeast", value: 41 }),
      )(change(file, 2, { dimension: "cash", highIs: "good" }) as typeof file),
    "Card 2: when: No combination of answers",
  ],
  [
    "a malformed placeholder",
    cardNamed({ why: "You said {{answer:two}}." }),
    "Card 2: Use the question's number",
  ],
  ["a placeholder of no question", cardNamed({ why: "You said {{answer:9}}." }), "Card 2: why: "],
  ["two cards of one key", cardNamed({ key: "card-0" }), "Card 2: Two cards have the key card-0"],
  ["201 cards", carded(...Array.from({ length: 201 }, () => ({}))), "An assessment can have up to 200 cards"],
  [
    "a card of groups within groups",
    cardNamed(when(group(group({ question: 1, op: "answered" })))),
    "Card 2: when.rules[0].rules[0]",
  ],
];

function change(file: Parameters<Change>[0], index: number, fields: object) {
  const questions = file.template.questions.map((one, at) => (at === index ? { ...one, ...fields } : one));
  return { ...file, template: { ...file.template, questions } };
}

test.each([...rejected, ...misfits, ...wrongCards])(
  "refuses %s with an explanation, and stores nothing",
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

test("reports all errors at the same time", async () => {
  const { admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  const broken = change(change(file, 0, { questionText: "" }), 1, { options: [] });
  const { body } = await admin.post("/admin/assessment-templates/import/plan", broken as object);
  expect(body.problems).toEqual([
    { where: "Question 1", message: "Question text is required" },
    { where: "Question 2", message: "Add at least one option" },
  ]);
});

test("reports errors between questions next to errors in them, in order", async () => {
  const { admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  const rules = (...over: number[]) => ({
    conditions: { version: 1, match: "any", rules: over.map((question) => ({ question, op: "answered" })) },
  });
  const broken = change(
    change(change(scored({})(file) as typeof file, 0, { options: 7, dimension: "x" }), 1, {
      ...rules(1, 3),
      points: [1],
    }),
    2,
    { dimension: "x", ...rules(1, 7) },
  );
  const { body } = await admin.post("/admin/assessment-templates/import/plan", broken as object);
  expect(body.problems.map(({ where, message }: Record<string, string>) => `${where}: ${message}`)).toEqual([
    "Question 1: options: Invalid input: expected array, received number",
    "Question 2: Add points for every option, or clear them all",
    'Question 3: dimension: The template has no area "x"',
    "Question 3: conditions.rules[1].question: This question doesn't exist",
  ]);
});

/** As written by a server that knew no more fields. */
const FORMAT_1 = {
  format: "askwell-template",
  version: 1,
  template: {
    title: "Growth check",
    description: "Where you stand",
    resultsAnalysisPrompt: null,
    isActive: true,
    questions: [
      {
        questionText: "What do you sell?",
        questionType: "text",
        options: null,
        isRequired: true,
        analysisPrompt: "Be kind.",
      },
      {
        questionText: "How big is your team?",
        questionType: "multiple_choice",
        options: ["Just me", "More"],
        isRequired: false,
        analysisPrompt: null,
      },
    ],
  },
};

test("still imports format 1, and exports it without new content", async () => {
  const { admin } = await world();
  const plan = await admin.post("/admin/assessment-templates/import/plan", FORMAT_1);
  expect(plan.body).toMatchObject({
    ...{ ok: true, scoring: null, conditionCount: 0, cardCount: 0 },
    questions: [{}, {}],
  });
  const { status, body: imported } = await admin.post("/admin/assessment-templates/import", FORMAT_1);
  expect(status).toBe(200);
  expect(await exported(admin, imported.id)).toEqual({
    ...FORMAT_1,
    version: 3,
    template: { ...FORMAT_1.template, language: null, scoring: null, cards: [] },
  });
  const [, choice] = (await admin.get(`/admin/assessments/${imported.id}/questions`)).body;
  expect(choice).toMatchObject({ ...QUESTION_DEFAULTS, ...FORMAT_1.template.questions[1], order: 2 });
});

test("still imports format 2, and exports it without cards", async () => {
  const { admin } = await world();
  const file = scored({ scale: { max: 5, decimals: 1 } })(FORMAT_1 as never) as typeof FORMAT_1;
  const written = {
    ...file,
    version: 2,
    template: {
      ...file.template,
      language: "de",
      questions: file.template.questions.map((question, at) =>
        at ? { ...question, points: [0, 1] } : question,
      ),
    },
  };
  const { status, body: imported } = await admin.post("/admin/assessment-templates/import", written);
  expect(status).toBe(200);
  expect(await exported(admin, imported.id)).toMatchObject({
    version: 3,
    template: { ...written.template, cards: [] },
  });
});

test("a plan lists scored areas and the number of conditional questions", async () => {
  const { admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  const asked = ruled({ question: 1, op: "answered" })(
    scored({ scale: { max: 5, decimals: 1 } })(file) as typeof file,
  );
  const plan = await admin.post("/admin/assessment-templates/import/plan", asked as object);
  expect(plan.body).toMatchObject({ scoring: { dimensions: ["Cash"], scale: 5 }, conditionCount: 1 });
});

test("imports the deepest possible rules of questions and cards by REST and tRPC", async () => {
  const { admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  const rules = group({ question: 2, op: "isAnyOf", value: ["Just me"] });
  const deep = carded(when(rules))(ruled(rules)(file) as typeof file) as object;
  expect((await admin.post("/admin/assessment-templates/import", deep)).status).toBe(200);
  const payload = { 0: { file: deep } };
  const url = "/trpc/admin.templateFiles.import?batch=1";
  expect((await admin.send({ method: "POST", url, payload })).status).toBe(200);
});

test("reports the first twenty errors and the number of others", async () => {
  const { admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  const questions = Array.from({ length: 30 }, () => ({ ...file.template.questions[0], questionText: " " }));
  const broken = { ...file, template: { ...file.template, questions } };
  const { body } = await admin.post("/admin/assessment-templates/import/plan", broken);
  expect(body.problems).toHaveLength(21);
  expect(body.problems.at(-1)).toEqual({ where: null, message: "And 10 more." });
});

test("imports every valid template up to a megabyte by REST and tRPC", async () => {
  const { admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  const withPrompts = (count: number) => {
    const question = { ...file.template.questions[0], analysisPrompt: "x".repeat(4_500) };
    return {
      ...file,
      template: { ...file.template, questions: Array.from({ length: count }, () => question) },
    };
  };
  const { status, body: imported } = await admin.post("/admin/assessment-templates/import", withPrompts(200));
  expect(status, imported.message).toBe(200);
  const secondExport = await exported(admin, imported.id);
  expect(JSON.stringify(secondExport).length).toBeLessThan(MAX_TEMPLATE_FILE);
  expect((await admin.post("/admin/assessment-templates/import/plan", secondExport)).body.ok).toBe(true);
  for (const call of ["plan", "import"]) {
    const url = `/trpc/admin.templateFiles.${call}?batch=1`;
    expect((await admin.send({ method: "POST", url, payload: { 0: { file: secondExport } } })).status).toBe(
      200,
    );
  }
  const tooLarge = withPrompts(240);
  expect((await admin.post("/admin/assessment-templates/import", tooLarge)).status).toBe(413);
  const url = "/trpc/admin.templateFiles.import?batch=1";
  expect((await admin.send({ method: "POST", url, payload: { 0: { file: tooLarge } } })).status).toBe(413);
  const elsewhere = "/trpc/admin.templates.create?batch=1";
  expect((await admin.send({ method: "POST", url: elsewhere, payload: { 0: secondExport } })).status).toBe(
    413,
  );
});

test("stores no template if a question can't be stored", async () => {
  const { server, admin } = await world();
  const file = await exported(admin, await exampleTemplate(admin));
  await refuse(server, "INSERT", "assessment_questions", { when: 'NEW."order" = 3' });
  expect((await admin.post("/admin/assessment-templates/import", file)).status).toBe(500);
  expect(await count(admin)).toBe(1);
});

test("a copy has the same questions, its own name, and is inactive", async () => {
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
  expect((await storedTemplate(admin, copy.id)).questions).toEqual(
    (await storedTemplate(admin, id)).questions,
  );
  expect((await copyOf(id)).title).toBe("Growth check (copy 2)");
  const long = (await admin.post("/admin/assessment-templates", { title: "x".repeat(200) })).body;
  expect((await copyOf(long.id)).title).toHaveLength(200);
  const title = `${"x".repeat(192)}🙂 more`;
  const smiling = (await admin.post("/admin/assessment-templates", { title })).body;
  const copiedTitles = [await copyOf(smiling.id), await copyOf(smiling.id)].map((one) => one.title);
  expect(copiedTitles).toEqual([`${"x".repeat(192)} (copy)`, `${"x".repeat(191)} (copy 2)`]);
});

test("changed options follow the same rules as new ones", async () => {
  const { admin } = await world();
  const id = await exampleTemplate(admin);
  const [, choice] = (await admin.get(`/admin/assessments/${id}/questions`)).body;
  const put = (options: string[]) => admin.put(`/admin/questions/${choice.id}`, { options });
  expect((await put(["A", "A"])).body.message).toBe("Each option can be listed only once");
  expect((await put(Array.from({ length: 51 }, (_, i) => `${i}`))).status).toBe(400);
  expect((await put(["A", "B"])).body.options).toEqual(["A", "B"]);
});

test("a missing template has no file", async () => {
  const { admin } = await world();
  expect((await admin.get("/admin/assessment-templates/99/export")).status).toBe(404);
});
