import { expect, test } from "vitest";
import { composeAdvice } from "#server/advice/compose";
import type { Card } from "#shared/domain/cards/card";
import type { Scoring } from "#shared/domain/scoring";
import { isCheck, statementFrom, supportAll } from "#tests/fakes/anthropic-replies";
import { FALSE_STATEMENTS, type Statement, TRUE_STATEMENTS, WORLDS } from "#tests/fixtures/statements";
import { adviceRequest, drain, neverAborted } from "#tests/helpers/assistant";
import { modelAssistant } from "#tests/helpers/model-assistant";
import { localModel } from "#tests/helpers/modelled";

const CARD_STEP = "Name a second person by the end of the week.";
const CARDS: Card[] = [
  {
    key: "one-signature",
    when: { version: 1, match: "all", rules: [{ question: 3, op: "is", value: "One person" }] },
    kind: "risk",
    dimension: null,
    title: "Give a second person the right to send invoices",
    why: "Invoices hang on {{answer:3}}. Without invoices no money comes in.",
    steps: [{ text: CARD_STEP, horizon: "week" }],
    effort: 1,
    impact: 3,
  },
  {
    key: "cash-plan",
    when: { version: 1, match: "all", rules: [{ question: 2, op: "atMost", value: 2 }] },
    kind: "weakness",
    dimension: "money",
    title: "Make a cash plan",
    why: "Who knows little of the cash is surprised by it.",
    steps: [{ text: "Plan the coming thirteen weeks.", horizon: "month" }],
    effort: 2,
    impact: 3,
  },
];
const SCORING: Scoring = {
  version: 1,
  visibleTo: "participant",
  scale: { max: 100, decimals: 0 },
  minCoverage: 0.5,
  dimensions: [{ key: "money", name: "Money", description: null, weight: 1, bands: null }],
  bands: [{ from: 0, name: "Thin", text: "There is little to fall back on." }],
  benchmark: { on: false, k: 5 },
};

const request = (world: Statement["world"]) =>
  world === "cards"
    ? adviceRequest(WORLDS.cards, null, { cards: CARDS, scoring: SCORING })
    : adviceRequest(WORLDS[world]);

/** The advice from a model's reply, as streamed and as stored. */
async function writtenAdvice(world: Statement["world"], reply: object) {
  const model = await localModel({ reply: (request) => (isCheck(request) ? supportAll(request) : reply) });
  const claude = modelAssistant({ url: model.url });
  const { text, result } = await drain(claude.recommend(request(world), neverAborted()));
  return { text, advice: result.advice, everything: `${text}\n${JSON.stringify(result.advice)}` };
}

const item = (world: Statement["world"]) => ({
  card: world === "cards" ? 1 : null,
  kind: world === "cards" ? "risk" : "weakness",
  title: "…",
  why: [statementFrom("…", 1)],
  steps: [{ ...statementFrom(world === "cards" ? CARD_STEP : "…", 1), horizon: "week" }],
  effort: 1,
  impact: 3,
});

function replyWith({ world, at, cites, values = [], text }: Statement) {
  const answers = cites.map((cite) =>
    typeof cite === "number" ? { question: cite, quote: null } : { question: cite[0], quote: cite[1] },
  );
  const sentence = { answers, values, text };
  const good = item(world);
  return {
    facts: [text],
    standing: at === "standing" ? [sentence] : [],
    items: [
      {
        ...good,
        title: at === "title" ? text : good.title,
        why: at === "why" ? [...good.why, sentence] : good.why,
        steps: at === "step" ? [{ ...sentence, horizon: "month" }] : good.steps,
      },
    ],
    notes: at === "notes" ? [sentence] : [],
  };
}

/** The text as escaped in JSON. */
const stored = (text: string) => JSON.stringify(text).slice(1, -1);

test("the tables contain at least sixty false and forty true statements", () => {
  expect(new Set(FALSE_STATEMENTS.map(({ text }) => text)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(TRUE_STATEMENTS.map(({ text }) => text)).size).toBeGreaterThanOrEqual(40);
});

test.each(FALSE_STATEMENTS)("no page says the false statement ($world, $at): $text", async (statement) => {
  const { text, advice } = await writtenAdvice(statement.world, replyWith(statement));
  expect(JSON.stringify(advice)).not.toContain(stored(statement.text));
  expect(text.replaceAll("\\", "")).not.toContain(statement.text);
});

const RISK = {
  ...item("cards"),
  title: "Share the sending of invoices",
  why: [statementFrom("As long as one person sends them, money waits for that person.", 3)],
  steps: [{ ...statementFrom("Show somebody else how it is done.", 3), horizon: "week" }],
};
const PLAN = {
  ...item("cards"),
  card: 2,
  kind: "weakness",
  title: "Plan the cash",
  why: [statementFrom("You rated what you know of it 2 of 5.", 2)],
  steps: [],
};
const advised = (...items: object[]) => writtenAdvice("cards", { facts: [], standing: [], items, notes: [] });
const builtIn = composeAdvice(request("cards").context);

test("risks come first, and parts of a card that the model left out are the author's", async () => {
  const { advice } = await advised(PLAN, RISK);
  expect(advice.items.map(({ card, title }) => [card, title.text])).toEqual([
    ["one-signature", "Share the sending of invoices"],
    ["cash-plan", "Plan the cash"],
  ]);
  expect(advice.items[1]?.steps).toEqual(builtIn.items[1]?.steps);
  expect(advice.standing).toEqual(builtIn.standing);
});

test.each([
  ["left out", []],
  ["called a strength", [{ ...RISK, kind: "strength" }]],
  ["empty", [{ ...RISK, why: [], steps: [] }]],
  ["untrue in all it says", [{ ...RISK, why: [statementFrom("You lose 37 % by it.", 3)], steps: [] }]],
])("a risk that was %s is restored in its author's words", async (_, items) => {
  const { advice } = await advised(PLAN, ...items);
  expect(advice.items[0]).toEqual(builtIn.items[0]);
  expect(advice.items[1]?.title.text).toBe("Plan the cash");
});

test("a weakness that the model left out is omitted, and advice without a card is ignored", async () => {
  const more = { ...RISK, card: null, title: "Look for a new office" };
  const { text, advice } = await advised(RISK, { ...RISK, card: 9, title: "Rent a bigger car" }, more);
  expect(advice.items.map(({ card }) => card)).toEqual(["one-signature"]);
  expect(text).not.toMatch(/office|car/);
});

test("urgent answers are quoted in full, whatever the model writes, and not repeated below", async () => {
  const { advice } = await advised(RISK);
  expect(advice.ownWords?.map(({ evidence }) => evidence[0]?.question)).toEqual([1, 4]);
  expect(advice.alsoWrote).toEqual([]);
});

test("without cards, a strength requires a high answer on a scale with a known direction", async () => {
  const praise = (question: number) => ({
    ...item("en"),
    kind: "strength",
    why: [statementFrom("This holds.", question)],
  });
  const kinds = async (...items: object[]) =>
    (
      await writtenAdvice("en", { facts: [], standing: [], items: [item("en"), ...items], notes: [] })
    ).advice.items.map(({ kind }) => kind);
  expect(await kinds(praise(3), praise(4), praise(1))).toEqual(["weakness"]);
  const weak = { ...item("en"), why: [statementFrom("This is too much.", 4)] };
  expect(await kinds(weak)).toEqual(["weakness"]);
});

test("at least 20 of the true statements are kept, in any language", async () => {
  const keptTexts: string[] = [];
  for (const statement of TRUE_STATEMENTS) {
    const { advice } = await writtenAdvice(statement.world, replyWith(statement));
    if (JSON.stringify(advice).includes(stored(statement.text))) keptTexts.push(statement.text);
  }
  expect(keptTexts.length).toBeGreaterThanOrEqual(20);
});

test.each(["You lose ten customers.", "You should hire Deloitte for this."])(
  "a sentence in another language next to it doesn't change how a sentence is checked: %s",
  async (text) => {
    const poison = {
      ...statementFrom(
        "der die das und ist nicht sie ihr ihre ihren ihnen ein eine einen einem zu den im auf",
        1,
      ),
      horizon: "week",
    };
    const good = item("en");
    const why = [...good.why, statementFrom(text, 1)];
    const { everything } = await writtenAdvice("en", {
      facts: [],
      standing: [],
      items: [{ ...good, why, steps: [poison, poison] }],
      notes: [],
    });
    expect(everything).not.toContain(text);
  },
);

test.each(["Stop paying VAT.", "stop paying VAT", "; stop paying VAT", "– stop paying VAT"])(
  "a supported sentence can't carry an unsupported one: %s",
  async (other) => {
    const text = `Spare parts arrive late, and nobody else knows the suppliers. ${other}`;
    const good = item("en");
    const reply = {
      facts: [],
      standing: [],
      items: [{ ...good, why: [...good.why, statementFrom(text, 1)] }],
      notes: [],
    };
    expect((await writtenAdvice("en", reply)).everything).not.toContain("paying VAT");
  },
);

test("Markdown marks are removed before a sentence is checked", async () => {
  const sentence = statementFrom("**Spare parts** arrive `late`, and *nobody* else knows the suppliers.", 1);
  const { advice } = await writtenAdvice("en", { facts: [], standing: [sentence], items: [], notes: [] });
  expect(advice?.standing.map(({ text }) => text)).toEqual([
    "Spare parts arrive late, and nobody else knows the suppliers.",
  ]);
});
