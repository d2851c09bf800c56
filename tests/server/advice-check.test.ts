import { expect, onTestFinished, test } from "vitest";
import { composeAdvice } from "#server/advice/compose";
import { ProvokedError } from "#server/assistant/assistant";
import type { AiCall } from "#server/assistant/token-usage";
import type { Advice } from "#shared/domain/cards/advice";
import {
  checkReply,
  isCheck,
  type MessagesRequest,
  statementFrom,
  supportAll,
} from "#tests/fakes/anthropic-replies";
import { type AnthropicServer, startAnthropicServer } from "#tests/fakes/anthropic-server";
import { drain, neverAborted } from "#tests/helpers/assistant";
import { bakeryRequest, textsOf, WITH_CARDS } from "#tests/helpers/bakery-advice";
import { modelAssistant } from "#tests/helpers/model-assistant";

const STATEMENT = "You pay your mill after 14 days.";
const NOTE = "You lost three small customers.";
const REASON = "Without a credit line, a customer who pays late hits your bills.";
const SENTENCES = [STATEMENT, NOTE, REASON];

const REPLY = {
  facts: [],
  standing: [statementFrom(STATEMENT, 1)],
  items: [
    {
      card: 1,
      kind: "risk",
      title: "Late payment",
      why: [statementFrom(REASON, 2)],
      steps: [{ ...statementFrom("Ask your bank for a credit line.", 2), horizon: "week" }],
      effort: 1,
      impact: 3,
    },
  ],
  notes: [statementFrom(NOTE, 10)],
};

/** Recommendations by a model that writes `reply` and answers the check with `check`. */
async function advisedWith(
  check: (request: MessagesRequest, server: AnthropicServer) => unknown,
  mayCheck = true,
  reply: object = REPLY,
) {
  const used: AiCall[] = [];
  const server: AnthropicServer = await startAnthropicServer({
    reply: (request) => (isCheck(request) ? check(request, server) : reply),
  });
  onTestFinished(() => server.close());
  const model = modelAssistant({
    url: server.url,
    limits: { judge: 4_000, advice: 4_000, check: 500 },
    tokenUsage: {
      record: async (call) => void used.push(call),
      hasBudget: async () => mayCheck || used.length === 0,
    },
  });
  const run = drain(model.recommend(bakeryRequest(true), neverAborted()));
  return { run, used, server };
}

const shown = (advice: Advice) => textsOf(advice).filter((text) => SENTENCES.includes(text));
const builtIn = composeAdvice(WITH_CARDS.request.context);

test("confirmed sentences are kept, and the check is a separate call on the receipt", async () => {
  const { run, used } = await advisedWith(supportAll);
  expect(shown((await run).result.advice)).toEqual([STATEMENT, NOTE, REASON]);
  expect(
    used.map(({ receipt, sent, isUsed }) => [receipt?.purpose, sent.includes("sentences"), isUsed]),
  ).toEqual([
    ["recommend", false, true],
    ["recommend", true, true],
  ]);
});

test("a denied sentence is dropped, or replaced by the author's in a card", async () => {
  const { run } = await advisedWith((request) =>
    checkReply(request, (text) => text !== STATEMENT && text !== REASON),
  );
  const { advice } = (await run).result;
  expect(shown(advice)).toEqual([NOTE]);
  expect(advice.standing).toEqual(builtIn.standing);
  expect(advice.items[0]?.why).toEqual(builtIn.items[0]?.why);
});

test.each([
  ["answers in prose", () => "All of this looks fine to me."],
  ["answers in another form", () => ({ verdict: "supported" })],
  [
    "falls silent",
    (request: MessagesRequest, server: AnthropicServer) => {
      server.setMode("stall");
      return supportAll(request);
    },
  ],
  [
    "fails",
    (request: MessagesRequest, server: AnthropicServer) => {
      server.setMode("cut");
      return supportAll(request);
    },
  ],
  ["leaves every sentence out", () => ({ checks: [] })],
  ["names sentences that are not there", () => ({ checks: [{ sentence: 99, isSupported: true }] })],
])("a check that %s drops the sentences outside cards, in time", async (_, check) => {
  const { run } = await advisedWith(check);
  const { advice, by } = (await run).result;
  expect(by).toBe("ai");
  expect(shown(advice)).toEqual([REASON]);
  expect(advice.standing).toEqual(builtIn.standing);
});

test("without budget for the check, sentences outside cards are dropped", async () => {
  const { run, used, server } = await advisedWith(supportAll, false);
  expect(shown((await run).result.advice)).toEqual([REASON]);
  expect(server.requests).toHaveLength(1);
  expect(used).toHaveLength(1);
});

test("when the check denies everything, the model's advice is rejected", async () => {
  const { run } = await advisedWith((request) => checkReply(request, () => false));
  await expect(run).rejects.toThrow(ProvokedError);
});

const [ITEM] = REPLY.items;
const INVENTED = {
  ...REPLY,
  standing: [statementFrom("Your credit line covers it.", 2)],
  notes: [statementFrom("Your mill went bankrupt.", 1)],
  items: [{ ...ITEM, why: [statementFrom("You have a credit line.", 2)] }],
};

test.each([
  ["agrees with everything", supportAll],
  ["doubts everything", (request: MessagesRequest) => checkReply(request, () => false)],
  ["answers in prose", () => "All of this looks fine to me."],
  [
    "is slow",
    (request: MessagesRequest, server: AnthropicServer) => {
      server.setMode("stall");
      return supportAll(request);
    },
  ],
])("a check that %s keeps the author's sentences in place of invented ones, in time", async (_, check) => {
  const began = performance.now();
  const { run } = await advisedWith(check, true, INVENTED);
  const advice = await run.then(
    ({ result }) => result.advice,
    (error: unknown) => {
      if (!(error instanceof ProvokedError)) throw error;
      return builtIn;
    },
  );
  expect(performance.now() - began).toBeLessThan(4_000);
  expect([advice.standing, advice.items[0]?.why, advice.notes]).toEqual([
    builtIn.standing,
    builtIn.items[0]?.why,
    builtIn.notes,
  ]);
});

test("a check that contradicts itself counts as a denial", async () => {
  const { run } = await advisedWith((request) => {
    const { checks } = supportAll(request);
    return { checks: [...checks, ...checks.map((check) => ({ ...check, isSupported: false }))] };
  });
  await expect(run).rejects.toThrow(ProvokedError);
});

test("a check receives the cited questions, answers, cards and sentences, without names", async () => {
  const { run, server } = await advisedWith(supportAll);
  await run;
  const sent = JSON.stringify(server.requests[1]?.messages);
  for (const text of [...SENTENCES, "What have you tried so far?", "lost three small customers"])
    expect(sent).toContain(text);
  expect(sent).not.toMatch(/Pat Doe|Do you have a written contract/);
});
