import { expect, test } from "vitest";
import { SCORING, scoredTemplate } from "#tests/helpers/scored";
import { testServer } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

async function world() {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  const admin = await server.admin();
  const template = await scoredTemplate(admin);
  const url = `/admin/assessment-templates/${template.id}/scoring`;
  return {
    ...{ server, admin, template, url },
    save: (scoring: unknown) => admin.put(url, { scoring }),
    stored: async () => (await admin.get(url)).body.scoring,
  };
}

const [money, people] = SCORING.dimensions;

test("saves scoring and fills in defaults", async () => {
  const { save, stored } = await world();
  expect(await stored()).toEqual(SCORING);
  const { dimensions, bands } = SCORING;
  const short = { version: 1, dimensions, bands };
  const withDefaults = {
    ...short,
    visibleTo: "participant",
    scale: { max: 100, decimals: 0 },
    minCoverage: 0.5,
    benchmark: { on: false, k: 5 },
  };
  expect((await save(short)).body).toEqual({ scoring: withDefaults });
  expect(await stored()).toEqual(withDefaults);
});

test("refuses scoring based on an outdated version; without a base it replaces the stored one", async () => {
  const { admin, url, save, stored } = await world();
  const saveFrom = (before: unknown, scoring: unknown) => admin.put(url, { before, scoring });
  const [low, high] = SCORING.bands;
  const savedFirst = { ...SCORING, bands: [{ ...low, text: "Theirs" }, high] };
  const outdated = { ...SCORING, bands: [low, { ...high, name: "Own" }] };
  expect((await saveFrom(SCORING, savedFirst)).status).toBe(200);
  for (const before of [SCORING, null])
    expect(await saveFrom(before, outdated)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Someone else changed the scoring\./) },
    });
  expect(await stored()).toEqual(savedFirst);
  expect((await saveFrom(savedFirst, null)).status).toBe(200);
  expect((await saveFrom(savedFirst, outdated)).status).toBe(409);
  expect((await saveFrom(null, outdated)).status).toBe(200);
  expect((await save(SCORING)).body).toEqual({ scoring: SCORING });
});

test("a dimension in use can't be deleted, and removing scoring keeps the questions' dimensions", async () => {
  const { admin, template, save, stored } = await world();
  const refused = await save({ ...SCORING, dimensions: [people] });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      message:
        "Questions 1 (“How healthy is your cash flow?”), 2 (“How often does it go wrong?”) count toward “Money-Mark”. Choose another area for them first.",
    },
  });
  expect(await stored()).toEqual(SCORING);

  expect((await save(null)).body).toEqual({ scoring: null });
  const { body } = await admin.get(`/admin/assessments/${template.id}/questions`);
  expect(body.map(({ dimension }: { dimension: string }) => dimension)).toEqual([
    "money",
    "money",
    "people",
    null,
  ]);
  expect(
    (await admin.put(`/admin/questions/${template.cash}`, { questionText: "How is cash?" })).status,
  ).toBe(200);
  expect((await save({ ...SCORING, dimensions: [money] })).body.message).toBe(
    "Question 3 (“Who helps?”) counts toward “people”. Choose another area for it first.",
  );
  expect((await save(SCORING)).status).toBe(200);
});

test("a question's dimension must exist in the template's scoring, or be null", async () => {
  const { admin, template, save } = await world();
  const message = 'dimension: This assessment has no area "web"';
  const refused = { status: 400, body: { message } };
  const draft = { questionText: "How is your site?", questionType: "rating", dimension: "web" };
  const questions = `/admin/assessments/${template.id}/questions`;
  expect(await admin.post(questions, draft)).toMatchObject(refused);
  expect(await admin.put(`/admin/questions/${template.cash}`, { dimension: "web" })).toMatchObject(refused);
  expect((await admin.get(questions)).body).toHaveLength(4);
  expect((await admin.put(`/admin/questions/${template.cash}`, { dimension: "people" })).status).toBe(200);
  await save(null);
  expect((await admin.post(questions, { ...draft, dimension: "money" })).status).toBe(400);
});

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...money, key: `key-${at}` }));
const bandsFrom = (...from: unknown[]) => from.map((at) => ({ from: at, name: "Band", text: "" }));

test.each<[string, object, path: string]>([
  ["a weight below 0", { dimensions: [money, { ...people, weight: -1 }] }, "scoring.dimensions[1].weight"],
  [
    "a weight over 100",
    { dimensions: [money, { ...people, weight: 100.01 }] },
    "scoring.dimensions[1].weight",
  ],
  [
    "a weight of three decimals",
    { dimensions: [money, { ...people, weight: 1.005 }] },
    "scoring.dimensions[1].weight",
  ],
  [
    "a weight that is no number",
    { dimensions: [money, { ...people, weight: null }] },
    "scoring.dimensions[1].weight",
  ],
  [
    "no weight anywhere",
    {
      dimensions: [
        { ...money, weight: 0 },
        { ...people, weight: 0 },
      ],
    },
    "scoring.dimensions",
  ],
  ["a doubled key", { dimensions: [money, people, money] }, "scoring.dimensions[2].key"],
  ["a key with a space", { dimensions: [{ ...money, key: "our money" }] }, "scoring.dimensions[0].key"],
  ["13 dimensions", { dimensions: many(13) }, "scoring.dimensions"],
  ["no dimension", { dimensions: [] }, "scoring.dimensions"],
  ["bands that fall", { bands: bandsFrom(0, 3, 2) }, "scoring.bands[2].from"],
  ["a band twice", { bands: bandsFrom(0, 3, 3) }, "scoring.bands[2].from"],
  ["bands not from 0", { bands: bandsFrom(1, 3) }, "scoring.bands[0].from"],
  ["a band past the scale", { bands: bandsFrom(0, 5.5) }, "scoring.bands[1].from"],
  ["no band", { bands: [] }, "scoring.bands"],
  ["11 bands", { bands: bandsFrom(0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1) }, "scoring.bands"],
  [
    "a dimension's bands not from 0",
    { dimensions: [{ ...money, bands: bandsFrom(2) }, people] },
    "scoring.dimensions[0].bands[0].from",
  ],
  ["a scale to 7", { scale: { max: 7, decimals: 0 } }, "scoring.scale.max"],
  ["a coverage over 1", { minCoverage: 1.1 }, "scoring.minCoverage"],
  ["a benchmark of four", { benchmark: { on: true, k: 4 } }, "scoring.benchmark.k"],
  ["a benchmark of 51", { benchmark: { on: true, k: 51 } }, "scoring.benchmark.k"],
  ["an unknown field", { colour: "red" }, "scoring"],
])("refuses %s with the path, and stores nothing", async (_, change, path) => {
  const { save, stored } = await world();
  const { status, body } = await save({ ...SCORING, ...change });
  expect(status).toBe(400);
  expect(body.message.slice(0, path.length + 2)).toBe(`${path}: `);
  expect(await stored()).toEqual(SCORING);
});

const choice = { questionText: "Which?", questionType: "multiple_choice", options: ["A", "B"] };

test.each<[string, object, path: string]>([
  ["points beyond 1,000", { ...choice, points: [0, 1000.01] }, "points[1]: "],
  ["points below -1,000", { ...choice, points: [-1001, 0] }, "points[0]: "],
  ["points of three decimals", { ...choice, points: [0, 1.005] }, "points[1]: "],
  ["points of many decimals", { ...choice, points: [0, 1e-9] }, "points[1]: "],
  ["points that are no number", { ...choice, points: [0, null] }, "points[1]: "],
  ["more points than options", { ...choice, points: [0, 1, 2] }, "Add points for every option"],
  ["less points than options", { ...choice, points: [0] }, "Add points for every option"],
  ["points that are all equal", { ...choice, points: [1, 1] }, "Give options different points"],
  ["a weight over 100", { ...choice, weight: 101 }, "Enter a wei"],
  [
    "a direction that is none",
    { questionText: "How?", questionType: "rating", highIs: "better" },
    "highIs: ",
  ],
])("refuses a question with %s, and stores nothing", async (_, draft, message) => {
  const { admin, template } = await world();
  const questions = `/admin/assessments/${template.id}/questions`;
  const { status, body } = await admin.post(questions, draft);
  expect(status).toBe(400);
  expect(body.message.slice(0, message.length)).toBe(message);
  expect((await admin.get(questions)).body).toHaveLength(4);
});

test.each(["NaN", "Infinity", "-Infinity", "1e999"])("refuses %s as a number", async (number) => {
  const { admin, url, template, stored } = await world();
  const send = (path: string, method: "PUT" | "POST", payload: string) =>
    admin.send({ method, url: `/api${path}`, headers: { "content-type": "application/json" }, payload });
  const scoring = JSON.stringify({ scoring: SCORING }).replace('"weight":3', `"weight":${number}`);
  expect((await send(url, "PUT", scoring)).status).toBe(400);
  const points = JSON.stringify({ ...choice, points: [0, 42] }).replace("42", number);
  expect((await send(`/admin/assessments/${template.id}/questions`, "POST", points)).status).toBe(400);
  expect(await stored()).toEqual(SCORING);
});

test("a preview scores three sample participants by new or stored scoring", async () => {
  const { server, admin, template, url, stored } = await world();
  const overallScores = async (body: object) =>
    (await admin.post(`${url}/preview`, body)).body.people.map(
      ({ answers, scores }: { answers: string; scores: { value: number }[] }) => [answers, scores[0]?.value],
    );
  expect(await overallScores({})).toEqual([
    ["lowest", 0],
    ["middle", 28.954082],
    ["highest", 100],
  ]);
  const dimensions = [money, { ...people, weight: 0 }];
  expect(await overallScores({ scoring: { ...SCORING, dimensions } })).toEqual([
    ["lowest", 0],
    ["middle", 50],
    ["highest", 100],
  ]);
  expect((await admin.post(`${url}/preview`, { scoring: { ...SCORING, minCoverage: 2 } })).status).toBe(400);
  expect((await admin.post(`${url}/preview`, {})).body.withoutDimension).toEqual([]);
  const only = { scoring: { ...SCORING, dimensions: [money] } };
  expect((await admin.post(`${url}/preview`, only)).body.withoutDimension).toEqual([template.helps]);
  expect(await stored()).toEqual(SCORING);
  await put(server, "UPDATE assessments SET isDeleted = 1");
  for (const answer of [
    await admin.get(url),
    await admin.put(url, { scoring: null }),
    await admin.post(`${url}/preview`, {}),
  ])
    expect(answer.status).toBe(404);
});
