import type { IncomingMessage } from "node:http";
import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { newRequestId, requestIds } from "#server/lib/request-id";
import { testServer } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const FORM = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
const ID = "x-request-id";

function readableLog() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { lines, log: pino({ level: "warn" }, stream) };
}

const requestFrom = (remoteAddress: string, id: string | string[] | undefined) =>
  ({ headers: { [ID]: id }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test("an id is short, unique and free of look-alike letters", () => {
  const ids = Array.from({ length: 5_000 }, newRequestId);
  expect(ids.filter((id) => !FORM.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a well-formed id from a trusted proxy is kept", () => {
  const nameOf = requestIds((address) => address === "10.0.0.1");
  const uuid = "0f8fad5b-d9cb-469f-a165-70867728950e";
  expect(nameOf(requestFrom("10.0.0.1", uuid))).toBe(uuid);
  expect(nameOf(requestFrom("10.0.0.2", uuid))).toMatch(FORM);
  for (const malformed of [
    "short",
    "a".repeat(65),
    "ada@example.com",
    "two words",
    "a\nnew line",
    ["a", "b"],
  ])
    expect(nameOf(requestFrom("10.0.0.1", malformed))).toMatch(FORM);
  expect(requestIds(undefined)(requestFrom("10.0.0.1", uuid))).toMatch(FORM);
});

test("every response has a request id, including refused and unknown requests", async () => {
  const { app } = await testServer();
  for (const url of ["/healthz", "/nowhere", "/api/admin/stats", "/api/nowhere", "/trpc/session", "/%zz"]) {
    const { headers } = await app.inject(url);
    expect(headers[ID], url).toMatch(FORM);
  }
  const first = await app.inject("/healthz");
  expect((await app.inject("/healthz")).headers[ID]).not.toBe(first.headers[ID]);
});

test("the server uses a proxy's id only with TRUST_PROXY", async () => {
  const headers = { [ID]: "8a1b2c3d4e5f6071" };
  const behind = await testServer({}, { TRUST_PROXY: "127.0.0.1" });
  expect((await behind.app.inject({ url: "/healthz", headers: headers })).headers[ID]).toBe(headers[ID]);
  const open = await testServer();
  expect((await open.app.inject({ url: "/healthz", headers: headers })).headers[ID]).toMatch(FORM);
});

test("an unexpected error has its request id in the response, the header and the log", async () => {
  const { lines, log } = readableLog();
  const server = await testServer({ log });
  const admin = await server.admin();
  await put(server, 'ALTER TABLE "attempt_counts" RENAME TO "attempt_counts_away"');

  const byRest = await admin.get("/admin/stats");
  expect(byRest.status).toBe(500);
  expect(byRest.body).toEqual({
    message: "Something went wrong. Please try again.",
    requestId: byRest.headers[ID],
  });
  const byPage = await admin.send({ method: "GET", url: "/trpc/admin.stats" });
  expect(byPage.body.error.json.message).toBe("Something went wrong. Please try again.");
  expect(byPage.body.error.json.data).toMatchObject({ httpStatus: 500, requestId: byPage.headers[ID] });

  const failed = lines.filter(({ msg }) => msg === "A call failed");
  expect(failed.map(({ reqId }) => reqId)).toEqual([byRest.headers[ID], byPage.headers[ID]]);

  const error = server.postgres
    ? { kind: "DatabaseError", code: "42P01" }
    : { kind: "SqliteError", code: "SQLITE_ERROR" };
  expect(server.deps.recentErrors.list()).toEqual([
    {
      at: server.clock.now(),
      requestId: byPage.headers[ID],
      where: "admin.stats",
      ...error,
    },
    {
      at: server.clock.now(),
      requestId: byRest.headers[ID],
      where: "/api/admin/stats",
      ...error,
    },
  ]);
});

test("a refusal has a specific message and no request id", async () => {
  const { visitor } = await testServer();
  const refused = await visitor().get("/admin/stats");
  expect(refused.body).toEqual({ message: "Please log in to access the admin dashboard" });
  const onPage = await visitor().send({ method: "GET", url: "/trpc/admin.stats" });
  expect(onPage.body.error.json.data).not.toHaveProperty("requestId");
});
