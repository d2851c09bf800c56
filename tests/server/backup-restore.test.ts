import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { backupFolder, listBackups } from "#server/backup/backup-files";
import { createBackup } from "#server/backup/create-backup";
import { restoreBackup } from "#server/backup/restore-backup";
import { preparedDatabase, prepareJournal } from "#server/backup/restore-journal";
import { verifyBackup } from "#server/backup/verify-backup";
import type { Config } from "#server/config";
import { openDatabase } from "#server/db/sqlite/open";
import { claimDatabase, joinDatabase } from "#server/startup/acquire-database";
import { tryServer } from "#server/startup/try-server";
import {
  addNote,
  filesOf,
  notesIn,
  settingsOf,
  startAndStop,
  startupErrorOf,
  usedServer,
} from "#tests/helpers/backups";
import { engineParts } from "#tests/helpers/database";
import { endedProcess, killedProcess, temporaryFolder } from "#tests/helpers/process";

const NOW = new Date("2026-11-29T02:00:00.123Z");
const KEPT_FOLDER = "before-restore-2026-11-29T02-00-00-123Z";

const secretIn = (folder: string) => readFileSync(join(folder, "session-secret"), "utf8");

async function foreignBackup(environment: Record<string, string> = {}) {
  const config = await usedServer("restored", environment);
  const { path } = createBackup(config, NOW);
  return { path, config };
}

test("a backup is restored with its secret on another machine, and the server starts there", async () => {
  const { path, config: origin } = await foreignBackup();
  const config = settingsOf({ DATA_DIR: join(temporaryFolder(), "new", "data") });
  const restored = await restoreBackup(path, config, NOW, tryServer);
  expect(restored).toMatchObject({ madeAt: NOW, keptFolder: undefined });
  expect(readdirSync(config.dataDir).toSorted()).toEqual([
    "askwell.db",
    "askwell.db.lock",
    "backups",
    "session-secret",
  ]);
  expect(secretIn(config.dataDir)).toBe(secretIn(origin.dataDir));
  await startAndStop(config);
  expect(notesIn(config.databasePath)).toEqual(["restored"]);
});

test("a restore keeps the previous files next to the database, and so does a second restore", async () => {
  const { path } = await foreignBackup();
  const config = await usedServer("present");
  const secret = secretIn(config.dataDir);
  const { keptFolder = "" } = await restoreBackup(path, config, NOW, tryServer);
  expect(basename(keptFolder)).toBe(KEPT_FOLDER);
  expect(notesIn(config.databasePath)).toEqual(["restored"]);
  expect(notesIn(join(keptFolder, "askwell.db"))).toEqual(["present"]);
  expect(secretIn(keptFolder)).toBe(secret);
  addNote(config, "since");
  const again = await restoreBackup(path, config, new Date(NOW.getTime() + 1_000), tryServer);
  expect(notesIn(join(again.keptFolder ?? "", "askwell.db"))).toEqual(["restored", "since"]);
  expect(existsSync(keptFolder)).toBe(true);
});

test("a damaged database is replaced and kept", async () => {
  const { path } = await foreignBackup();
  const config = await usedServer("present");
  writeFileSync(config.databasePath, "no database ".repeat(1_000));
  writeFileSync(`${config.databasePath}-wal`, "no journal");
  const { keptFolder = "" } = await restoreBackup(path, config, NOW, tryServer);
  expect(readdirSync(keptFolder).toSorted()).toEqual(["askwell.db", "session-secret"]);
  expect(existsSync(`${config.databasePath}-wal`)).toBe(false);
  await startAndStop(config);
  expect(notesIn(config.databasePath)).toEqual(["restored"]);
});

test("a secret in the environment must be the backup's, and is not written to disk", async () => {
  const SESSION_SECRET = "s".repeat(32);
  const { path } = await foreignBackup({ SESSION_SECRET });
  const config = await usedServer("present", { SESSION_SECRET: "t".repeat(32) });
  const before = filesOf(config.dataDir);
  expect(await startupErrorOf(() => restoreBackup(path, config, NOW, tryServer))).toMatch(
    /^SESSION_SECRET isn't the secret of this/,
  );
  expect(filesOf(config.dataDir)).toEqual(before);
  await restoreBackup(path, { ...config, sessionSecret: SESSION_SECRET }, NOW, tryServer);
  expect(notesIn(config.databasePath)).toEqual(["restored"]);
  expect(existsSync(join(config.dataDir, "session-secret"))).toBe(false);
});

test("a restore is refused while a server or another program has the database open", async () => {
  const { path } = await foreignBackup();
  const config = await usedServer("present");
  const server = claimDatabase(config, engineParts(NOW));
  expect(await startupErrorOf(() => restoreBackup(path, config, NOW, tryServer))).toMatch(
    /^A server is using .*Stop it first/,
  );
  await server.engine.close();
  const before = filesOf(config.dataDir);
  const otherDatabase = openDatabase(config.databasePath);
  expect(await startupErrorOf(() => restoreBackup(path, config, NOW, tryServer))).toMatch(
    /^Another program has opened the database/,
  );
  otherDatabase.close();
  expect(filesOf(config.dataDir)).toEqual(before);
  expect(notesIn(config.databasePath)).toEqual(["present"]);
});

test("an incomplete backup file changes nothing", async () => {
  const { path } = await foreignBackup();
  const config = await usedServer("present");
  const before = filesOf(config.dataDir);
  truncateSync(path, 10_000);
  for (const file of [path, join(config.dataDir, "none"), config.databasePath]) {
    expect(await startupErrorOf(() => restoreBackup(file, config, NOW, tryServer))).toMatch(
      /^There is no|is incomplete|isn't a complete/,
    );
  }
  expect(filesOf(config.dataDir)).toEqual(before);
});

test("a full disk prevents a backup and changes nothing", async () => {
  const config = await usedServer("present");
  // A sparse file: it takes no space, but a copy would.
  truncateSync(config.databasePath, 2 ** 40);
  const before = readdirSync(config.dataDir).toSorted();
  expect(await startupErrorOf(() => createBackup(config, NOW))).toMatch(
    /^A backup needs .* of free space in .*backups/,
  );
  expect(listBackups(backupFolder(config))).toEqual([]);
  expect(
    readdirSync(config.dataDir)
      .filter((name) => name !== "backups")
      .toSorted(),
  ).toEqual(before);
});

test("a full disk prevents a restore and changes nothing", async () => {
  const { path } = await foreignBackup();
  const config = await usedServer("present");
  const before = filesOf(config.dataDir);
  const { code, output } = await endedProcess({ DATA_DIR: config.dataDir }, ["restore", path], {
    maxFileKiB: 64,
  });
  expect(output).toMatch(/There isn't enough room to unpack/);
  expect(code).not.toBe(0);
  expect(filesOf(config.dataDir)).toEqual(before);
  expect(notesIn(config.databasePath)).toEqual(["present"]);
});

/** The steps of a restore, which is killed after each. `restore-journal.ts` explains the folder's layout. */
const STEPS: readonly [what: string, step: (config: Config, journal: string, keptFolder: string) => void][] =
  [
    ["decided to go on", () => undefined],
    [
      "moved the present database",
      ({ databasePath }, _journal, keptFolder) => {
        mkdirSync(keptFolder, { mode: 0o700 });
        renameSync(databasePath, join(keptFolder, "askwell.db"));
      },
    ],
    [
      "put the restored database there",
      ({ databasePath }, journal) => renameSync(preparedDatabase(journal), databasePath),
    ],
    [
      "moved the present secret",
      ({ dataDir }, _journal, keptFolder) =>
        renameSync(join(dataDir, "session-secret"), join(keptFolder, "session-secret")),
    ],
    [
      "copied the restored secret to another disk",
      ({ dataDir }, journal) => copyFileSync(join(journal, "secret"), join(dataDir, "session-secret")),
    ],
    ["put the restored secret there", (_config, journal) => rmSync(join(journal, "secret"))],
    ["begun to remove its journal", (_config, journal) => rmSync(join(journal, "kept-in"))],
  ];

test.each(STEPS.map(([label], index) => [label, index] as const))(
  "a restore that was killed after it had %s is finished by the next start",
  async (_what, last) => {
    const { config: origin } = await foreignBackup();
    const config = await usedServer("present");
    const secret = secretIn(config.dataDir);
    const journal = join(config.dataDir, "restore-in-progress");
    const keptFolder = join(config.dataDir, KEPT_FOLDER);
    mkdirSync(journal);
    copyFileSync(origin.databasePath, preparedDatabase(journal));
    prepareJournal(journal, secretIn(origin.dataDir), KEPT_FOLDER);
    for (const [, step] of STEPS.slice(0, last + 1)) step(config, journal, keptFolder);

    await startAndStop(config);
    expect(notesIn(config.databasePath)).toEqual(["restored"]);
    expect(secretIn(config.dataDir)).toBe(secretIn(origin.dataDir));
    expect(notesIn(join(keptFolder, "askwell.db"))).toEqual(["present"]);
    expect(secretIn(keptFolder)).toBe(secret);
    expect(existsSync(journal)).toBe(false);
  },
);

test("while a restore is in progress, no command opens the database", async () => {
  const config = await usedServer("present");
  const { engine } = claimDatabase(config, engineParts(NOW));
  mkdirSync(join(config.dataDir, "restore-in-progress"));
  for (const openDatabase of [() => joinDatabase(config, engineParts(NOW)), () => createBackup(config, NOW)])
    expect(await startupErrorOf(openDatabase)).toMatch(/^A backup is being restored/);
  await engine.close();
});

test("the commands print what they did, or one sentence about the problem", async () => {
  const config = await usedServer("present");
  const run = async (...args: string[]) => endedProcess({ DATA_DIR: config.dataDir }, args);
  expect(await run("verify")).toEqual({
    code: 1,
    output: `The backup couldn't be verified: Enter the backup's file: npm run verify ${config.dataDir}/backups/FILE\n`,
  });
  const backup = await run("backup");
  const [, path = ""] = /to (\S+\.backup) /.exec(backup.output) ?? [];
  expect(backup).toEqual({
    code: 0,
    output: expect.stringMatching(/^Backed up .*askwell\.db \(\d+ KB\) to .*\n$/),
  });
  const verified = await run("verify", path);
  expect(verified.output).toMatch(
    / is complete and can be restored\.\n {2}made at .*\n {2}schema +0.*\n {2}database .*\n {2}admins +1\n/,
  );
  expect(verified.output).not.toContain("SESSION_SECRET");
  const otherSecret = { DATA_DIR: config.dataDir, SESSION_SECRET: "s".repeat(32) };
  expect((await endedProcess(otherSecret, ["verify", path])).output).toMatch(
    /can be restored\.\n.*\nSESSION_SECRET isn't the secret of this backup\. Before you restore it, remove/s,
  );
  addNote(config, "since");
  const restored = await run("restore", path);
  expect(restored.output).toMatch(
    /^Restored .*\nThe files that were there before are in .*\nStart the server\.\n$/s,
  );
  expect(notesIn(config.databasePath)).toEqual(["present"]);
  expect(await run("backups")).toEqual({
    code: 1,
    output: 'Askwell cannot start: There is no command "backups".\n',
  });
});

/** Adds a value of about 30 MB, so that a copy takes a while. */
function fillDatabase({ databasePath }: Config): void {
  const raw = openDatabase(databasePath);
  raw.exec("INSERT INTO rate_limits (key, hits, resetAt) VALUES (hex(randomblob(15000000)), 1, 9e15)");
  raw.close();
}

const isUnfinished = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => name.startsWith("unfinished-"));

test("a killed backup leaves no backup file, and the next backup cleans up", async () => {
  const config = await usedServer("stored");
  fillDatabase(config);
  const folder = backupFolder(config);
  const isPacked = () => readdirSync(folder).some((name) => existsSync(join(folder, name, "backup")));
  for (const isTime of [() => isUnfinished(folder), isPacked]) {
    await killedProcess({ DATA_DIR: config.dataDir }, ["backup"], isTime);
    expect(listBackups(folder)).toEqual([]);
  }
  expect(isUnfinished(folder)).toBe(true);
  const { path } = createBackup(config, NOW);
  expect(isUnfinished(folder)).toBe(false);
  await verifyBackup(path, config, tryServer);
});

test("a killed restore has changed nothing, or is finished by the next start", async () => {
  const { path } = await foreignBackup();
  const config = await usedServer("present");
  const moments = [
    () => isUnfinished(config.dataDir),
    () => existsSync(join(config.dataDir, "restore-in-progress")) || !existsSync(config.databasePath),
  ];
  for (const isTime of moments) {
    await killedProcess({ DATA_DIR: config.dataDir }, ["restore", path], isTime);
    await startAndStop(config);
    const keptFolders = readdirSync(config.dataDir).filter((name) => name.startsWith("before-restore-"));
    const [note] = notesIn(config.databasePath);
    expect(["present", "restored"]).toContain(note);
    if (note === "restored")
      expect(notesIn(join(config.dataDir, keptFolders[0] ?? KEPT_FOLDER, "askwell.db"))).toEqual(["present"]);
  }
});
