import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { postgresMigrations } from "#migrations/index";
import { migratePostgres } from "#server/db/postgres/postgres-migrate";

const MINUTE = 60_000;
const OLDEST = 15;
/** Debian keeps each version's programs here. */
const PROGRAMS = "/usr/lib/postgresql";
/** Data that a crash may take: nothing waits for a disk. */
const SETTINGS = [
  ...["fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0", "shared_buffers=64MB"],
  ...["max_connections=300", "listen_addresses=", "log_min_messages=fatal", "autovacuum_naptime=5s"],
];

export interface Cluster {
  /** The folder of its socket. */
  host: string;
  port: number;
  user: string;
}

interface ClusterOptions {
  /** Where its data is; the system's memory where there is such a file system. */
  folder?: string;
  encoding?: string;
  /** More of its settings, such as `port=5444`. */
  settings?: readonly string[];
}

/** The database with the newest schema and no rows, which others are copies of. */
export const EMPTY = "askwell_empty";

/** Starts a PostgreSQL of the tests' own, with the newest schema; throws with what to do where there is none. */
export async function startTestCluster(): Promise<{ cluster: Cluster; stop: () => void }> {
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

/** Starts a PostgreSQL server in a folder that goes with it; reached by a socket in that folder. */
export function startCluster({ folder, encoding = "UTF8", settings = [] }: ClusterOptions = {}) {
  const programs = ensurePostgres();
  const place =
    folder ?? mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "askwell-postgres-"));
  // As root, PostgreSQL runs as the user that its package made: it refuses to run as root.
  const owner = process.getuid?.() === 0 ? idsOf("postgres") : undefined;
  if (owner) chownSync(place, owner.uid, owner.gid);
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
  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "--locale=C", "-E", encoding);
  const flags = [...SETTINGS, `unix_socket_directories=${place}`, ...settings].map((one) => `-c ${one}`);
  const start = () =>
    run("pg_ctl", "-D", data, "-l", join(place, "log"), "-o", flags.join(" "), "-w", "start");
  const halt = () => run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
  start();
  let isStopped = false;
  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    spawnSync(join(programs, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], {
      cwd: place,
      timeout: MINUTE,
      ...owner,
    });
    if (!folder) rmSync(place, { recursive: true, force: true });
  }
  const cluster: Cluster = { host: place, port: 5432, user: "postgres" };
  return { cluster, data, start, halt, stop };
}

/** The folder of PostgreSQL's programs. As root on Debian and its kin it is installed where it is missing. */
function ensurePostgres(): string {
  const found = findPostgres();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("The tests on PostgreSQL need its server. Installing the system's package…\n");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const apt = "/usr/bin/apt-get";
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", "postgresql"]])
      spawnSync(apt, args, { timeout: 5 * MINUTE, stdio: "inherit", env });
  }
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(
    `The tests on PostgreSQL need the server programs of PostgreSQL ${OLDEST} or newer, and none were found. Install the package "postgresql", or put its folder with initdb into PATH.`,
  );
}

function findPostgres(): string | undefined {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).filter((name) => Number(name) >= OLDEST) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one));
  const inPath = process.env.PATH?.split(":") ?? [];
  const folders = [...newest.map((version) => join(PROGRAMS, version, "bin")), ...inPath];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
}

function idsOf(user: string) {
  const idOf = (flag: string) => Number(spawnSync("id", [flag, user], { encoding: "utf8" }).stdout);
  return { uid: idOf("-u"), gid: idOf("-g") };
}
