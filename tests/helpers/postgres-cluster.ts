import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { postgresMigrations } from "#migrations/index";
import { migratePostgres } from "#server/db/postgres/postgres-migrate";

const MINUTE = 60_000;
/** Durability is off, so nothing waits for a disk. */
const SETTINGS = [
  ...["fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0", "shared_buffers=64MB"],
  ...["max_connections=1000", "listen_addresses=", "log_min_messages=fatal", "autovacuum=off"],
];
/** Stops the server and deletes its folder when stdin closes, which happens however the test process ends. */
const END = 'cat; "$0/pg_ctl" -D "$1/data" -m immediate -w stop; rm -rf "$1"';

export interface Cluster {
  /** The folder of its Unix socket. */
  host: string;
  port: number;
  user: string;
}

/** A database with the newest schema and no rows, the template of all others. */
export const EMPTY = "askwell_empty";

/**
 * Starts a PostgreSQL server for the tests and creates `EMPTY`. Throws with instructions if PostgreSQL isn't installed.
 */
export async function startTestCluster(): Promise<{ cluster: Cluster; stop: () => Promise<void> }> {
  const started = startCluster();
  const { cluster } = started;
  const admin = new pg.Client({ ...cluster, database: "postgres" });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${EMPTY} ENCODING 'UTF8' TEMPLATE template0`);
  await admin.end();
  const client = new pg.Client({ ...cluster, database: EMPTY });
  await client.connect();
  await migratePostgres(client, postgresMigrations, new Date());
  await client.end();
  return started;
}

/** Starts a PostgreSQL server in a temporary folder, in memory if possible, that listens on a Unix socket there. */
export function startCluster() {
  const programs = findPrograms();
  const place = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "askwell-postgres-"));
  // PostgreSQL refuses to run as root, so use the user that its package created.
  const owner = process.getuid?.() === 0 ? idsOf("postgres") : undefined;
  if (owner) chownSync(place, owner.uid, owner.gid);
  const watchdog = spawn("sh", ["-c", END, programs, place], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    ...owner,
  });
  const data = join(place, "data");
  const run = (program: string, ...args: string[]) => {
    const done = spawnSync(join(programs, program), args, {
      cwd: place,
      encoding: "utf8",
      timeout: MINUTE,
      ...owner,
    });
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}${done.stdout}`);
  };
  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "--locale=C", "-E", "UTF8");
  const flags = [...SETTINGS, `unix_socket_directories=${place}`].map((one) => `-c ${one}`);
  const start = () =>
    run("pg_ctl", "-D", data, "-l", join(place, "log"), "-o", flags.join(" "), "-w", "start");
  const halt = () => run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
  start();
  async function stop(): Promise<void> {
    const exited = once(watchdog, "exit");
    watchdog.stdin.end();
    await exited;
  }
  const cluster: Cluster = { host: place, port: 5432, user: "postgres" };
  return { cluster, start, halt, stop };
}

/** The folder of PostgreSQL's programs. `.ci/postgres-programs` installs them where it may. */
function findPrograms(): string {
  const script = fileURLToPath(new URL("../../.ci/postgres-programs", import.meta.url));
  const { stdout } = spawnSync(script, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  if (stdout) return stdout.trim();
  throw new Error(
    'The tests on PostgreSQL need the server programs of PostgreSQL 15 or newer, and none were found. Install the package "postgresql", or put its folder with initdb into PATH.',
  );
}

function idsOf(user: string) {
  const idOf = (flag: string) => Number(spawnSync("id", [flag, user], { encoding: "utf8" }).stdout);
  return { uid: idOf("-u"), gid: idOf("-g") };
}
