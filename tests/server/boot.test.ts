import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "#migrations/index";
import { buildApp } from "#server/app";
import { readConfig } from "#server/config";
import { migrate } from "#server/db/sqlite/migrate";
import { openDatabase } from "#server/db/sqlite/open";
import { createSqliteEngine } from "#server/db/sqlite/sqlite-engine";
import { createDeps } from "#server/deps";
import { AppError } from "#server/lib/errors";
import { claimDatabase } from "#server/startup/acquire-database";
import { bootstrap } from "#server/startup/bootstrap";
import { startDevServer } from "#server/startup/dev-server";
import { readSessionSecret } from "#server/startup/session-secret";
import { announceStart } from "#server/startup/startup-banner";
import { startupError } from "#server/startup/startup-error";
import { fakePasswords } from "#tests/fakes/passwords";
import { engineParts, testDatabase } from "#tests/helpers/database";
import {
  endedProcess,
  freePort,
  type ServerProcess,
  serverProcess,
  temporaryFolder,
} from "#tests/helpers/process";

const databaseIn = (folder: string) => join(folder, "askwell.db");

function usedFolder(): string {
  const folder = temporaryFolder();
  const raw = openDatabase(databaseIn(folder));
  migrate(raw, migrations);
  const insert = raw.prepare("INSERT INTO rate_limits (key, hits, resetAt) VALUES (?, 1, 0)");
  for (let row = 0; row < 500; row++) insert.run(`${row}`.padEnd(100, "x"));
  raw.close();
  writeFileSync(join(folder, ".initialized"), "");
  return folder;
}

/** Starts a server that must refuse; its output is one line of sentences without a stack. */
async function refusal(environment: Record<string, string>) {
  const { code, output } = await endedProcess({ PORT: String(await freePort()), ...environment });
  const [line = "", ...more] = output.split("\n");
  expect(more).toEqual([""]);
  expect(line).toMatch(/^Askwell cannot start: .*\.$/);
  return { code, sentence: line.replace("Askwell cannot start: ", "") };
}

/** The sentence and exit code for an expected startup error. Other errors are rethrown. */
function problemOf(start: () => unknown) {
  try {
    start();
  } catch (error) {
    const problem = startupError(error);
    if (!problem) throw error;
    return problem;
  }
  throw new Error("It was not refused.");
}

const problemIn = (dataDir: string) =>
  problemOf(() => claimDatabase(readConfig({ DATA_DIR: dataDir }), engineParts(new Date())));

function contentOf(folder: string): unknown[] {
  const raw = openDatabase(databaseIn(folder));
  const tables = ["admins", "assessments", "jobs"].map((table) =>
    raw.prepare(`SELECT * FROM ${table}`).all(),
  );
  raw.close();
  return tables;
}

test("a second server is refused, an admin can be invited meanwhile, and a start after kill -9 works", async () => {
  const dataDir = temporaryFolder();
  const lock = `${databaseIn(dataDir)}.lock`;
  // Older versions left the lock file readable by everyone.
  writeFileSync(lock, "");
  chmodSync(lock, 0o644);
  const early = await endedProcess({ DATA_DIR: dataDir }, ["admin", "ada@example.com"]);
  expect(early.output).toContain("/admin/reset-password?token=");
  expect(early.code).toBe(0);

  const first = await serverProcess({ DATA_DIR: dataDir });
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o777]);
  const names = [".initialized", "askwell.db", "askwell.db-shm", "askwell.db-wal", "askwell.db.lock"];
  expect(modes).toEqual([...names, "ballast", "session-secret"].map((name) => [name, 0o600]));
  expect(statSync(join(dataDir, "ballast")).size).toBe(8 * 1024 * 1024);

  const before = contentOf(dataDir);
  const second = await refusal({ DATA_DIR: dataDir });
  expect(second.code).toBe(1);
  expect(second.sentence).toMatch(/^Another Askwell server is already using .*askwell\.db\. Stop it first/);
  expect(contentOf(dataDir)).toEqual(before);
  const { port: PORT } = new URL(first.url);
  const elsewhere = temporaryFolder();
  expect(await refusal({ DATA_DIR: elsewhere, PORT })).toEqual({
    code: 1,
    sentence: `Port ${PORT} is already in use. Set PORT to another port, or stop the program that uses it.`,
  });
  expect(contentOf(elsewhere)).toEqual([[], [], []]);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);

  await assertInvitesBeside(first);
  await first.kill("SIGKILL");
  const next = await serverProcess({ DATA_DIR: dataDir });
  expect((await fetch(`${next.url}/healthz`)).status).toBe(200);
});

/** Invites another admin while the server runs, without touching its jobs. */
async function assertInvitesBeside({ dataDir, url }: ServerProcess): Promise<void> {
  const raw = openDatabase(databaseIn(dataDir));
  raw.exec(
    "INSERT INTO jobs (kind, dedupeKey, payload, runAt, createdAt, lockedUntil) VALUES ('other', 'k', '{}', 0, 0, 9e12)",
  );
  const { code, output } = await endedProcess({ DATA_DIR: dataDir, PUBLIC_URL: url }, [
    "admin",
    "eve@example.com",
  ]);
  expect(output).toContain(`${url}/admin/reset-password?token=`);
  expect(code).toBe(0);
  expect(raw.prepare("SELECT lockedUntil FROM jobs WHERE kind = 'other'").pluck().get()).toBe(9e12);
  expect(raw.prepare("SELECT count(*) FROM admins WHERE email = 'eve@example.com'").pluck().get()).toBe(1);
  raw.close();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
}

test("a HOST that isn't an address of this machine is named", async () => {
  expect(await refusal({ DATA_DIR: temporaryFolder(), HOST: "192.0.2.1" })).toEqual({
    code: 1,
    sentence: "HOST 192.0.2.1 isn't an address of this machine (EADDRNOTAVAIL). Set HOST to one that is.",
  });
  const unknown = Object.assign(new Error(), { code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "x" });
  expect(startupError(unknown)?.sentence).toMatch(/^HOST x isn't an address/);
});

test("a data folder that can't be created is named, and so is an invalid setting", () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  const { exitCode, sentence } = problemIn(join(file, "data"));
  expect(sentence).toContain(`Can't create the folder ${file}/data. Check DATA_DIR`);
  expect(exitCode).toBe(1);
  expect(problemOf(() => readConfig({ SMTP_URL: "nonsense" }))).toEqual({
    exitCode: 1,
    sentence: "SMTP_URL must be an smtp or smtps address.",
  });
});

test("a folder in place of the lock, the database or the secret is named with the reason", () => {
  const blocked = (name: string) => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, name));
    return folder;
  };
  const [lock, database, secret] = ["askwell.db.lock", "askwell.db", "session-secret"].map(blocked);
  expect(problemIn(lock!)).toEqual({
    exitCode: 1,
    sentence: `Can't use ${databaseIn(lock!)}.lock. Check DATA_DIR and its permissions (unable to open database file).`,
  });
  expect(problemIn(database!)).toEqual({
    exitCode: 2,
    sentence: `Can't use the database ${databaseIn(database!)}: unable to open database file.`,
  });
  expect(problemOf(() => readSessionSecret({ sessionSecret: undefined, dataDir: secret! }))).toEqual({
    exitCode: 1,
    sentence:
      "Set SESSION_SECRET: a secret can't be saved in DATA_DIR (EISDIR: illegal operation on a directory, read).",
  });
});

test("the exit code is 1 for a problem with the settings and 2 for one with the database", () => {
  const startupErrorFor = (code: "BAD_REQUEST" | "CONFLICT") => startupError(new AppError(code, "Not so."));
  expect(startupErrorFor("BAD_REQUEST")).toEqual({ sentence: "Not so.", exitCode: 1 });
  expect(startupErrorFor("CONFLICT")).toEqual({ sentence: "Not so.", exitCode: 2 });
  const refused = Object.assign(new Error(), { code: "EACCES", syscall: "listen", port: 80 });
  expect(startupError(refused)).toEqual({
    sentence: "This user isn't allowed to use port 80. Set PORT to another port.",
    exitCode: 1,
  });
});

test("a bug in the program keeps its stack", () => {
  expect(startupError(new TypeError("x is not a function"))).toBeUndefined();
});

const ruins: [what: string, ruin: (path: string) => void, sentence: RegExp][] = [
  ["is missing", (path) => rmSync(path), /is missing.*\/backups.*To start with an empty database, delete/],
  ["is empty", (path) => truncateSync(path), /is missing.*\/backups/],
  ["is another kind of file", (path) => writeFileSync(path, "text ".repeat(2_000)), /is damaged.*\/backups/],
  ["has a broken page", breakLastPage, /is damaged.*\/backups/],
  [
    "was made by a newer program",
    addFutureMigration,
    /was created by a newer version of Askwell \(it has "9999-future"\)/,
  ],
];

test.each(ruins)("a database that %s is not opened and stays unchanged", (_what, ruin, expected) => {
  const folder = usedFolder();
  ruin(databaseIn(folder));
  const before = contentOrNothing(databaseIn(folder));
  const { exitCode, sentence } = problemIn(folder);
  expect(sentence).toMatch(expected);
  expect(exitCode).toBe(2);
  expect(contentOrNothing(databaseIn(folder))).toEqual(before);
});

test("a database that another program has locked is refused right away", () => {
  const folder = usedFolder();
  const otherDatabase = openDatabase(databaseIn(folder));
  otherDatabase.pragma("locking_mode = EXCLUSIVE");
  otherDatabase.exec("BEGIN IMMEDIATE; DELETE FROM rate_limits; COMMIT");
  const { exitCode, sentence } = problemIn(folder);
  expect(sentence).toMatch(/^Another program has locked the database/);
  expect(exitCode).toBe(2);
  otherDatabase.close();
});

function breakLastPage(path: string): void {
  const page = 4096;
  const file = openSync(path, "r+");
  writeSync(file, Buffer.alloc(page, 0xa5), 0, page, statSync(path).size - page);
}

function addFutureMigration(path: string): void {
  const raw = openDatabase(path);
  raw.exec("INSERT INTO migrations (name, hash, appliedAt) VALUES ('9999-future', '', 0)");
  raw.close();
}

function contentOrNothing(path: string): Buffer | undefined {
  return statSync(path, { throwIfNoEntry: false }) && readFileSync(path);
}

/** A server that listens but isn't ready. Hashing waits until `finishHashing` is called. */
async function startingServer(environment: Record<string, string>) {
  let finishHashing = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    finishHashing = resolve;
  });
  const hash = (password: string) => slow.then(() => fakePasswords.hash(password));
  const config = readConfig({ DATA_DIR: temporaryFolder(), LOG_LEVEL: "silent", ...environment });
  const deps = createDeps(config, {
    openEngine: (parts) => createSqliteEngine(testDatabase().raw, parts),
    passwords: { ...fakePasswords, hash },
  });
  const app = await buildApp(deps);
  onTestFinished(async () => {
    await app.close();
    await deps.close();
  });
  const health = async () => {
    const { statusCode, body } = await app.inject("/healthz");
    return [statusCode, JSON.parse(body).status];
  };
  return { deps, app, finishHashing, health };
}

test("/healthz reports ok once the admin from the environment can sign in", async () => {
  const named = { ADMIN_EMAIL: "ada@example.com", ADMIN_PASSWORD: "correct-horse" };
  const { deps, app, finishHashing, health } = await startingServer(named);
  expect(await health()).toEqual([503, "starting"]);
  const prepared = bootstrap(deps);
  expect(await health()).toEqual([503, "starting"]);
  finishHashing();
  await expect.poll(health).toEqual([200, "ok"]);
  const payload = { email: named.ADMIN_EMAIL, password: named.ADMIN_PASSWORD };
  const login = await app.inject({ method: "POST", url: "/api/admin/login", payload });
  expect(login.statusCode).toBe(200);
  expect(await prepared).toBeUndefined();
});

test("/healthz doesn't wait for the first admin to choose a password", async () => {
  const { deps, finishHashing, health } = await startingServer({});
  finishHashing();
  expect(await bootstrap(deps)).toContain("/admin/reset-password?token=");
  expect(await health()).toEqual([200, "ok"]);
});

test("a started server prints its address, its features and what to do next", async () => {
  const { deps } = await startingServer({});
  const { location } = deps;
  const readyLines = (publicUrl: string) => [
    "",
    `Askwell is ready: ${publicUrl}`,
    "  Assistant  built-in (no AI model connected)",
    "  Email      printed to this console (email isn't set up)",
    `  Database   ${location}`,
    `  Admin      ${publicUrl}/admin`,
  ];
  const announcement = async (publicUrl: string, link?: string) =>
    (await announceStart({ ...deps, config: { ...deps.config, publicUrl } }, link)).split("\n");
  expect(await announcement("http://localhost:3000")).toEqual([
    ...readyLines("http://localhost:3000"),
    "",
    "",
  ]);
  expect(await announcement("http://askwell.example", "the link")).toEqual([
    ...readyLines("http://askwell.example"),
    "",
    "There is no admin yet. Open this link within an hour to become one:",
    "  the link",
    "",
    "PUBLIC_URL doesn't use HTTPS. Answers and sign-ins are sent unencrypted.",
    "",
    "",
  ]);
  expect(await deps.modelApproval.duties()).toEqual([]);
});

test("a dev server works like any other, and frees the database even when its start fails", async () => {
  const DATA_DIR = usedFolder();
  const environment = { DATA_DIR, LOG_LEVEL: "silent", ORG_NAME: "Acme" };
  const raw = openDatabase(databaseIn(DATA_DIR));
  onTestFinished(() => void raw.close());
  raw.exec("ALTER TABLE admins RENAME TO away");
  await expect(startDevServer(environment)).rejects.toThrow("no such table: admins");
  raw.exec(`
    ALTER TABLE away RENAME TO admins;
    INSERT INTO jobs (kind, dedupeKey, payload, runAt, createdAt, lockedUntil) VALUES ('left', 'k', '{}', 9e12, 0, 9e12);
  `);
  const { handle, welcome, shell, close } = await startDevServer(environment);
  expect(welcome).toContain("Askwell is ready: http://localhost:3000");
  expect(shell("<title>__TITLE__</title>")).toBe("<title>Acme</title>");
  expect(raw.prepare("SELECT lockedUntil FROM jobs").pluck().get()).toBeNull();
  const http = createServer(handle).listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  const port = typeof address === "object" && address?.port;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  http.close();
  await close();
  const next = claimDatabase(readConfig(environment), engineParts(new Date()));
  await next.engine.close();
});
