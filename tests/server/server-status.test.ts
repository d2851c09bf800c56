import { once } from "node:events";
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, onTestFinished, test } from "vitest";
import { backupName } from "#server/backup/backup-files";
import { createSmtpMailer } from "#server/mail/smtp";
import type { ServerCheck, ServerStatus, SupportFile } from "#shared/contracts/server-status";
import { FakeClock } from "#tests/fakes/clock";
import { startEitherServer } from "#tests/fakes/either-server";
import { startFakeSmtpServer } from "#tests/fakes/smtp-server";
import { canariesIn, canaryServer } from "#tests/helpers/canaries";
import { reservePort } from "#tests/helpers/door";
import { insertManyPeople } from "#tests/helpers/many-people";
import { type Agent, testServer } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const HOUR = 60 * 60_000;
const SENDER = { name: "Acme", address: "no-reply@acme.test", replyTo: undefined };
const DAY = 24 * 60 * 60_000;
const GB = 1_000_000_000;
const ROOMY = async () => ({ free: 40 * GB, total: 100 * GB });

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "askwell-status-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a file that looks like a backup from that time; gives its name. */
function placeBackup(dataDir: string, at: Date): string {
  const folder = join(dataDir, "backups");
  mkdirSync(folder, { recursive: true });
  const name = backupName(at);
  writeFileSync(join(folder, name), "backup");
  utimesSync(join(folder, name), at, at);
  return name;
}

async function call<Result>(agent: Agent, path: string, method: "GET" | "POST" = "GET"): Promise<Result> {
  const { status, body } = await agent.send({
    method,
    url: `/trpc/${path}`,
    ...(method === "POST" && { payload: {} }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.result.data.json;
}

const statusOf = (agent: Agent) => call<ServerStatus>(agent, "admin.server.get");
const codesOf = async (agent: Agent) => (await statusOf(agent)).warnings.map(({ code }) => code);

async function checksOf(agent: Agent): Promise<Record<string, ServerCheck>> {
  const { checks } = await call<{ checks: ServerCheck[] }>(agent, "admin.server.check", "POST");
  return Object.fromEntries(checks.map((check) => [check.name, check]));
}

test("a new server has no warnings, and after two days without a backup it has one", async () => {
  const folder = dataFolder();
  const server = await testServer(
    { diskSpace: ROOMY, clock: new FakeClock(new Date()) },
    { DATA_DIR: folder },
  );
  const admin = await server.admin();
  const status = await statusOf(admin);
  expect(status).toMatchObject({
    node: process.version,
    schema: { applied: status.schema.newest },
    backup: null,
    mail: { provider: "fake", delivers: true, waiting: 0, failed: 0, lastSentAt: null, lastFailure: null },
    model: { state: "none", names: [], calls: 0, failed: 0 },
    jobs: { waiting: 0, retrying: 0, paused: 0 },
    warnings: [],
  });

  server.clock.advance(2 * DAY + HOUR);
  const agent = await server.admin();
  expect((await statusOf(agent)).warnings).toMatchObject([{ code: "no-backup", title: "No backup yet" }]);
  placeBackup(folder, new Date(server.clock.now().getTime() - 3 * DAY));
  expect((await statusOf(agent)).warnings).toMatchObject([{ title: "No backup for 3 days" }]);
  const name = placeBackup(folder, server.clock.now());
  writeFileSync(join(folder, "backups", "before-0099-later.db"), "a snapshot");
  writeFileSync(join(folder, "backups", "askwell-9999-01-01T000000Z.backup.part"), "a draft");
  const { backup, warnings } = await statusOf(agent);
  expect(backup).toMatchObject({ name, bytes: 6 });
  expect(warnings).toEqual([]);
});

test("a full disk gives a warning, an unknown disk doesn't", async () => {
  let space: Awaited<ReturnType<typeof ROOMY>> | undefined;
  const server = await testServer({ diskSpace: async () => space });
  const admin = await server.admin();
  expect(await codesOf(admin)).toEqual([]);
  space = { free: 0.9 * GB, total: 2 * GB };
  expect((await statusOf(admin)).warnings).toMatchObject([
    { code: "disk-low", title: "The disk is almost full: 900 MB of 2.0 GB left" },
  ]);
});

test("failed emails, paused jobs, a newer schema and a slow clock give warnings", async () => {
  const server = await testServer({ diskSpace: ROOMY });
  const admin = await server.admin();
  server.mailer.refuseAll();
  await admin.post("/admin/users", { name: "Una", email: "una@example.com" });
  await expect.poll(() => codesOf(admin)).toEqual(["mails-failed"]);
  const { mail } = await statusOf(admin);
  expect(mail.lastFailure?.reason).toBe("the fake refuses");

  await put(
    server,
    `INSERT INTO jobs (kind, dedupeKey, payload, runAt, unfinished, setAsideAt, createdAt)
     VALUES ('recommend', 'recommend:7', '{}', 0, 3, 1, 0);
     INSERT INTO migrations (name, hash, appliedAt) VALUES ('9999-later', 'hash', 9000000000000000)`,
  );
  await put(server, "UPDATE users SET createdAt = ?", server.clock.now().getTime() + 61 * 60_000);
  const { warnings } = await statusOf(admin);
  expect(warnings.map(({ title }) => title)).toEqual([
    "1 email couldn't be delivered",
    "1 job paused",
    "The database doesn't match this version of Askwell",
    "The server's clock is at least 1 hour slow",
  ]);
});

test("the model check says whether the model answers, or why not", async () => {
  const model = await startEitherServer("openai-compatible", { reply: () => ({ ready: true }) });
  onTestFinished(() => model.close());
  const server = await testServer(
    { diskSpace: ROOMY },
    { AI_PROVIDER: "openai-compatible", AI_BASE_URL: `${model.url}/v1`, AI_MODEL: "local-model" },
  );
  const admin = await server.admin();
  expect((await statusOf(admin)).model).toMatchObject({ state: "untested", names: ["local-model"] });
  expect((await checksOf(admin)).model).toMatchObject({ state: "ok", text: "local-model answered." });
  model.setMode("error500");
  const { calls, failed } = (await statusOf(admin)).model;
  expect([calls, failed]).toEqual([1, 0]);
  const { state, text } = (await checksOf(admin)).model ?? {};
  expect([state, text]).toEqual([
    "problem",
    expect.stringMatching(/^local-model: The model's server failed \(500\)/),
  ]);
  expect((await statusOf(admin)).model.failed).toBeGreaterThan(0);
});

test("the checks test the database, the data folder, email, the address and the clock", async () => {
  const folder = dataFolder();
  const smtp = await startFakeSmtpServer();
  onTestFinished(() => smtp.close());
  const mailer = createSmtpMailer({ url: smtp.url.replace("smtp://", "smtp://user:pass@") }, SENDER);
  onTestFinished(() => mailer.close?.());
  const { url, openTo } = await reservePort();
  const clock = new FakeClock(new Date());
  const server = await testServer({ diskSpace: ROOMY, clock, mailer }, { DATA_DIR: folder, PUBLIC_URL: url });
  openTo(server.app);
  const admin = await server.admin();

  const fine = await checksOf(admin);
  expect(Object.entries(fine).map(([name, { state, text }]) => [name, state, text])).toEqual([
    ["database", "ok", "No damage found."],
    ["data-folder", "ok", "Files can be written and reach the disk."],
    ["email", "ok", "SMTP accepts the sign-in. To be sure that emails arrive, send a test email."],
    ["model", "skipped", "No AI model is connected."],
    ["address", "ok", `Askwell answers at ${url}.`],
    ["clock", "ok", "The server's clock matches the newest data."],
  ]);
  expect(readdirSync(folder)).toEqual([]);
  expect(smtp.received).toEqual([]);

  smtp.answer("AUTH", "535 5.7.8 wrong password of user");
  rmSync(folder, { recursive: true });
  clock.advance(-2 * HOUR - 60_000);
  const bad = await checksOf(await server.admin());
  expect(bad.email?.text).toBe(
    "Emails can't be sent: the mail server answered 535 5.7.8: it refused the sign-in; check the user name and password in SMTP_URL.",
  );
  expect(bad["data-folder"]?.text).toMatch(/^Askwell can't write to its data folder \(ENOENT\)\. Check/);
  expect(bad.clock?.text).toMatch(
    /^The server's clock and the clock at the public address are 2 hours apart/,
  );
});

test("an address where another program or no one answers is reported as a problem", async () => {
  const otherServer = createServer((_request, response) => response.end("Welcome to nginx"));
  await once(otherServer.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void otherServer.close());
  const { port } = otherServer.address() as AddressInfo;
  const wrong = await testServer({ diskSpace: ROOMY }, { PUBLIC_URL: `http://127.0.0.1:${port}` });
  const { address } = await checksOf(await wrong.admin());
  expect(address?.text).toMatch(/^Something other than Askwell answers at http/);
  const { url } = await reservePort();
  const alone = await testServer({ diskSpace: ROOMY }, { PUBLIC_URL: url });
  expect((await checksOf(await alone.admin())).address?.text).toMatch(
    /^The server can't reach itself at http/,
  );
});

test("database damage is found in a separate thread while the server keeps responding", async () => {
  const server = await testServer({ diskSpace: ROOMY });
  const admin = await server.admin();
  await insertManyPeople(server, 20_000);
  server.raw.pragma("wal_checkpoint(truncate)");
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  expect((await checksOf(admin)).database?.state).toBe("ok");
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(100);

  const file = openSync(server.raw.name, "r+");
  const page = Number(
    server.raw
      .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'user_assessments_newest'")
      .pluck()
      .get(),
  );
  for (const near of [0, 1, 2, 3])
    writeSync(file, Buffer.alloc(4_096, 0xff), 0, 4_096, (page - 1 + near) * 4_096);
  void closeSync(file);
  expect((await checksOf(admin)).database).toMatchObject({
    state: "problem",
    text: expect.stringMatching(/^The database is damaged\. Stop the server/),
  });
});

test("checks are rate-limited, and server status is only for admins", async () => {
  const server = await testServer({ diskSpace: ROOMY }, { RATE_LIMIT_FACTOR: "0.1" });
  const admin = await server.admin();
  for (const path of ["admin.server.get", "admin.server.check", "admin.server.supportFile"]) {
    const isQuery = path.endsWith("get");
    const { status } = await server
      .visitor()
      .send({ method: isQuery ? "GET" : "POST", url: `/trpc/${path}`, ...(!isQuery && { payload: {} }) });
    expect(status, path).toBe(401);
  }
  for (let count = 0; count < 3; count += 1) await checksOf(admin);
  const { status } = await admin.send({ method: "POST", url: "/trpc/admin.server.check", payload: {} });
  expect(status).toBe(429);
});

test("the support file contains versions, settings, counts and errors, and no personal data", async () => {
  const server = await canaryServer();
  const admin = await server.admin();
  const file = await call<SupportFile>(admin, "admin.server.supportFile", "POST");
  expect(canariesIn(JSON.stringify(file))).toEqual([]);
  expect(file).toMatchObject({
    format: "askwell-support",
    versions: { node: process.version, database: expect.stringMatching(/^SQLite 3\./) },
    settings: { SMTP_URL: null, METRICS_TOKEN: null, LOG_LEVEL: "silent", PUBLIC_URL: null },
    rows: { users: 2, user_assessments: 1, admins: 1 },
    status: { mail: { provider: "fake" } },
  });
  expect(file.recentErrors).toMatchObject([
    {
      requestId: expect.stringMatching(/^\w{4}-\w{4}$/),
      where: "/api/admin/users/:userId",
      kind: "SqliteError",
      code: "SQLITE_CONSTRAINT_TRIGGER",
    },
  ]);
});
