import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "#migrations/index";
import { lockBackups } from "#server/backup/backup-access";
import { backupFolder, backupName, listBackups } from "#server/backup/backup-files";
import { createBackup } from "#server/backup/create-backup";
import { verifyBackup } from "#server/backup/verify-backup";
import { readConfig } from "#server/config";
import { openDatabase } from "#server/db/sqlite/open";
import { tryServer } from "#server/startup/try-server";
import {
  addNote,
  filesOf,
  notesIn,
  rewriteBackup,
  settingsOf,
  startAndStop,
  startupErrorOf,
  swapSecret,
  usedServer,
} from "#tests/helpers/backups";
import { databaseBefore } from "#tests/helpers/database";
import { serverProcess, temporaryFolder, UNPRIVILEGED_USER } from "#tests/helpers/process";

const DAY = 24 * 60 * 60_000;
const NOW = new Date("2026-11-29T02:00:00.123Z");

test("a backup is one private file with all stored data, and leaves no other files", async () => {
  const config = await usedServer("stored");
  const { path, size } = createBackup(config, NOW);
  expect(path).toBe(join(config.dataDir, "backups", "askwell-2026-11-29T02-00-00-123Z.backup"));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(path).size).toBe(size);
  expect(await verifyBackup(path, config, tryServer)).toMatchObject({
    madeAt: NOW,
    schema: migrations.at(-1)?.name,
    secret: readFileSync(join(config.dataDir, "session-secret"), "utf8"),
    counts: [
      ["admins", 1],
      ["participants", 0],
      ["templates", 1],
      ["assessments", 0],
      ["messages", 0],
    ],
  });
  expect(readdirSync(backupFolder(config)).toSorted()).toEqual([backupName(NOW), "backup.lock"]);
});

test("a backup made while others write contains all committed data", async () => {
  const config = await usedServer("before");
  const writer = openDatabase(config.databasePath);
  onTestFinished(() => void writer.close());
  writer.exec("BEGIN IMMEDIATE; INSERT INTO rate_limits (key, hits, resetAt) VALUES ('not yet', 1, 9e15)");
  const { path } = createBackup(config, NOW);
  writer.exec("COMMIT");
  const copy = join(temporaryFolder(), "copy.db");
  rewriteBackup(path, (manifest, database) => {
    writeFileSync(copy, database);
    return Buffer.from(JSON.stringify(manifest));
  });
  expect(notesIn(copy)).toEqual(["before"]);
  expect(notesIn(config.databasePath)).toEqual(["before", "not yet"]);
});

test("a database of an older version is backed up unchanged", async () => {
  const config = settingsOf({ SESSION_SECRET: "s".repeat(32) });
  databaseBefore(migrations.at(-1)?.name ?? "")
    .prepare("VACUUM INTO ?")
    .run(config.databasePath);
  await verifyBackup(createBackup(config, NOW).path, config, tryServer);
  const raw = openDatabase(config.databasePath);
  expect(raw.prepare("SELECT max(name) FROM migrations").pluck().get()).toBe(migrations.at(-2)?.name);
  raw.close();
});

test("backups in a named folder are all kept", async () => {
  const config = await usedServer("stored", { BACKUP_KEEP: "1d,0w" });
  const folder = join(temporaryFolder(), "usb");
  mkdirSync(join(folder, "unfinished-left"), { recursive: true });
  for (const day of [0, 2, 4]) createBackup(config, new Date(NOW.getTime() + day * DAY), folder);
  expect(listBackups(folder)).toHaveLength(3);
  expect(readdirSync(folder)).toHaveLength(3);
  expect(listBackups(backupFolder(config))).toEqual([]);
});

const DAMAGES: readonly [what: string, damage: (file: Buffer, position: number) => Buffer][] = [
  [
    "a flipped bit",
    (file, position) => {
      const changed = Buffer.from(file);
      changed[position] = file[position]! ^ (1 << (position % 8));
      return changed;
    },
  ],
  ["a cut", (file, position) => file.subarray(0, position)],
  ["something more", (file, position) => Buffer.concat([file, Buffer.alloc((position % 3) + 1)])],
];

test("a backup with a flipped bit, a cut or an addition anywhere is refused", async () => {
  const config = await usedServer("stored");
  const { path } = createBackup(config, NOW);
  const file = readFileSync(path);
  const ends = [0, 14, 15, 16, 50, 80, 81, 82, 90, file.length - 9, file.length - 1];
  const anywhere = Array.from({ length: 30 }, () => Math.floor(Math.random() * file.length));
  for (const position of [...ends, ...anywhere]) {
    for (const [label, damage] of DAMAGES) {
      writeFileSync(path, damage(file, position));
      const refusal = await startupErrorOf(() => verifyBackup(path, config, tryServer));
      expect(refusal, `${label} at ${position}`).toMatch(/isn't a complete|is incomplete or was changed/);
    }
  }
  writeFileSync(path, file);
  await verifyBackup(path, config, tryServer);
});

test("a backup with a replaced secret is refused, even if its digest is valid", async () => {
  const config = await usedServer("stored");
  const { path } = createBackup(config, NOW);
  swapSecret(path);
  expect(await startupErrorOf(() => verifyBackup(path, config, tryServer))).toMatch(
    /session secret in .* isn't the one of its/,
  );
});

test("a packed file with other contents is refused", async () => {
  const config = await usedServer("stored");
  const { path } = createBackup(config, NOW);
  const original = readFileSync(path);
  const contents = [
    "",
    "no manifest at all",
    "{}\n",
    `${JSON.stringify({ madeAt: NOW, secret: "s" })}\nno database`,
  ];
  for (const content of contents) {
    writeFileSync(path, original);
    rewriteBackup(path, () => Buffer.from(content));
    expect(await startupErrorOf(() => verifyBackup(path, config, tryServer))).toMatch(
      /Use another backup|file is not a database/,
    );
  }
});

test("a backup of a newer version is refused", async () => {
  const config = await usedServer("stored");
  const raw = openDatabase(config.databasePath);
  raw.exec("INSERT INTO migrations (name, hash, appliedAt) VALUES ('9999-future', '', 0)");
  raw.close();
  const { path } = createBackup(config, NOW);
  expect(await startupErrorOf(() => verifyBackup(path, config, tryServer))).toMatch(
    /newer version .*9999-future.*Update Askwell\.$/,
  );
});

test("a damaged database is not backed up, and older backups are kept", async () => {
  const config = await usedServer("stored", { BACKUP_KEEP: "1d,0w" });
  const { path } = createBackup(config, new Date(NOW.getTime() - 5 * DAY));
  const raw = openDatabase(config.databasePath);
  raw.unsafeMode();
  raw.exec(`
    CREATE TABLE filled (value); INSERT INTO filled VALUES (NULL); PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = 'CREATE TABLE filled (value NOT NULL)' WHERE name = 'filled';
  `);
  raw.close();
  expect(await startupErrorOf(() => createBackup(config, NOW))).toMatch(
    /^The database is damaged \(NULL value in filled/,
  );
  writeFileSync(config.databasePath, "no database ".repeat(1_000));
  expect(await startupErrorOf(() => createBackup(config, NOW))).toMatch(
    /^The database is damaged \(file is not a/,
  );
  expect(listBackups(backupFolder(config)).map((backup) => backup.path)).toEqual([path]);
});

test("reasons that prevent a backup are named, and nothing changes", async () => {
  const config = await usedServer("stored");
  const before = filesOf(config.dataDir);
  const refused = (changes: object, folder?: string) =>
    startupErrorOf(() => createBackup({ ...config, ...changes }, NOW, folder));
  const elsewhere = temporaryFolder();
  const file = join(elsewhere, "file");
  writeFileSync(file, "");
  expect(await refused({ databasePath: join(elsewhere, "askwell.db") })).toMatch(/^There is no database at/);
  expect(await refused({ sessionSecret: "x".repeat(32) })).toMatch(/^This isn't the session secret/);
  expect(await refused({ dataDir: elsewhere })).toMatch(/^There is no session secret in/);
  expect(await refused({}, file)).toMatch(/^Can't create the folder/);
  const release = lockBackups(config);
  expect(await refused({})).toMatch(/^Another backup, check or restore is running/);
  release();
  expect(filesOf(config.dataDir)).toEqual(before);
  expect(await startupErrorOf(() => verifyBackup(join(elsewhere, "none"), config, tryServer))).toMatch(
    /^There is no file/,
  );
  expect(await startupErrorOf(() => verifyBackup(elsewhere, config, tryServer))).toMatch(
    /^Can't read .*EISDIR/,
  );
});

test("root is told to run the command as the owner of the files", async () => {
  const config = await usedServer("stored");
  const { uid = statSync(config.databasePath).uid, gid = statSync(config.databasePath).gid } =
    UNPRIVILEGED_USER;
  chownSync(config.databasePath, uid, gid);
  const isRoot = process.getuid?.() === 0;
  const refusal = isRoot ? await startupErrorOf(() => createBackup(config, NOW)) : undefined;
  if (isRoot) expect(refusal).toMatch(/Run this command as that user: sudo -u "#65534"/);
  // Any other user owns the files that it can read and write.
  else expect(createBackup(config, NOW).size).toBeGreaterThan(0);
});

test("the second folder gets missing backups, and old ones are deleted in both", async () => {
  const second = temporaryFolder();
  const config = await usedServer("stored", { BACKUP_DIR: second, BACKUP_KEEP: "2d,0w" });
  const madeOn = (day: number) => createBackup(config, new Date(NOW.getTime() + day * DAY));
  const namesIn = (folder: string) => listBackups(folder).map(({ name }) => name.slice(8, 18));
  rmSync(second, { recursive: true });
  expect(madeOn(0).secondFolderProblem).toMatch(/^BACKUP_DIR .* doesn't exist\. Mount its disk/);
  writeFileSync(second, "");
  expect(madeOn(1).secondFolderProblem).toMatch(/^BACKUP_DIR .* can't be written/);
  rmSync(second);
  mkdirSync(second);
  writeFileSync(join(second, "unfinished-left"), "");
  expect(madeOn(2)).toMatchObject({ deleted: 1, secondFolderProblem: undefined });
  for (const folder of [backupFolder(config), second])
    expect(namesIn(folder)).toEqual(["2026-12-01", "2026-11-30"]);
  expect(readdirSync(second)).toHaveLength(2);
  const [copy] = listBackups(second);
  expect(statSync(copy?.path ?? "").mode & 0o777).toBe(0o600);
  await verifyBackup(copy?.path ?? "", config, tryServer);
});

test("in a shared second folder, each server deletes only its own old backups", async () => {
  const second = temporaryFolder();
  const [firstSettings, otherSettings] = ["o", "t"].map((letter) => ({
    ...{ BACKUP_DIR: second, BACKUP_KEEP: "1d,0w", SESSION_SECRET: letter.repeat(32) },
  }));
  const servers = [await usedServer("one", firstSettings), await usedServer("other", otherSettings)];
  for (const day of [0, 2, 4])
    for (const [minute, config] of servers.entries())
      createBackup(config, new Date(NOW.getTime() + day * DAY + minute * 60_000));
  expect(listBackups(second).map(({ name }) => name.slice(8, 24))).toEqual([
    "2026-12-03T02-01",
    "2026-12-03T02-00",
  ]);
  writeFileSync(join(second, backupName(new Date(0))), "not a backup");
  createBackup(servers[0]!, new Date(NOW.getTime() + 6 * DAY));
  expect(listBackups(second).map(({ name }) => name.slice(8, 24))).toEqual([
    "2026-12-05T02-00",
    "2026-12-03T02-01",
    "1970-01-01T00-00",
  ]);
});

test("a changed secret is used for backups once a server has started with it", async () => {
  const config = await usedServer("stored", { SESSION_SECRET: "s".repeat(32) });
  const changed = { ...config, sessionSecret: "t".repeat(32) };
  expect(await startupErrorOf(() => createBackup(changed, NOW))).toMatch(/^This isn't the session secret/);
  await startAndStop(changed);
  await verifyBackup(createBackup(changed, NOW).path, settingsOf(), tryServer);
});

test("a nightly backup runs in a separate process and reports a missing second folder", async () => {
  const config = await usedServer("stored");
  const longAgo = new Date(Date.now() - 3 * DAY);
  utimesSync(join(config.dataDir, ".initialized"), longAgo, longAgo);
  const missing = join(config.dataDir, "not-mounted");
  const server = await serverProcess({ DATA_DIR: config.dataDir, BACKUP_DIR: missing });
  await expect.poll(server.output).toContain("Backups can't be copied to BACKUP_DIR");
  expect(server.output()).toContain(
    `BACKUP_DIR ${missing} doesn't exist. Mount its disk, or create the folder.`,
  );
  await expect.poll(server.output).toContain("The nightly backup was made, but not copied to BACKUP_DIR");
  expect(server.output()).toContain(`Warning: there is no second copy. BACKUP_DIR ${missing} doesn't exist.`);
  const [backup, ...olderBackups] = listBackups(backupFolder(config));
  expect(olderBackups).toEqual([]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  addNote(config, "later");
  await verifyBackup(backup?.path ?? "", config, tryServer);
  expect(await server.kill("SIGTERM")).toBe(0);
});

test("backup settings are validated", () => {
  expect(readConfig({ BACKUP_KEEP: "30d,12w" }).backupKeep).toEqual({ days: 30, weeks: 12 });
  expect(readConfig({ BACKUP_KEEP: "off" }).backupKeep).toBe("off");
  expect(() => readConfig({ BACKUP_KEEP: "0d,4w" })).toThrow(
    'BACKUP_KEEP must be days and weeks like 7d,4w, or "off".',
  );
  expect(() => readConfig({ DATA_DIR: "/data", BACKUP_DIR: "/data/backups/" })).toThrow(
    "BACKUP_DIR can't be DATA_DIR/backups. Set it to a folder on another disk.",
  );
});
