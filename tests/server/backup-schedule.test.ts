import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type BackupFile, backupFolder, backupName } from "#server/backup/backup-files";
import { expiredBackups } from "#server/backup/backup-retention";
import { createNightlyBackup, isBackupDue } from "#server/backup/nightly-backup";
import { createLog } from "#server/lib/log";
import { settingsOf } from "#tests/helpers/backups";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const zone = process.env.TZ;

afterEach(() => {
  process.env.TZ = zone;
});

/** A server that checks every hour whether a backup is due, and makes it. */
function hourlyServer(databaseSince: string) {
  const config = settingsOf();
  const marker = `${config.dataDir}/.initialized`;
  writeFileSync(marker, "");
  utimesSync(marker, new Date(databaseSince), new Date(databaseSince));
  mkdirSync(backupFolder(config));
  const backupTimes: string[] = [];
  return {
    config,
    backupTimes,
    look(clock: Date) {
      if (!isBackupDue(config, clock)) return;
      backupTimes.push(clock.toISOString());
      writeFileSync(`${backupFolder(config)}/${backupName(clock)}`, "");
    },
    /** @param offset the clock's error in milliseconds */
    run(from: string, to: string, offset = 0) {
      for (let now = Date.parse(from); now <= Date.parse(to); now += HOUR) this.look(new Date(now + offset));
    },
  };
}

test("a backup is made each night at 2 in the server's time zone, starting with the first night", () => {
  const server = hourlyServer("2026-06-01T08:30:00Z");
  server.run("2026-06-01T08:30:00Z", "2026-06-04T12:30:00Z");
  // Kathmandu is 5:45 ahead of UTC.
  expect(server.backupTimes).toEqual([
    "2026-06-01T20:30:00.000Z",
    "2026-06-02T20:30:00.000Z",
    "2026-06-03T20:30:00.000Z",
  ]);
});

test("a backup missed while the server was down is made once, at its start", () => {
  const server = hourlyServer("2026-06-01T08:30:00Z");
  server.run("2026-06-03T09:00:00Z", "2026-06-03T19:00:00Z");
  expect(server.backupTimes).toEqual(["2026-06-03T09:00:00.000Z"]);
});

test.each([
  ["when summer time begins", "2026-03-27T12:10:00Z", "2026-03-30T12:10:00Z"],
  ["when summer time ends", "2026-10-23T12:10:00Z", "2026-10-26T12:10:00Z"],
])("one backup is made each night %s", (_when, from, to) => {
  for (const zone of ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"]) {
    process.env.TZ = zone;
    const server = hourlyServer(from);
    server.run(from, to);
    expect(server.backupTimes, zone).toHaveLength(3);
  }
});

test.each([-60, -30, 30, 60])(
  "correcting the clock by %i minutes neither repeats nor misses a backup",
  (minutes) => {
    for (let correctedAt = 0; correctedAt < 24; correctedAt += 1) {
      const server = hourlyServer("2026-06-01T12:05:00Z");
      const corrected = new Date(Date.parse("2026-06-02T12:05:00Z") + correctedAt * HOUR).toISOString();
      server.run("2026-06-01T12:05:00Z", corrected, -minutes * 60_000);
      server.run(corrected, "2026-06-05T12:05:00Z");
      expect(server.backupTimes).toHaveLength(4);
    }
  },
);

test("a backup from a clock that was years ahead doesn't prevent the next ones", () => {
  const server = hourlyServer("2026-06-01T08:30:00Z");
  server.look(new Date("2031-01-01T00:00:00Z"));
  server.run("2026-06-02T00:00:00Z", "2026-06-03T22:00:00Z");
  expect(server.backupTimes.slice(1)).toEqual([
    "2026-06-02T00:00:00.000Z",
    "2026-06-02T21:00:00.000Z",
    "2026-06-03T21:00:00.000Z",
  ]);
});

test("no backup is due without a database or when backups are off", () => {
  expect(isBackupDue(settingsOf(), new Date())).toBe(false);
  const { config } = hourlyServer("2026-06-01T08:30:00Z");
  expect(isBackupDue(config, new Date())).toBe(true);
  expect(isBackupDue({ ...config, backupKeep: "off" }, new Date())).toBe(false);
});

/** A running server whose backup program only prints the server's time and then fails. */
function failingServer(since: string) {
  const { config } = hourlyServer(since);
  const program = join(config.dataDir, "program.mjs");
  writeFileSync(program, "console.log(process.env.STARTED_AT); process.exitCode = 1;");
  const reports: string[] = [];
  const write = (line: string) => Boolean(reports.push(String(JSON.parse(line).report)));
  let now = Date.parse(since);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const log = createLog("info", { write });
  const nightly = createNightlyBackup({ config, clock: { now: () => new Date(now) }, log, program });
  onTestFinished(async () => {
    await nightly.stop();
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  nightly.start();
  return {
    reports,
    runUntil(end: string) {
      for (; now < Date.parse(end); vi.advanceTimersByTime(60_000)) {
        now += 60_000;
        vi.stubEnv("STARTED_AT", new Date(now).toISOString().slice(11, 19));
      }
    },
  };
}

test("the first backup is made within a minute after 2, and a failed one is tried again after an hour", async () => {
  process.env.TZ = "Pacific/Marquesas";
  // The Marquesas are 9:30 behind UTC.
  const server = failingServer("2026-06-01T11:25:30Z");
  server.runUntil("2026-06-01T11:35:30Z");
  await expect.poll(() => server.reports).toEqual(["11:30:30"]);
  server.runUntil("2026-06-01T12:40:30Z");
  await expect.poll(() => server.reports).toEqual(["11:30:30", "12:30:30"]);
});

/** The days of January 2026 whose backups are kept when one is made daily at 2:00. */
function keptDays(count: number, keep: { days: number; weeks: number }): number[] {
  let backups: BackupFile[] = [];
  for (let day = 0; day < count; day += 1) {
    const madeAt = new Date(Date.parse("2026-01-01T02:00:00Z") + day * DAY);
    backups = [{ path: "", name: backupName(madeAt), madeAt }, ...backups];
    const expired = expiredBackups(backups, keep);
    backups = backups.filter((backup) => !expired.includes(backup));
  }
  return backups.map(({ madeAt }) => madeAt.getUTCDate());
}

test("the newest backup of each of 7 days and 4 weeks is kept", () => {
  // The 31st is a Saturday. The Sundays before end their weeks.
  expect(keptDays(31, { days: 7, weeks: 4 })).toEqual([31, 30, 29, 28, 27, 26, 25, 18, 11]);
  expect(keptDays(31, { days: 2, weeks: 0 })).toEqual([31, 30]);
});

test("all backups of the last 24 hours are kept, and a single one at any age", () => {
  const at = (time: string): BackupFile => ({ path: "", name: time, madeAt: new Date(time) });
  const today = ["2026-01-31T12:00Z", "2026-01-31T11:00Z", "2026-01-30T13:00Z"].map(at);
  const before = ["2026-01-30T11:00Z", "2026-01-29T11:00Z"].map(at);
  expect(expiredBackups([...today, ...before], { days: 1, weeks: 0 })).toEqual(before);
  expect(expiredBackups(before.slice(1), { days: 1, weeks: 0 })).toEqual([]);
  expect(expiredBackups([...today, ...before], "off")).toEqual([]);
});
