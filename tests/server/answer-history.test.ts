import { expect, test } from "vitest";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { value, values } from "#tests/helpers/stored";

/** How much history of an answer is kept (decision 0042). */

async function rewriter(environment: Record<string, string> = {}) {
  const server = await testServer({}, environment);
  const { agent, attemptId } = await server.participant(await exampleTemplate(await server.admin()));
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const [products, , , more] = questions.map(({ id }: { id: number }) => id);
  const save = (responses: Record<number, string>) =>
    agent.put(`/user/assessments/${attemptId}/responses`, { responses });
  return { server, agent, products, more, save };
}

const replaced = (server: TestServer, questionId: number) =>
  values(server, "SELECT answer FROM answer_history WHERE questionId = ? ORDER BY id", questionId);

const OFF = { RATE_LIMIT_FACTOR: "off" };

test("rewriting an answer is never refused, and its newest twenty versions are kept", async () => {
  const { server, products, more, save } = await rewriter(OFF);
  await save({ [more]: "Said once" });
  for (let n = 1; n <= 30; n++) expect((await save({ [products]: `Version ${n}` })).status).toBe(200);
  expect(await replaced(server, products)).toEqual(
    Array.from({ length: 20 }, (_, i) => JSON.stringify({ value: `Version ${i + 10}` })),
  );
  expect(await replaced(server, more)).toEqual([]);
});

test("long answers keep fewer versions: at most half a megabyte per attempt", async () => {
  const { server, products, more, save } = await rewriter(OFF);
  const long = (n: number) => `${n} ${"ж".repeat(9_900)}`;
  for (let n = 1; n <= 20; n++) {
    const { status, body } = await save({ [products]: long(n), [more]: long(-n) });
    expect(status).toBe(200);
    expect(body.responses[products]).toBe(long(n));
  }
  const bytes = await value(server, "SELECT sum(octet_length(answer)) FROM answer_history");
  expect(Number(bytes)).toBeLessThanOrEqual(512 * 1024);
  expect((await replaced(server, products)).length).toBeGreaterThan(5);
  expect((await replaced(server, products)).at(-1)).toBe(JSON.stringify({ value: long(19) }));
});

test("changing one of several answers keeps only its old version, and saving the same again keeps none", async () => {
  const { server, products, more, save } = await rewriter();
  await save({ [products]: "Shoes", [more]: "No" });
  await save({ [products]: "Shoes", [more]: "Yes" });
  const before = await save({ [products]: "Shoes", [more]: "Yes" });
  expect(await replaced(server, products)).toEqual([]);
  expect(await replaced(server, more)).toEqual([JSON.stringify({ value: "No" })]);
  expect((await save({ [more]: "Yes" })).body.revision).toBe(before.body.revision);
});

test("storing more than a person can type is rate-limited, and stored answers stay", async () => {
  const { server, products, save } = await rewriter();
  const rewrite = async (agentSave: typeof save) => {
    for (let n = 1; n < 100; n++) {
      const answer = await agentSave({ [products]: `${n} ${"x".repeat(9_900)}` });
      if (answer.status !== 200) return { ...answer, n };
    }
    throw new Error("There was no end to it.");
  };
  const refused = await rewrite(save);
  expect(refused.status).toBe(429);
  expect(refused.n).toBeGreaterThan(40);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await replaced(server, products)).at(-1)).toContain(`${refused.n - 2} x`);
  server.clock.advance(61_000);
  expect((await save({ [products]: "Short" })).status).toBe(200);
});
