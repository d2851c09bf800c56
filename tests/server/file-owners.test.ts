import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrations } from "#migrations/index";
import { readConfig } from "#server/config";
import { migrate } from "#server/db/sqlite/migrate";
import { openDatabase } from "#server/db/sqlite/open";
import { createWriteProbe } from "#server/db/sqlite/write-probe";
import { claimDatabase } from "#server/startup/acquire-database";
import { startupError } from "#server/startup/startup-error";
import { FakeClock } from "#tests/fakes/clock";
import { engineParts } from "#tests/helpers/database";
import { sampled } from "#tests/helpers/effort";
import { endedProcess, freePort, temporaryFolder, UNPRIVILEGED_USER } from "#tests/helpers/process";

/** Makes a file inaccessible: root changes its owner, as `sudo cp` would; others can only remove permissions. */
const isRoot = UNPRIVILEGED_USER.uid !== undefined;
function restrictAccess(path: string, mode: number): void {
  if (isRoot) chownSync(path, 0, 0);
  chmodSync(path, isRoot ? mode : mode & 0o444);
}
const giveToNobody = (path: string) => isRoot && chownSync(path, 65_534, 65_534);

/** The data folder of a server that ran as the user "nobody". */
function usedFolder(): string {
  const folder = temporaryFolder();
  const raw = openDatabase(join(folder, "askwell.db"));
  migrate(raw, migrations);
  raw.close();
  writeFileSync(join(folder, ".initialized"), "");
  writeFileSync(join(folder, "askwell.db.lock"), "");
  writeFileSync(join(folder, "session-secret"), "s".repeat(64));
  for (const name of readdirSync(folder)) giveToNobody(join(folder, name));
  giveToNobody(folder);
  return folder;
}

const CASES: [what: string, code: number, names: string, takes: (folder: string) => void][] = [
  [
    "a database that root copied back",
    2,
    "/askwell.db",
    (folder) => restrictAccess(join(folder, "askwell.db"), 0o644),
  ],
  [
    "a lock that root left",
    2,
    "/askwell.db.lock",
    (folder) => restrictAccess(join(folder, "askwell.db.lock"), 0o644),
  ],
  [
    "a secret that only root reads",
    1,
    "/session-secret",
    (folder) => restrictAccess(join(folder, "session-secret"), 0o200),
  ],
  ["a volume that cannot even be entered", 1, "", (folder) => restrictAccess(folder, 0o700)],
  [
    "a database that only root reads",
    2,
    "/askwell.db",
    (folder) => restrictAccess(join(folder, "askwell.db"), 0o600),
  ],
  [
    "a write-ahead log that root left",
    2,
    "/askwell.db-wal",
    (folder) => {
      writeFileSync(join(folder, "askwell.db-wal"), "");
      restrictAccess(join(folder, "askwell.db-wal"), 0o644);
    },
  ],
  ["a volume of root", 1, "", (folder) => restrictAccess(folder, 0o755)],
];

test.each(sampled(CASES, 4))(
  "%s prevents the start, and the message names its owner",
  async (_, code, names, takes) => {
    const folder = usedFolder();
    takes(folder);
    const environment = { DATA_DIR: folder, PORT: String(await freePort()) };
    const result = await endedProcess(environment, [], UNPRIVILEGED_USER);
    chmodSync(folder, 0o700);
    const owner = isRoot ? "root" : `the user with uid ${process.getuid?.()}`;
    expect(result.output).toContain(
      `Askwell cannot start: ${folder}${names} belongs to ${owner}, and the server`,
    );
    expect(result.output).toMatch(/can't (read|write) it\. Run "ch(own -R 65534:65534|mod u\+rwX) /);
    expect(result.output.trim().split("\n")).toHaveLength(1);
    expect(result.code).toBe(code);
  },
);

test("when a folder can't be created, its parent is named", async () => {
  const folder = usedFolder();
  restrictAccess(folder, 0o755);
  const environment = { DATA_DIR: join(folder, "deep", "data"), PORT: String(await freePort()) };
  const { output, code } = await endedProcess(environment, [], UNPRIVILEGED_USER);
  chmodSync(folder, 0o700);
  expect(output).toContain(`${folder} belongs to`);
  expect(code).toBe(1);
});

test("a database without shared memory is not used, and the message says why", () => {
  const folder = usedFolder();
  mkdirSync(join(folder, "askwell.db-shm"));
  try {
    claimDatabase(readConfig({ DATA_DIR: folder }), engineParts(new Date()));
    expect.unreachable();
  } catch (error) {
    const problem = startupError(error);
    expect(problem?.sentence).toContain("can't share memory between connections. Network shares (NFS, SMB)");
    expect(problem?.sentence).toContain("Put DATA_DIR on a local disk.");
    expect(problem?.exitCode).toBe(2);
  }
  expect(existsSync(join(folder, "askwell.db"))).toBe(true);
});

test("a read-only database is detected, even if the lock is granted", () => {
  const path = join(temporaryFolder(), "askwell.db");
  const raw = openDatabase(path);
  migrate(raw, migrations);
  const probe = createWriteProbe(raw, new FakeClock());
  expect(probe.isWritable()).toBe(true);
  raw.pragma("query_only = ON");
  expect(probe.isWritable()).toBe(false);
  raw.pragma("query_only = OFF");
  expect(probe.isWritable()).toBe(true);
  raw.close();
});
