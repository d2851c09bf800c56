import { expect, test } from "vitest";
import { type Facts, warningsOf } from "#server/features/server-status/warnings";
import { sizeText, spanText } from "#shared/domain/lib/size-text";

const NOW = new Date("2026-11-29T12:00:00Z");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MB = 1_000_000;
const GB = 1_000 * MB;
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

const FINE: Facts = {
  at: NOW,
  version: "1.2.3",
  node: "v20.20.2",
  startedAt: ago(HOUR),
  schema: { applied: "0017-shared-devices", newest: "0017-shared-devices" },
  databaseBytes: 100 * MB,
  database: "SQLite 3.53.2",
  dataFolder: "/data",
  backsUp: true,
  disk: { free: 50 * GB, total: 100 * GB },
  backup: { name: "askwell-2026-11-29T031500Z.backup", bytes: 30 * MB, madeAt: ago(9 * HOUR) },
  mail: { provider: "SMTP", delivers: true, waiting: 3, failed: 0, lastSentAt: null, lastFailure: null },
  model: { state: "serving", names: ["claude"], calls: 4, failed: 1 },
  jobs: { waiting: 3, retrying: 1, paused: 0 },
  databaseMadeAt: ago(300 * DAY),
  newestRowAt: ago(HOUR),
};
const backupOf = (madeAt: Date) => ({ name: "", bytes: 1, madeAt });
const disk = (free: number, total: number) => ({ disk: { free, total } });
const mailsFailed = (failed: number) => ({ mail: { ...FINE.mail, failed } });

const NOTHING: string[] = [];

test.each<[what: string, change: Partial<Facts>, titles: string[]]>([
  ["all is well", {}, NOTHING],
  ["a backup of two days", { backup: backupOf(ago(2 * DAY)) }, NOTHING],
  ["a backup of more than two days", { backup: backupOf(ago(2 * DAY + 1)) }, ["No backup for 2 days"]],
  ["no backup", { backup: null }, ["No backup yet"]],
  ["no backup, where BACKUP_KEEP is off", { backup: null, backsUp: false }, NOTHING],
  ["no backup of a database of yesterday", { backup: null, databaseMadeAt: ago(DAY) }, NOTHING],
  ["a tenth of the disk", disk(10 * GB, 100 * GB), NOTHING],
  ["less than a tenth", disk(9.9 * GB, 100 * GB), ["The disk is almost full: 9.9 GB of 100 GB left"]],
  ["less than a gigabyte", disk(0.99 * GB, 2 * GB), ["The disk is almost full: 990 MB of 2.0 GB left"]],
  ["room for two copies", { databaseBytes: 20 * GB, ...disk(40 * GB, 100 * GB) }, NOTHING],
  [
    "no room for two copies",
    { databaseBytes: 21 * GB, ...disk(40 * GB, 100 * GB) },
    ["The disk is almost full: 40 GB of 100 GB left"],
  ],
  ["an unknown disk", { disk: null }, NOTHING],
  ["one email given up", mailsFailed(1), ["1 email couldn't be delivered"]],
  ["several emails given up", mailsFailed(1_200), ["1,200 emails couldn't be delivered"]],
  [
    "a model that is silent",
    { model: { ...FINE.model, state: "unavailable" } },
    ["The AI model isn't responding"],
  ],
  ["a budget that is used up", { model: { ...FINE.model, state: "spent" } }, NOTHING],
  ["paused jobs", { jobs: { ...FINE.jobs, paused: 2 } }, ["2 jobs paused"]],
  [
    "another schema",
    { schema: { applied: "0018-next", newest: "0017-shared-devices" } },
    ["The database doesn't match this version of Askwell"],
  ],
  ["a clock a little slow", { newestRowAt: ago(-5 * 60_000) }, NOTHING],
  ["a clock an hour slow", { newestRowAt: ago(-HOUR) }, ["The server's clock is at least 1 hour slow"]],
  ["an empty database", { newestRowAt: undefined }, NOTHING],
])("%s", (_what, change, titles) => {
  expect(warningsOf({ ...FINE, ...change }).map(({ title }) => title)).toEqual(titles);
});

test("the most urgent warning comes first", () => {
  const all = warningsOf({ ...FINE, backup: null, ...mailsFailed(1), ...disk(1, 100 * GB) });
  expect(all.map(({ code }) => code)).toEqual(["disk-low", "no-backup", "mails-failed"]);
});

test("sizes and durations are readable", () => {
  const sizes = [0, 1, 999, 999.6, 1_000, 166_400_000, 999_700_000, 1_240_000_000, 9_960_000_000, 5e15].map(
    sizeText,
  );
  expect(sizes).toEqual([
    ...["0 bytes", "1 byte", "999 bytes", "1 KB", "1 KB", "166 MB", "1.0 GB", "1.2 GB", "10 GB", "5000 TB"],
  ]);
  expect([0, 59_999, 60_000, HOUR, 2 * HOUR, DAY, 1_500 * DAY].map(spanText)).toEqual([
    ...["less than a minute", "less than a minute", "1 minute", "1 hour", "2 hours", "1 day", "1,500 days"],
  ]);
});
