import { expect, test } from "vitest";
import { modeledServer } from "#tests/helpers/modelled";
import { exampleTemplate } from "#tests/helpers/server";
import { put, value } from "#tests/helpers/stored";

const HERE = "192.0.2.1";
const THERE = "198.51.100.7";
const ELSEWHERE = "203.0.113.9";
/**
 * A model call costs about 1,050 tokens: three use up the share of unverified participants, two that of a network.
 */
const BUDGET = "9000";

async function world(environment: Record<string, string> = { AI_DAILY_TOKEN_BUDGET: BUDGET }) {
  const server = await modeledServer({}, environment);
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  let people = 0;

  async function person(remoteAddress: string, { isVerified = false } = {}) {
    const agent = server.visitor();
    const email = `person${++people}@example.com`;
    const call = async (url: string, payload?: object, method: "GET" | "POST" = "POST") =>
      (await agent.send({ method, url, payload, remoteAddress })).body;
    const registration = { name: "Pat Doe", email, templateId };
    const { userAssessmentId } = await call("/api/direct-assessment/register", registration);
    if (isVerified) await put(server, "UPDATE users SET verifiedAt = 1 WHERE email = ?", email);
    const [products, team, cash] = await call(
      `/api/user/assessments/${userAssessmentId}/questions`,
      undefined,
      "GET",
    );
    return {
      /** Sends a message that the parser can't read, and returns the chat's author. */
      async say() {
        const turn = { userMessage: "Shoes made by hand", question: "What do you sell?", userAssessmentId };
        await call("/api/chat/process", turn);
        const { result } = await call("/trpc/chat.open", { attemptId: userAssessmentId });
        return result.data.json.assistant;
      },
      /** Completes through the form, and returns the author of the recommendations. */
      async complete() {
        const responses = { [products.id]: "Shoes", [team.id]: "Just me", [cash.id]: "2" };
        await call(`/api/user/assessments/${userAssessmentId}/complete`, { responses });
        const results = async () =>
          (await call(`/api/user/assessments/${userAssessmentId}/results`, undefined, "GET")).userAssessment;
        await expect.poll(async () => (await results()).recommendationState).toMatch(/^(ready|none)$/);
        return (await results()).recommendationsBy;
      },
    };
  }

  const sayFrom = async (network: string, verified = {}) => (await person(network, verified)).say();
  return { server, admin, person, sayFrom, asked: () => server.model.requests.length };
}

test("unverified participants share a part of the daily budget, and the rest is for verified ones", async () => {
  const { sayFrom, asked } = await world();
  expect(await sayFrom(HERE)).toBe("ai");
  expect(await sayFrom(HERE)).toBe("built-in");
  expect(await sayFrom(HERE)).toBe("built-in");
  expect(asked()).toBe(2);
  expect(await sayFrom(THERE)).toBe("built-in");
  expect(asked()).toBe(3);
  expect(await sayFrom(ELSEWHERE)).toBe("built-in");
  expect(asked()).toBe(3);
  expect(await sayFrom(HERE, { isVerified: true })).toBe("ai");
  expect(asked()).toBe(4);
});

test("recommendations count against the share of the participant", async () => {
  const { person, sayFrom, asked } = await world();
  expect(await (await person(HERE)).complete()).toBe("ai");
  expect(await sayFrom(HERE)).toBe("built-in");
  expect(await (await person(HERE)).complete()).toBeNull();
  expect(asked()).toBe(2);
  expect(await (await person(HERE, { isVerified: true })).complete()).toBe("ai");
});

test("shares reset the next day, not at a restart", async () => {
  const { server, sayFrom, asked } = await world({ AI_DAILY_TOKEN_BUDGET: "3000" });
  await sayFrom(HERE);
  const again = await modeledServer(
    {},
    { AI_DAILY_TOKEN_BUDGET: "3000" },
    { database: server, clock: server.clock },
  );
  const late = again.visitor();
  const { body } = await late.post("/direct-assessment/register", {
    name: "Pat",
    email: "late@example.com",
    templateId: 1,
  });
  const turn = {
    userMessage: "Shoes made by hand",
    question: "What do you sell?",
    userAssessmentId: body.userAssessmentId,
  };
  await late.post("/chat/process", turn);
  expect(again.model.requests).toHaveLength(0);
  server.clock.advance(86_400_000);
  await server.deps.housekeeping();
  await sayFrom(HERE);
  expect(asked()).toBe(2);
  expect(await value(server, "SELECT count(*) FROM ai_shares")).toBe(2);
});
