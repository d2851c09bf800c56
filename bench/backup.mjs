// Backups while people write, restores, damaged files and kills: npm run bench:backup -- [backups] [attempts]. Starts
// the built server on a new data folder. By default makes 200 backups of a database with 100,000 other attempts, about
// 100 MB (10,000 are about 10 MB). Exits with 1 if a backup is wrong or the server's event loop was blocked too long.
import { createHash, randomBytes } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import SQLite from "better-sqlite3";
import { buildIfStale } from "../src/server/startup/build-if-stale.mjs";
import { run, startServer } from "./backup/server.mjs";
import { register, startWriting, storedAnswer } from "./backup/writers.mjs";
import { testModule } from "./product.mjs";
import { randomFrom } from "./random.mjs";

const BACKUPS = Number(process.argv[2] ?? 200);
const WRITERS = 50;
const EXPORTED = 100;
const RESTORES = 10;
const KILLS = 60;
const DAMAGES = 200;
const SEEDED_PEOPLE = Number(process.argv[3] ?? 100_000);
/** How long the server's event loop may be blocked, in milliseconds. */
const MAX_BLOCKING_TIME = 20;
const LINE_BREAK = 10;

buildIfStale();
const { insertManyPeople } = await testModule("helpers/many-people");
const random = randomFrom(54);
const top = mkdtempSync(join(tmpdir(), "askwell-bench-"));
const folderOf = (name) => join(top, name);
const live = folderOf("live");
const faults = [];
const backupsIn = (folder) => {
  const backups = join(folder, "backups");
  return existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith(".backup")) : [];
};
const fault = (text) => faults.push(text);

try {
  await (await startServer(live)).end();
  await fill(live);
  const server = await startServer(live);
  const people = await register(EXPORTED);
  line(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0].model}`,
  );
  line(`Database: ${megabytes(statSync(join(live, "askwell.db")).size)}`);
  await backUpBesideWriters(server, people);
  await restoreAndExport(server, people);
  const backup = await oneBackup();
  await damage(backup);
  await killBackups();
  await killRestores(backup);
} finally {
  rmSync(top, { recursive: true, force: true });
}
for (const one of faults) process.stderr.write(`${one}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function fill(folder) {
  const raw = new SQLite(join(folder, "askwell.db"), { timeout: 5_000 });
  await insertManyPeople({ raw }, SEEDED_PEOPLE);
  const answers = JSON.stringify({ 1: "We make shoes by hand. ".repeat(20), 2: "2 to 10", 3: "4" });
  raw.prepare("UPDATE user_assessments SET responses = ?").run(answers);
  raw.close();
}

/** Makes backups while people write. Each is verified and must contain all answers that were acknowledged before. */
async function backUpBesideWriters(server, people) {
  const writers = startWriting(people.slice(0, WRITERS));
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const quiet = [];
  const before = writers.saves();
  const startedAt = performance.now();
  const blocks = [];
  const times = [];
  let opened = 0;
  for (let count = 0; count < BACKUPS; count += 1) {
    await server.gauge();
    if (times.length > 0) await new Promise((resolve) => setTimeout(resolve, times.at(-1)));
    quiet.push((await server.gauge()).longest);
    const acknowledged = writers.acknowledged();
    const { code, output, milliseconds } = await run(live, ["backup", folderOf("made")]);
    blocks.push((await server.gauge()).longest);
    times.push(milliseconds);
    const [name] = readdirSync(folderOf("made"));
    if (code !== 0 || !name) {
      fault(`Backup ${count} failed: ${output}`);
      continue;
    }
    const path = join(folderOf("made"), name);
    if (containsAll(path, people.slice(0, WRITERS), acknowledged) && (await verifies(path))) opened += 1;
    else fault(`Backup ${count} isn't whole.`);
    rmSync(path);
  }
  const rate = (writers.saves() - before) / ((performance.now() - startedAt) / 1_000);
  await writers.stop();
  line(
    `${opened} of ${BACKUPS} backups beside ${WRITERS} writers (${rate.toFixed(0)} saves a second) opened, passed their check and held every answer that was acknowledged before`,
  );
  line(`  a backup took ${milliseconds(median(times))}, at most ${milliseconds(Math.max(...times))}`);
  line(
    `  the loop stood still for at most ${milliseconds(Math.max(...blocks))} while one was made (median of the longest of each ${milliseconds(median(blocks))}); in as long a time without one ${milliseconds(Math.max(...quiet))} (${milliseconds(median(quiet))})`,
  );
  const late = blocks.filter((block) => block > MAX_BLOCKING_TIME).length;
  if (late > 0)
    fault(`The loop stood still for longer than ${MAX_BLOCKING_TIME} ms in ${late} of ${BACKUPS} backups.`);
}

/** Whether the backup contains at least each person's last acknowledged answer. */
function containsAll(path, people, acknowledged) {
  const raw = new SQLite(unpacked(path).database);
  const isWhole = people.every((person) => storedAnswer(raw, person) >= acknowledged.get(person.id));
  raw.close();
  return isWhole;
}

/** The two parts of a backup, read like `tail -n +2 FILE | gunzip`. */
function unpacked(path) {
  const file = readFileSync(path);
  const content = gunzipSync(file.subarray(file.indexOf(LINE_BREAK) + 1));
  const end = content.indexOf(LINE_BREAK);
  return { manifest: JSON.parse(content.toString("utf8", 0, end)), database: content.subarray(end + 1) };
}

async function verifies(path) {
  return (await run(folderOf("elsewhere"), ["verify", path])).code === 0;
}

/** Restores backups to separate folders. A server there must export the same files as the original one. */
async function restoreAndExport(server, people) {
  const expectedFiles = await exportsOf(server, people);
  for (let count = 0; count < RESTORES; count += 1) await run(live, ["backup", folderOf("ten")]);
  await server.end();
  let equal = 0;
  for (const [index, name] of readdirSync(folderOf("ten")).entries()) {
    const folder = folderOf(`restored-${index}`);
    const { code, output } = await run(folder, ["restore", join(folderOf("ten"), name)]);
    if (code !== 0) fault(output);
    const restored = await startServer(folder);
    const found = await exportsOf(restored, people);
    equal += found.filter((file, place) => file === expectedFiles[place]).length;
    await restored.end();
    rmSync(folder, { recursive: true });
  }
  line(
    `${equal} of ${RESTORES * EXPORTED} exported attempts of ${RESTORES} restores were equal byte for byte`,
  );
  if (equal !== RESTORES * EXPORTED) fault("An attempt of a restore differs.");
}

/** The attempts' export files, without their export dates. */
async function exportsOf({ admin }, people) {
  const files = [];
  for (const { id } of people) {
    const text = await admin("GET", `/admin/user-assessments/${id}/export`, undefined, true);
    files.push(text.replace(/"exportDate":"[^"]*"/, ""));
  }
  return files;
}

async function oneBackup() {
  const [name] = readdirSync(folderOf("ten"));
  const path = folderOf("one.backup");
  copyFileSync(join(folderOf("ten"), name), path);
  return path;
}

async function damage(backup) {
  const file = readFileSync(backup);
  const { manifest, database } = unpacked(backup);
  const damaged = folderOf("damaged.backup");
  const kinds = { flipped: 0, cut: 0, "another secret": 0, "another secret, digest made anew": 0 };
  let found = 0;
  for (let count = 0; count < DAMAGES; count += 1) {
    const kind = Object.keys(kinds)[count % 10 === 9 ? 3 : count % 10 === 8 ? 2 : count % 2];
    const position = Math.floor(random() * file.length);
    if (kind === "flipped") {
      const changed = Buffer.from(file);
      changed[position] ^= 1 << Math.floor(random() * 8);
      writeFileSync(damaged, changed);
    } else if (kind === "cut") {
      writeFileSync(damaged, file.subarray(0, position));
    } else {
      const secret = randomBytes(48).toString("base64url");
      const line = Buffer.from(`${JSON.stringify({ ...manifest, secret })}\n`);
      const packed = gzipSync(Buffer.concat([line, database]), { level: 1 });
      const digest = createHash("sha256").update(packed).digest("hex");
      const header =
        kind === "another secret" ? file.subarray(0, file.indexOf(LINE_BREAK)) : `askwell-backup 1 ${digest}`;
      writeFileSync(damaged, Buffer.concat([Buffer.from(header), Buffer.from("\n"), packed]));
    }
    const { code, output } = await run(folderOf("elsewhere"), ["verify", damaged]);
    const isFound = code !== 0 && /^The backup couldn't be verified: .*\.\n$/.test(output);
    if (isFound) found += 1;
    else fault(`A damage (${kind} at ${position}) wasn't found: ${output}`);
    kinds[kind] += 1;
  }
  line(
    `${found} of ${DAMAGES} damages were found (${Object.entries(kinds)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(", ")})`,
  );
}

/** Kills backups at different moments. A file with a backup's name must always be a valid backup. */
async function killBackups() {
  const { milliseconds: fullTime } = await run(live, ["backup"]);
  for (const name of backupsIn(live)) rmSync(join(live, "backups", name));
  const outcomes = { unfinished: 0, "a whole backup": 0, nothing: 0 };
  for (let kill = 0; kill < KILLS / 2; kill += 1) {
    await run(live, ["backup"], { killAfter: (0.2 + 1.1 * random()) * fullTime });
    const names = backupsIn(live);
    const drafts = readdirSync(join(live, "backups")).filter((name) => name.startsWith("unfinished-"));
    outcomes[names.length > 0 ? "a whole backup" : drafts.length > 0 ? "unfinished" : "nothing"] += 1;
    // A packed file without its final name is either complete or refused.
    const unnamed = drafts.map((draft) => join(live, "backups", draft, "backup")).filter(existsSync);
    for (const path of unnamed) {
      const isWhole = existsSync(path) && (await isComplete(path));
      if (!isWhole && (await verifies(path))) fault("verify accepted an incomplete file.");
    }
    for (const name of names) {
      if (!(await verifies(join(live, "backups", name))))
        fault("A killed backup left a file that isn't one.");
      rmSync(join(live, "backups", name));
    }
  }
  line(`${KILLS / 2} kills during a backup (${milliseconds(fullTime)}) left: ${text(outcomes)}`);
}

async function isComplete(path) {
  try {
    const raw = new SQLite(unpacked(path).database);
    const verdict = raw.pragma("integrity_check(1)", { simple: true });
    raw.close();
    return verdict === "ok";
  } catch {
    return false;
  }
}

/** Kills restores at different moments. The next command must find the complete old or new database. */
async function killRestores(backup) {
  const folder = folderOf("killed");
  await run(folder, ["admin", "eve@example.com"]);
  const { milliseconds: fullTime } = await run(folder, ["restore", backup]);
  const outcomes = { "as before": 0, restored: 0, "finished by the next start": 0 };
  for (let kill = 0; kill < KILLS / 2; kill += 1) {
    const marker = `before restore ${kill}`;
    mark(folder, marker);
    // Half of the kills happen in the milliseconds in which files are moved into place.
    const journal = join(folder, "restore-in-progress");
    const moment =
      kill % 2 === 0 ? { killAfter: random() * fullTime } : { killWhen: () => existsSync(journal) };
    await run(folder, ["restore", backup], moment);
    const isOpen = existsSync(journal);
    const { code, output } = await run(folder, ["admin", "eve@example.com"]);
    if (code !== 0) fault(`After a killed restore: ${output}`);
    const raw = new SQLite(join(folder, "askwell.db"));
    const isOld = raw.prepare("SELECT 1 FROM rate_limits WHERE key = ?").get(marker) !== undefined;
    const people = raw.prepare("SELECT count(*) FROM users").pluck().get();
    const isWhole =
      raw.pragma("integrity_check(1)", { simple: true }) === "ok" && people === SEEDED_PEOPLE + EXPORTED;
    raw.close();
    if (!isWhole) fault("A killed restore lost something.");
    const keptFolders = readdirSync(folder).filter((name) => name.startsWith("before-restore-"));
    if (!isOld && !keptFolders.some((name) => existsSync(join(folder, name, "askwell.db"))))
      fault("The old database is lost.");
    for (const name of keptFolders) rmSync(join(folder, name), { recursive: true });
    outcomes[isOld ? "as before" : isOpen ? "finished by the next start" : "restored"] += 1;
  }
  line(`${KILLS / 2} kills during a restore (${milliseconds(fullTime)}) left: ${text(outcomes)}`);
}

function mark(folder, key) {
  const raw = new SQLite(join(folder, "askwell.db"));
  raw.prepare("INSERT INTO rate_limits (key, hits, resetAt) VALUES (?, 1, 9e15)").run(key);
  raw.close();
}

function text(outcomes) {
  return Object.entries(outcomes)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}

function milliseconds(value) {
  return value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${value.toFixed(1)} ms`;
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

function line(text = "") {
  process.stdout.write(`${text}\n`);
}
