import { expect, test } from "vitest";
import { ADMIN, exampleTemplate, testServer } from "#tests/helpers/server";
import { noteStatements } from "#tests/helpers/statements";

/**
 * A session is written with as few statements as possible, because their order isn't guaranteed on a connection pool.
 */

async function world() {
  const noted = noteStatements();
  const server = await testServer();
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const writes = () =>
    noted
      .filter((sql) => sql.includes(`"sessions"`) && !sql.startsWith("select"))
      .map((sql) => sql.split(" ")[0]);
  const writesOf = async (act: () => Promise<unknown>) => {
    noted.length = 0;
    await act();
    return writes();
  };
  return { server, admin, templateId, writes, writesOf };
}

test("a sign-in only ends the previous session and stores the new one", async () => {
  const { server, admin, templateId, writesOf } = await world();
  expect(await writesOf(() => admin.post("/admin/login", ADMIN))).toEqual(["delete", "insert"]);
  expect((await admin.get("/admin/me")).status).toBe(200);
  expect(await writesOf(() => server.participant(templateId))).toEqual(["delete", "insert"]);
});

test("a sign-out only ends the session", async () => {
  const { admin, writesOf } = await world();
  expect(await writesOf(() => admin.post("/admin/logout"))).toEqual(["delete"]);
  expect((await admin.get("/admin/me")).status).toBe(401);
});

test("a session in use is marked as seen once a minute", async () => {
  const { server, admin, writes, writesOf } = await world();
  expect(await writesOf(() => admin.get("/admin/me"))).toEqual([]);
  server.clock.advance(60_000);
  await writesOf(() => admin.get("/admin/me"));
  // The update isn't awaited by the call.
  await expect.poll(writes).toEqual(["update"]);
});
