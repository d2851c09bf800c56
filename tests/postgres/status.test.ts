import { expect, test } from "vitest";
import { testServer } from "#tests/helpers/server";

const TOKEN = "a-token-that-is-long-enough";

test("the server page shows PostgreSQL, but no files or backups", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const call = async (method: "GET" | "POST", name: string) =>
    (
      await admin.send({
        method,
        url: `/trpc/admin.server.${name}`,
        ...(method === "POST" && { payload: {} }),
      })
    ).body.result.data.json;
  const status = await call("GET", "get");
  expect(status).toMatchObject({
    database: expect.stringMatching(/^PostgreSQL \d+/),
    schema: { applied: status.schema.newest },
    dataFolder: null,
    disk: null,
    backup: null,
    warnings: [],
  });
  expect(status.databaseBytes).toBeGreaterThan(1_000_000);
  const { checks } = await call("POST", "check");
  expect(checks).toContainEqual(
    expect.objectContaining({ name: "database", state: "ok", text: "No damage found." }),
  );
  expect(checks).toContainEqual(
    expect.objectContaining({ name: "data-folder", state: "skipped", text: "The data is in PostgreSQL." }),
  );
  expect(await call("POST", "supportFile")).toMatchObject({
    versions: { database: status.database },
    rows: { users: 0, admins: 1 },
  });
});

test("metrics work without disk figures", async () => {
  const { app } = await testServer({}, { METRICS_TOKEN: TOKEN });
  const { statusCode, body } = await app.inject({
    url: "/metrics",
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(statusCode).toBe(200);
  expect(body).toMatch(/askwell_database_bytes \d{7,}/);
  expect(body).not.toMatch(/askwell_disk_free_bytes \d/);
});
