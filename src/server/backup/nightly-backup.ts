import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config";
import type { Clock } from "../lib/clock";
import { markerOf } from "../startup/acquire-database";
import { backupFolder, listBackups } from "./backup-files";
import { secondFolderProblem } from "./mirror-backups";

/** The hour from which a night's backup is due, in the server's time zone. */
const BACKUP_HOUR = 2;
/** How often the server checks whether a backup is due, in milliseconds. */
const CHECK_INTERVAL = 60_000;
/** How long the server waits after a failed backup until it tries again, in milliseconds. */
const RETRY_DELAY = 60 * 60_000;
/** Backups dated further into the future were made with a wrong clock and are ignored; in milliseconds. */
const MAX_CLOCK_SKEW = 24 * 60 * 60_000;
/** Exit code of a backup that was made but couldn't be copied to BACKUP_DIR. */
export const WITHOUT_SECOND_COPY = 3;
/** The most of the process's output that is logged, in characters. */
const MAX_REPORT_LENGTH = 2_000;

interface Parts {
  config: Config;
  clock: Clock;
  log: FastifyBaseLogger;
  /** The program that makes a backup when it is started with "backup". */
  program: string;
}

/** Makes a backup each night, in a separate process so that no call waits for it. */
export function createNightlyBackup({ config, clock, log, program }: Parts) {
  let running: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastTry = -Infinity;

  /** Makes a backup whenever one is due, from now on. Logs a problem with BACKUP_DIR right away, not only at night. */
  function start(): void {
    const problem = secondFolderProblem(config);
    if (problem) log.warn({ problem }, "Backups can't be copied to BACKUP_DIR");
    timer = setInterval(() => void runIfDue(), CHECK_INTERVAL);
    void runIfDue();
  }

  /** Never throws. */
  async function runIfDue(): Promise<void> {
    try {
      const now = clock.now();
      // A clock that was set back doesn't delay the next try.
      if (running || Math.abs(now.getTime() - lastTry) < RETRY_DELAY || !isBackupDue(config, now)) return;
      lastTry = now.getTime();
      await run();
    } catch (err) {
      log.error({ err }, "The nightly backup couldn't be started");
    }
  }

  async function run(): Promise<void> {
    const child = spawn(process.execPath, [program, "backup"], { stdio: ["ignore", "pipe", "pipe"] });
    running = child;
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output = `${output}${text}`.slice(0, MAX_REPORT_LENGTH);
      });
    }
    try {
      const [code] = await once(child, "close");
      const report = output.trim();
      if (code === 0) log.info({ report }, "The nightly backup was made");
      else if (code === WITHOUT_SECOND_COPY)
        log.error({ report }, "The nightly backup was made, but not copied to BACKUP_DIR");
      else if (running) log.error({ report, code }, "The nightly backup failed");
    } finally {
      running = undefined;
    }
  }

  /** Makes no more backups and stops a running one. Nothing remains that looks like a backup. */
  async function stop(): Promise<void> {
    clearInterval(timer);
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "close");
  }

  return { start, stop };
}

/**
 * Whether the newest backup is older than 2 a.m. local time. File names decide, so a clock that is set back or daylight
 * saving time makes no second backup, and a server that was off at night catches up. A new database waits for its first
 * night.
 */
export function isBackupDue(config: Config, now: Date): boolean {
  if (config.backupKeep === "off") return false;
  const counts = (time: number) => time - now.getTime() < MAX_CLOCK_SKEW;
  const times = listBackups(backupFolder(config)).map(({ madeAt }) => madeAt.getTime());
  const last = times.find(counts) ?? databaseSince(config);
  return last !== undefined && last < lastNight(now).getTime();
}

function databaseSince(config: Config): number | undefined {
  const marker = markerOf(config);
  return existsSync(marker) ? statSync(marker).mtimeMs : undefined;
}

/** The last time it was 2 a.m.; if the clocks skipped that hour, the moment they did. */
function lastNight(now: Date): Date {
  const nightOf = (day: number) => new Date(now.getFullYear(), now.getMonth(), day, BACKUP_HOUR);
  const tonight = nightOf(now.getDate());
  return tonight <= now ? tonight : nightOf(now.getDate() - 1);
}
