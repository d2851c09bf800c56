import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Config, readConfig } from "#server/config";
import { openDatabase } from "#server/db/sqlite/open";
import { createDeps } from "#server/deps";
import { bootstrap } from "#server/startup/bootstrap";
import { startupError } from "#server/startup/startup-error";
import { temporaryFolder } from "#tests/helpers/process";

/** Settings of a server with a temporary data folder. */
export const settingsOf = (environment: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: temporaryFolder(), LOG_LEVEL: "silent", ...environment });

/** Creates the data folder of a server that has run, with a note to recognize it by. */
export async function usedServer(note: string, environment: Record<string, string> = {}): Promise<Config> {
  const config = settingsOf(environment);
  const key = JSON.stringify([note, config.sessionSecret]);
  const image = images.get(key) ?? (await makeImage(config, note));
  images.set(key, image);
  for (const { name, content } of image) writeFileSync(join(config.dataDir, name), content, { mode: 0o600 });
  return config;
}

type Image = { name: string; content: Buffer }[];

/** Files of such folders by note and session secret, made once per process. */
const images = new Map<string, Image>();

async function makeImage(config: Config, note: string): Promise<Image> {
  await startAndStop(config);
  addNote(config, note);
  const names = ["askwell.db", "session-secret", ".initialized"].filter((name) =>
    existsSync(join(config.dataDir, name)),
  );
  return names.map((name) => ({ name, content: readFileSync(join(config.dataDir, name)) }));
}

/** Runs everything that a start does until the server is ready, then closes it. */
export async function startAndStop(config: Config): Promise<void> {
  const deps = createDeps(config);
  await bootstrap(deps);
  await deps.close();
}

/** Adds a row to the database that the server never deletes. */
export function addNote({ databasePath }: Config, note: string): void {
  const raw = openDatabase(databasePath);
  raw.prepare("INSERT INTO rate_limits (key, hits, resetAt) VALUES (?, 1, 9e15)").run(note);
  raw.close();
}

/** The notes that `addNote` added, sorted. */
export function notesIn(databasePath: string): unknown[] {
  const raw = openDatabase(databasePath);
  const notes = raw.prepare("SELECT key FROM rate_limits ORDER BY key").pluck().all();
  raw.close();
  return notes;
}

/** The hash of every file in a folder by path, without lock and WAL files. */
export function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    names
      .filter((entry) => entry.isFile() && !/(\.lock|-shm|-wal)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path, createHash("sha256").update(readFileSync(path)).digest("hex")]),
  );
}

/** The sentence of the startup error that `work` throws. Other errors are rethrown. */
export async function startupErrorOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    const problem = startupError(error);
    if (!problem) throw error;
    return problem.sentence;
  }
  throw new Error("It was not refused.");
}

const LINE_BREAK = 10;

/** Rewrites a backup with a matching digest, as someone who knows the format could. */
export function rewriteBackup(path: string, change: (manifest: object, database: Buffer) => Buffer): void {
  const file = readFileSync(path);
  const content = gunzipSync(file.subarray(file.indexOf(LINE_BREAK) + 1));
  const end = content.indexOf(LINE_BREAK);
  const packed = gzipSync(change(JSON.parse(content.toString("utf8", 0, end)), content.subarray(end + 1)));
  const digest = createHash("sha256").update(packed).digest("hex");
  writeFileSync(path, Buffer.concat([Buffer.from(`askwell-backup 1 ${digest}\n`), packed]));
}

/** Rewrites a backup with a different session secret. */
export const swapSecret = (path: string) =>
  rewriteBackup(path, (manifest, database) => {
    const other = { ...manifest, secret: randomBytes(48).toString("base64url") };
    return Buffer.concat([Buffer.from(`${JSON.stringify(other)}\n`), database]);
  });
