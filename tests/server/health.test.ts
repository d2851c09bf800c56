import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { addHealth } from "#server/http/health";

/** A server whose database answers with `outboxPending`. */
function serverWith(outboxPending: () => Promise<number>) {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  onTestFinished(() => app.close());
  addHealth(app, { isPrepared: () => true, isDraining: () => false, isWritable: () => true, outboxPending });
  const statuses = async () => {
    const { statusCode, body } = await app.inject("/healthz");
    return [statusCode, JSON.parse(body).db];
  };
  return { statuses, messages: () => lines.map((line) => JSON.parse(line).msg).join("\n") };
}

test("logs an outage of the database once, and its end", async () => {
  let isDown = true;
  const { statuses, messages } = serverWith(async () => {
    if (isDown) throw new Error("The disk is gone");
    return 0;
  });
  for (let probe = 0; probe < 3; probe += 1) expect(await statuses()).toEqual([503, "down"]);
  isDown = false;
  for (let probe = 0; probe < 2; probe += 1) expect(await statuses()).toEqual([200, "up"]);
  expect(messages().match(/The database doesn't respond|The database responds again/g)).toEqual([
    "The database doesn't respond",
    "The database responds again",
  ]);
});

test("a database that never answers is reported as down before probes give up", async () => {
  const { statuses } = serverWith(() => new Promise(() => undefined));
  const start = performance.now();
  expect(await statuses()).toEqual([503, "down"]);
  expect(performance.now() - start).toBeLessThan(5_000);
});
