import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { addHealth } from "#server/http/health";

/** A server whose database answers with `outboxPending`. */
function serverWith(outboxPending: () => Promise<number>) {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  onTestFinished(() => app.close());
  addHealth(
    app,
    { isPrepared: () => true, isDraining: () => false, isWritable: () => true, outboxPending },
    50,
  );
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

test("logs another error of the same outage", async () => {
  const errors = ["The disk is gone", "The disk is gone", "The table is damaged"];
  const { statuses, messages } = serverWith(() => Promise.reject(new Error(errors.shift())));
  for (const _ of [1, 2, 3]) expect(await statuses()).toEqual([503, "down"]);
  expect(messages().match(/The database doesn't respond/g)).toHaveLength(2);
});

test("a database that never answers is reported as down after a while", async () => {
  const { statuses } = serverWith(() => new Promise(() => undefined));
  expect(await statuses()).toEqual([503, "down"]);
});
