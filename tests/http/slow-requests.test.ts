import { once } from "node:events";
import { connect } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { answerTo } from "#tests/helpers/bare-request";
import { testServer } from "#tests/helpers/server";

const HEAD = "POST /api/admin/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";

test("slow headers have 10 seconds, slow bodies 15, and a second later they are cut", async () => {
  const { app } = await testServer();
  const { server } = app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000]);
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  // The same server, less patient: what is left is how often it looks.
  server.headersTimeout = 10;
  server.requestTimeout = 15;
  const begin = performance.now();
  const cuts = [answerTo(port, HEAD), answerTo(port, `${HEAD}content-length: 100\r\n\r\n{`)];
  for (const cut of await Promise.all(cuts)) expect(cut.status).toBe("HTTP/1.1 408 Request Timeout");
  expect(performance.now() - begin).toBeLessThan(3_000);
});

test.each([
  ["that is none", "nonsense\r\n\r\n", 400],
  ["whose headers are too large", `${HEAD}x: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("a request %s is refused with the headers of every other answer", async (_what, bytes, status) => {
  const { app } = await testServer();
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  const answer = await answerTo(port, bytes);
  expect(answer.status).toContain(`HTTP/1.1 ${status} `);
  expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
});

test("connections past all that there are stand in the log, as an error, once a minute", async () => {
  const written: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void written.push(line) });
  const { app, clock } = await testServer({ log });
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  expect(app.server.maxConnections).toBe(4_096);
  app.server.maxConnections = 1;
  const first = connect(port, "127.0.0.1");
  await once(app.server, "connection");
  const turnedAway = async () =>
    once(
      connect(port, "127.0.0.1").on("error", () => undefined),
      "close",
    );
  for (let i = 0; i < 3; i++) await turnedAway();
  expect(written).toHaveLength(1);
  clock.advance(60_000);
  await turnedAway();
  const lines = written.map((line) => JSON.parse(line));
  const noted = { level: 50, event: "limit-reached", limit: "connections" };
  expect(lines).toMatchObject([
    { ...noted, refused: 1 },
    { ...noted, refused: 3 },
  ]);
  first.destroy();
});
