import { expect, test } from "vitest";
import { renamedCard } from "#shared/domain/cards/card";
import { completeWith, SCORING, scoredTemplate } from "#tests/helpers/scored";
import { testServer } from "#tests/helpers/server";
import { put, value, values } from "#tests/helpers/stored";

/** Advice cards of a template: editing, validation, preview and storage. */

async function world(change: object = {}) {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  const admin = await server.admin();
  const template = await scoredTemplate(admin, change);
  const url = `/admin/assessment-templates/${template.id}/cards`;
  const { body: questions } = await admin.get(`/admin/assessments/${template.id}/questions`);
  const call = (name: string, input: object) =>
    admin.send({
      method: "POST",
      url: `/trpc/admin.cards.${name}`,
      payload: { assessmentId: template.id, ...input },
    });
  return {
    ...{ server, admin, template, url, more: questions.at(-1).id as number },
    /** A request to save a card about "Who helps?"; `fields` override it. */
    card: (fields: object = {}) => ({
      key: "alone",
      when: { version: 1, match: "all", rules: [{ question: template.helps, op: "is", value: "Nobody" }] },
      kind: "risk",
      title: "Everything rests on you",
      why: "An illness would stop the work.",
      ...fields,
    }),
    over: (...rules: object[]) => ({ when: { version: 1, match: "all", rules } }),
    save: (card: object) => admin.put(url, card),
    preview: async (cards?: object[]) => (await admin.post(`${url}/preview`, cards ? { cards } : {})).body,
    add: (cards: object[]) => call("add", { cards }),
    propose: async () => (await call("propose", {})).body.result.data.json.cards,
    stored: async () => (await admin.get(url)).body.cards,
  };
}
type World = Awaited<ReturnType<typeof world>>;

const CARD_DEFAULTS = { dimension: null, steps: [], effort: 2, impact: 2 };

test("saves a card with defaults, updates it in place by key, and deletes it", async () => {
  const { admin, url, card, save, stored } = await world();
  expect(await stored()).toEqual([]);
  expect((await save(card())).body).toEqual({ cards: [{ ...card(), ...CARD_DEFAULTS }] });
  await save(card({ key: "second", kind: "weakness" }));
  const steps = [{ text: "Ask somebody.", horizon: "week" }];
  await save(card({ steps, dimension: "people", impact: 3 }));
  expect(await stored()).toEqual([
    { ...card(), ...CARD_DEFAULTS, steps, dimension: "people", impact: 3 },
    { ...card({ key: "second", kind: "weakness" }), ...CARD_DEFAULTS },
  ]);
  expect((await admin.delete(`${url}/alone`)).body.cards).toHaveLength(1);
  for (const key of ["alone", "Not-A-Key", "%7B"])
    expect((await admin.delete(`${url}/${key}`)).status).not.toBe(200);
  expect(await stored()).toHaveLength(1);
});

test("proposes no card under the key of an existing card, even if that one is broken", async () => {
  const { server, card, save, propose } = await world();
  const [first] = await propose();
  expect((await save(card({ key: first.key }))).status).toBe(200);
  await put(server, "UPDATE advice_cards SET dimension = 'gone'");
  const keys = (await propose()).map(({ key }: { key: string }) => key);
  expect(keys).not.toContain(first.key);
});

test("the cards of a missing template are not found", async () => {
  const { server, admin, url, card } = await world();
  await admin.put(url, card());
  await put(server, "UPDATE assessments SET isDeleted = 1");
  for (const answer of [
    await admin.get(url),
    await admin.put(url, card()),
    await admin.delete(`${url}/alone`),
    await admin.post(`${url}/preview`, {}),
  ])
    expect(answer.status).toBe(404);
});

const of = (make: (world: World) => object) => make;
const group = (...rules: object[]) => ({ match: "any", rules });

test.each<[string, (world: World) => object, message: string]>([
  [
    "a question that is not there",
    of(({ over }) => over({ question: 999, op: "answered" })),
    "card.when.rules[0].question: ",
  ],
  [
    "a question that is not there, in a group",
    of(({ over, template }) =>
      over(group({ question: template.cash, op: "is", value: 1 }, { question: 999, op: "answered" })),
    ),
    "card.when.rules[0].rules[1].question: ",
  ],
  [
    "an option that is not there",
    of(({ over, template }) =>
      over({ question: template.helps, op: "isAnyOf", value: ["Nobody", "A crowd"] }),
    ),
    "card.when.rules[0].value[1]: ",
  ],
  [
    "a rule of another type",
    of(({ over, template }) => over({ question: template.helps, op: "atLeast", value: 2 })),
    "card.when.rules[0].op: ",
  ],
  [
    "a rule that nobody knows",
    of(({ over, template }) => over({ question: template.cash, op: "like", value: 2 })),
    "card.when.rules[0].op: ",
  ],
  [
    "a value of a dimension that is not there",
    of(({ over }) => over({ score: "web", op: "atMost", value: 2 })),
    "card.when.rules[0].score: ",
  ],
  [
    "a value beyond the scale",
    of(({ over }) => over({ score: "money", op: "atLeast", value: 5.5 })),
    "card.when.rules[0].value: ",
  ],
  [
    "a band that is not there",
    of(({ over }) => over({ band: "money", op: "is", value: "Rich" })),
    "card.when.rules[0].value: ",
  ],
  [
    "a band of a dimension that is not there",
    of(({ over }) => over({ band: "web", op: "is", value: "Fragile-Mark" })),
    "card.when.rules[0].band: ",
  ],
  ["a dimension that is not there", of(() => ({ dimension: "web" })), "card.dimension: "],
  [
    "a placeholder of a question that is not there",
    of(() => ({ why: "You said {{answer:999}}." })),
    "card.why: ",
  ],
  [
    "a placeholder without a number",
    of(() => ({ why: "You said {{answer:x}}." })),
    "card.why: Use the question's number",
  ],
  [
    "a placeholder of another kind",
    of(({ more }) => ({ why: `You said {{text:${more}}}.` })),
    "card.why: Use the question's number",
  ],
  [
    "a placeholder that is not closed, in a step",
    of(({ more }) => ({ steps: [{ text: `Read {{quote:${more}} again.`, horizon: "week" }] })),
    "card.steps[0].text: Use the question's number",
  ],
  [
    "a placeholder in the title",
    of(({ more }) => ({ title: `About {{answer:${more}}}` })),
    "card.title: You can insert answers ",
  ],
  [
    "something like a placeholder in the title",
    of(() => ({ title: "About {{answer}}" })),
    "card.title: You can insert answers ",
  ],
  [
    "groups within groups",
    of(({ over, template }) => over(group(group({ question: template.cash, op: "answered" })))),
    "card.when.rules[0].rules[0]",
  ],
  ["no rule", of(({ over }) => over()), "card.when.rules: Add at least one condition"],
  ["an empty group", of(({ over }) => over(group())), "card.when.rules[0].rules: "],
  [
    "21 rules",
    of(({ over, template }) => over(...Array(21).fill({ question: template.cash, op: "answered" }))),
    "card.when.rules: Use up to 20 conditions",
  ],
  [
    "six steps",
    of(() => ({ steps: Array(6).fill({ text: "Ask.", horizon: "week" }) })),
    "card.steps: Use up to 5 steps",
  ],
  ["a key of other letters", of(() => ({ key: "Größe" })), "card.key: Use lowercase le"],
  ["a kind that is none", of(() => ({ kind: "praise" })), "card.kind: "],
  ["an effort of four", of(() => ({ effort: 4 })), "card.effort: "],
  ["a field that nobody knows", of(() => ({ colour: "red" })), "card: Unrecognized key"],
])("refuses a card with %s, with the path", async (_, change, message) => {
  const all = await world();
  const { status, body } = await all.save(all.card(change(all)));
  expect(status).toBe(400);
  expect(body.message.slice(0, message.length)).toBe(message);
  expect(await all.stored()).toEqual([]);
});

test("adds cards all or none: with unique keys, existing references, and up to the limit", async () => {
  const { card, over, save, add, preview, stored, server, template } = await world();
  const named = (count: number) => Array.from({ length: count }, (_, at) => card({ key: `card-${at}` }));
  await save(card());
  expect((await add([card({ key: "first" }), card()])).status).toBe(409);
  expect((await add([card({ key: "first" }), card({ key: "first" })])).status).toBe(400);
  const stray = await add([
    card({ key: "first" }),
    card({ key: "second", ...over({ question: 999, op: "answered" }) }),
  ]);
  expect(stray.status).toBe(400);
  expect(JSON.stringify(stray.body)).toContain(
    "cards[1].when.rules[0].question: This question doesn't exist",
  );
  expect((await add(named(201))).status).toBe(400);
  expect((await preview(named(201))).message).toBe("An assessment can have up to 200 cards");
  expect((await add(named(200))).status).toBe(409);
  expect(await stored()).toHaveLength(1);

  const added = await add(named(199));
  expect(added.status).toBe(200);
  expect((await stored()).map(({ key }: { key: string }) => key)).toEqual([
    "alone",
    ...named(199).map(({ key }) => key),
  ]);
  expect((await save(card({ key: "one-more" }))).status).toBe(409);
  expect((await save(card({ title: "Changed" }))).status).toBe(200);
  expect(await stored()).toHaveLength(200);
  expect(await value(server, "SELECT count(*) FROM advice_cards WHERE assessmentId = ?", template.id)).toBe(
    200,
  );
});

test("a renamed option is renamed in cards, and a deleted one is reported and gives no advice", async () => {
  const { admin, server, template, card, over, save, preview, stored } = await world();
  const rule = (value: string) => ({ question: template.helps, op: "isNot", value });
  await save(card(over(rule("A team"), { score: "", op: "atMost", value: 5 })));
  await save(
    card({ key: "other", ...over(group({ question: template.cash, op: "is", value: 2 }, rule("A team"))) }),
  );
  const rename = (...options: string[]) => admin.put(`/admin/questions/${template.helps}`, { options });
  await rename("Nobody", "A friend", "A whole team");
  expect((await stored()).map(({ when }: { when: { rules: object[] } }) => when.rules)).toEqual([
    [rule("A whole team"), { score: "", op: "atMost", value: 5 }],
    [group({ question: template.cash, op: "is", value: 2 }, rule("A whole team"))],
  ]);
  await admin.delete(`/admin/assessment-templates/${template.id}/cards/other`);
  expect((await preview()).problems).toEqual([]);

  expect((await rename("Nobody", "A friend")).status).toBe(200);
  expect(await stored()).toHaveLength(1);
  const { problems, reports } = await preview();
  expect(problems).toEqual([
    {
      key: "alone",
      path: "when.rules[0].value",
      message: `"A whole team" isn't one of the question's options`,
    },
  ]);
  expect(reports.flatMap(({ advice }: { advice: { items: object[] } }) => advice.items)).toEqual([]);
  const { agent, attemptId } = await server.participant(template.id);
  await completeWith(agent, attemptId, ["2", "4", "Nobody", ""]);
  const results = async () => (await agent.get(`/user/assessments/${attemptId}/results`)).body.userAssessment;
  expect(await results()).toMatchObject({
    ...{ recommendations: null, recommendationState: "none", advice: null },
    summary: { basis: "values", items: [] },
  });
});

test.each<[string, (world: World) => Promise<unknown>, path: string]>([
  ["a question", ({ admin, template }) => admin.delete(`/admin/questions/${template.wrong}`), "why"],
  [
    "a dimension",
    async ({ admin, template }) => {
      for (const id of [template.cash, template.wrong])
        await admin.put(`/admin/questions/${id}`, { dimension: null });
      const scoring = { ...SCORING, dimensions: SCORING.dimensions.slice(1) };
      return admin.put(`/admin/assessment-templates/${template.id}/scoring`, { scoring });
    },
    "dimension",
  ],
  [
    "a band",
    ({ admin, template }) =>
      admin.put(`/admin/assessment-templates/${template.id}/scoring`, {
        scoring: { ...SCORING, bands: SCORING.bands.slice(0, 1) },
      }),
    "when.rules[1].value",
  ],
])(
  "a card that refers to %s that was deleted is reported, and isn't copied or exported",
  async (_, change, path) => {
    const all = await world();
    const { admin, template, card, over, save, preview, stored } = all;
    const rules = over(
      { question: template.helps, op: "is", value: "Nobody" },
      { band: "", op: "is", value: "Steady-Mark" },
    );
    await save(card({ dimension: "money", why: `You said {{answer:${template.wrong}}}.`, ...rules }));
    await save(card({ key: "sound" }));
    expect(await change(all)).toMatchObject({ status: 200 });
    expect(await stored()).toHaveLength(2);
    expect((await preview()).problems).toMatchObject([{ key: "alone", path }]);
    const at = `/admin/assessment-templates/${template.id}`;
    const { body: file } = await admin.get(`${at}/export`);
    expect(file.template.cards.map(({ key }: { key: string }) => key)).toEqual(["sound"]);
    const { body: copy } = await admin.post(`${at}/duplicate`);
    const copied = await admin.get(`/admin/assessment-templates/${copy.id}/cards`);
    expect(copied.body.cards.map(({ key }: { key: string }) => key)).toEqual(["sound"]);
  },
);

test("a preview shows impossible cards, answers without advice and five sample reports", async () => {
  const { template, card, over, save, preview, stored, more } = await world();
  const { cash, wrong, helps } = template;
  await save(card());
  const cards = [
    card({ dimension: "people", why: `You said {{answer:${helps}}}.` }),
    card({
      key: "own-words",
      kind: "opportunity",
      ...over({ question: cash, op: "atMost", value: 3 }),
      why: `You wrote {{quote:${more}}}. And more.`,
    }),
    card({ key: "strong", kind: "strength", ...over({ question: wrong, op: "atMost", value: 2 }) }),
    card({
      key: "never",
      ...over({ question: cash, op: "is", value: 1 }, { question: cash, op: "is", value: 5 }),
    }),
    card({ key: "groundless", kind: "strength", ...over({ question: more, op: "answered" }) }),
  ];
  const { problems, coverage, reports } = await preview(cards);
  expect(problems).toEqual([
    { key: "never", path: "when", message: "No combination of answers meets this condition" },
    { key: "groundless", path: "kind", message: expect.stringContaining("A strength needs") },
  ]);
  expect(coverage).toEqual({
    unused: [
      { question: cash, answers: ["4", "5"] },
      { question: wrong, answers: ["3", "4", "5"] },
      { question: helps, answers: ["A friend", "A team"] },
    ],
    withoutRisk: ["money"],
  });
  interface Report {
    reader: string;
    responses: Record<string, string>;
    scores: { value: number }[];
    advice: { items: { card: string; why: { text: string }[] }[] };
  }
  const summaries = (reports as Report[]).map(({ reader, responses, scores, advice }) => ({
    reader,
    answers: [cash, wrong, helps].map((id) => responses[id]),
    overall: scores[0]?.value,
    items: advice.items.map((item) => item.card),
  }));
  expect(summaries).toEqual([
    { reader: "lowest", answers: ["1", "5", "Nobody"], overall: 0, items: ["alone", "own-words"] },
    { reader: "highest", answers: ["5", "1", "A team"], overall: 100, items: ["strong"] },
    { reader: "middle", answers: ["3", "3", "A friend"], overall: 28.954082, items: ["own-words"] },
    {
      reader: "contradictory",
      answers: ["1", "1", "Nobody"],
      overall: 16.666667,
      items: ["alone", "own-words", "strong"],
    },
    { reader: "sparse", answers: ["3", "3", "A friend"], overall: 28.954082, items: ["own-words"] },
  ]);
  const why = (reader: string) =>
    (reports as Report[])
      .find((report) => report.reader === reader)
      ?.advice.items.map((item) => item.why.map(({ text }) => text));
  expect(why("lowest")).toEqual([
    ["You said Nobody."],
    ["You wrote “[Participant's answer to “Anything else?”].”", "And more."],
  ]);
  expect(why("sparse")).toEqual([["And more."]]);
  expect(await stored()).toEqual([{ ...card(), ...CARD_DEFAULTS }]);
  expect((await preview()).coverage.unused).toHaveLength(3);
});

test("a preview replaces the stored card with the same key or adds a new one", async () => {
  const { card, save, preview, stored } = await world();
  await save(card());
  const titles = async (...written: object[]) => {
    const { reports } = await preview(written);
    return reports[0].advice.items.map(({ title }: { title: { text: string } }) => title.text);
  };
  const second = card({ key: "second", kind: "opportunity", title: "Two share it" });
  expect(await titles(second)).toEqual(["Everything rests on you", "Two share it"]);
  expect(await titles(card({ title: "Nobody could step in" }))).toEqual(["Nobody could step in"]);
  expect(await stored()).toMatchObject([{ title: "Everything rests on you" }]);
});

test("a preview also lists matching cards that don't fit into a report", async () => {
  const { card, preview } = await world();
  const three = ["one", "two", "three"].map((key) => card({ key, kind: "weakness", dimension: "people" }));
  const { reports } = await preview(three);
  expect(reports[0].holding).toEqual(["one", "two", "three"]);
  expect(reports[0].advice.items).toHaveLength(2);
  expect(reports[1]).toMatchObject({ holding: [], advice: { items: [] } });
});

test("a preview uses the assessment's language around the author's text", async () => {
  const { admin, template, card, over, preview, more } = await world();
  await admin.put(`/admin/assessment-templates/${template.id}`, { language: "de" });
  const germanCard = card({
    why: `Sie schrieben {{quote:${more}}}.`,
    ...over({ question: more, op: "answered" }),
  });
  const { reports } = await preview([germanCard]);
  expect(reports[0].advice.items[0].why[0].text).toBe(
    "Sie schrieben „[Participant's answer to “Anything else?”]“.",
  );
});

test("a preview works without scoring and cards", async () => {
  const { admin, template, preview } = await world();
  await admin.put(`/admin/assessment-templates/${template.id}/scoring`, { scoring: null });
  const { problems, coverage, reports } = await preview();
  expect({ problems, withoutRisk: coverage.withoutRisk }).toEqual({ problems: [], withoutRisk: [] });
  expect(reports).toHaveLength(5);
  for (const { scores, advice } of reports)
    expect([scores, advice.standing, advice.items]).toEqual([[], [], []]);
});

test.each(["participant", "admin"])(
  "participants read a card without its key, and its area only if scores are for the %s",
  async (visibleTo) => {
    const { server, admin, template, card, over, save } = await world({ visibleTo });
    await save(card({ dimension: "people" }));
    await save(card({ key: "low", kind: "weakness", ...over({ score: "money", op: "atMost", value: 2 }) }));
    const { agent, attemptId } = await server.participant(template.id);
    await completeWith(agent, attemptId, ["1", "5", "Nobody", "Nothing"]);
    const results = async () => (await agent.get(`/user/assessments/${attemptId}/results`)).body;
    await expect.poll(async () => (await results()).userAssessment.recommendationState).toBe("ready");
    const { userAssessment, questions } = await results();
    const [cash, wrong, helps] = questions.map(({ id }: { id: number }) => ({ question: id, quote: null }));
    expect(userAssessment.advice.items).toMatchObject([
      {
        card: null,
        kind: "risk",
        dimension: visibleTo === "participant" ? "people" : null,
        title: { evidence: [helps] },
      },
      { card: null, kind: "weakness", title: { evidence: [cash, wrong] } },
    ]);
    expect(userAssessment.recommendations).toContain("Everything rests on you");
    const { body: file } = await admin.get(`/admin/user-assessments/${attemptId}/export`);
    expect(file.aiAnalysis).toMatchObject({
      recommendations: userAssessment.recommendations,
      advice: { items: [{ card: "alone", dimension: "people" }, { card: "low" }] },
    });
  },
);

test("a file refers to questions by place, and its import restores the cards with new ids", async () => {
  const { admin, template, card, over, save, more } = await world();
  const rules = [
    { question: template.cash, op: "atMost", value: 2 },
    group(
      { question: template.helps, op: "is", value: "Nobody" },
      { band: "money", op: "is", value: "Fragile-Mark" },
    ),
  ];
  const written = {
    ...CARD_DEFAULTS,
    ...card({
      ...over(...rules),
      why: `You wrote {{quote:${more}}}.`,
      steps: [{ text: `Ask {{answer:${template.helps}}}.`, horizon: "month" }],
    }),
  };
  await save(written);
  const { body: file } = await admin.get(`/admin/assessment-templates/${template.id}/export`);
  expect(file).toMatchObject({
    version: 3,
    template: {
      cards: [
        {
          key: "alone",
          when: { rules: [{ question: 1 }, { rules: [{ question: 3 }, { band: "money" }] }] },
          why: "You wrote {{quote:4}}.",
          steps: [{ text: "Ask {{answer:3}}." }],
        },
      ],
    },
  });
  const plan = await admin.post("/admin/assessment-templates/import/plan", file);
  expect(plan.body).toMatchObject({ ok: true, cardCount: 1 });
  const { body: imported } = await admin.post("/admin/assessment-templates/import", file);
  const { body: questions } = await admin.get(`/admin/assessments/${imported.id}/questions`);
  const before: number[] = [template.cash, template.wrong, template.helps, more];
  const ids = new Map(before.map((id, at) => [id, questions[at].id as number]));
  const { body } = await admin.get(`/admin/assessment-templates/${imported.id}/cards`);
  expect(body.cards).toEqual([renamedCard(written as Parameters<typeof renamedCard>[0], ids)]);
});

test("reports a card whose open question was deleted or is no longer a number; it never matches", async () => {
  const { server, admin, template, more, card, over, save, preview, stored } = await world();
  const { body: open } = await admin.post(`/admin/assessments/${template.id}/questions`, {
    questionText: "How many people work here?",
    answerKind: "number",
  });
  const mentions = card({ key: "words", ...over({ question: open.id, op: "mentions", value: ["tax"] }) });
  const counts = card({ key: "counts", ...over({ question: open.id, op: "numberAtLeast", value: 0 }) });
  for (const one of [mentions, counts]) expect((await save(one)).status).toBe(200);
  const wrong = await save(card({ ...over({ question: more, op: "numberAtLeast", value: 3 }) }));
  expect(wrong.status).toBe(400);
  const problems = async () =>
    (await preview()).problems.map(({ key, path }: { key: string; path: string }) => `${key} ${path}`);
  expect(await problems()).toEqual([]);
  await admin.put(`/admin/questions/${open.id}`, { answerKind: null });
  expect(await problems()).toEqual(["counts when.rules[0].op"]);
  await admin.delete(`/admin/questions/${open.id}`);
  expect(await problems()).toEqual(["words when.rules[0].question", "counts when.rules[0].question"]);
  expect(await stored()).toHaveLength(2);
  await server.participant(template.id);
  expect(await values(server, "SELECT cards FROM assessment_versions")).toEqual(["[]"]);
});

test("a number in an open answer matches its card, and sample participants have no number", async () => {
  const { server, admin, template, card, over, save, preview } = await world();
  const { body: open } = await admin.post(`/admin/assessments/${template.id}/questions`, {
    questionText: "How many invoices of £500 are late?",
    answerKind: "number",
    isRequired: false,
  });
  await save(card({ ...over({ question: open.id, op: "mentions", value: "amount" }) }));
  const { reports, problems } = await preview();
  expect(problems).toEqual([]);
  expect(reports.flatMap(({ holding }: { holding: string[] }) => holding)).toEqual([]);
  await save(card({ ...over({ question: open.id, op: "numberAtLeast", value: 10 }) }));
  const { agent, attemptId } = await server.participant(template.id);
  await completeWith(agent, attemptId, ["4", "1", "A team", "", "about twelve"]);
  const result = async () => (await admin.get(`/admin/user-assessments/${attemptId}`)).body;
  await expect.poll(async () => (await result()).recommendationState).toBe("ready");
  const body = await result();
  expect(body.advice.items.map(({ card: key }: { card: string }) => key)).toContain("alone");
});
