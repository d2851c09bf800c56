import { once } from "node:events";
import { readdirSync, readlinkSync, truncateSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { answerTo } from "#tests/helpers/bare-request";
import { pagesFolder } from "#tests/helpers/pages-folder";
import { exampleTemplate, testServer } from "#tests/helpers/server";

const HEAD = "POST /api/admin/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";

test("headers have 10 seconds and bodies 15; a second later slow requests are cut", async () => {
  const { app } = await testServer();
  const { server } = app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000]);
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  // Shorter timeouts on the same server, to test how often it checks.
  server.headersTimeout = 10;
  server.requestTimeout = 15;
  const startedAt = performance.now();
  const cuts = [answerTo(port, HEAD), answerTo(port, `${HEAD}content-length: 100\r\n\r\n{`)];
  for (const cut of await Promise.all(cuts)) expect(cut.status).toBe("HTTP/1.1 408 Request Timeout");
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test.each([
  ["that is none", "nonsense\r\n\r\n", 400],
  ["whose headers are too large", `${HEAD}x: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("a request %s is refused with the usual headers", async (_what, bytes, status) => {
  const { app } = await testServer();
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  const answer = await answerTo(port, bytes);
  expect(answer.status).toContain(`HTTP/1.1 ${status} `);
  expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
});

test("logs connections above the limit as an error once a minute", async () => {
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

/** A server with a file that is larger than all buffers. */
async function fileServer() {
  const pages = pagesFolder();
  const file = join(pages, "assets/large.bin");
  writeFileSync(file, "");
  truncateSync(file, 64 * 1024 * 1024);
  const server = await testServer({}, {}, { pages });
  const port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
  const openings = () => readdirSync("/proc/self/fd").filter((fd) => linkOf(`/proc/self/fd/${fd}`) === file);
  return { server, port, openings };
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

const LARGE = "GET /assets/large.bin HTTP/1.1\r\nhost: localhost\r\n\r\n";

test("pipelined requests leave no file open", async () => {
  const { port, openings } = await fileServer();
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.once("data", () => socket.destroy());
  socket.write(LARGE.repeat(50));
  await once(socket, "close");
  // Files are opened in order, so the earlier requests have been handled by now.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let i = 0; i < 2; i++) {
    const [answer] = await once(get({ port, path: "/assets/large.bin", agent }), "response");
    await once(answer.resume(), "end");
  }
  agent.destroy();
  await expect.poll(openings).toEqual([]);
});

test("ends a connection that reads nothing for 30 seconds, but keeps an idle stream", async () => {
  const { server, port, openings } = await fileServer();
  const connected = once(server.app.server, "connection");
  const reader = connect(port, "127.0.0.1").on("error", () => undefined);
  reader.pause().write(LARGE);
  const [unread]: Socket[] = await connected;
  await expect.poll(() => unread?.writableLength).toBeGreaterThan(0);
  expect(unread?.timeout).toBe(30_000);
  unread?.emit("timeout");
  expect(unread?.destroyed).toBe(true);
  await expect.poll(openings).toEqual([]);
  reader.destroy();

  const { agent, attemptId } = await server.participant(await exampleTemplate(await server.admin()));
  const following = once(server.app.server, "connection");
  const listener = connect(port, "127.0.0.1");
  const cookie = `sid=${agent.cookies.sid}`;
  const head = `host: localhost\r\naccept: text/event-stream\r\ncookie: ${cookie}`;
  const path = `/trpc/chat.watch?input=${encodeURIComponent(JSON.stringify({ attemptId }))}`;
  listener.write(`GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
  const [waiting]: Socket[] = await following;
  await expect.poll(() => waiting?.timeout).toBe(30_000);
  await expect.poll(() => waiting?.writableLength).toBe(0);
  waiting?.emit("timeout");
  expect(waiting?.destroyed).toBe(false);
  listener.destroy();
});
