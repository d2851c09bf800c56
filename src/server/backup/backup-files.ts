import { type Dirent, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Retention } from "../config-values";

export interface BackupFile {
  path: string;
  name: string;
  madeAt: Date;
}

const DAY = 24 * 60 * 60_000;
const NAME = /^askwell-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.backup$/;
const time = z.iso.datetime().transform((text) => new Date(text));

/** The folder of a server's own backups. */
export const backupFolder = (config: { dataDir: string }): string => join(config.dataDir, "backups");

/** A time in UTC as part of a file's name: names sort by time in every time zone. */
export const timestamp = (now: Date): string => now.toISOString().replaceAll(/[:.]/g, "-");

export const backupName = (madeAt: Date): string => `askwell-${timestamp(madeAt)}.backup`;

/** The backups in a folder, newest first; none if the folder is missing. Other files are ignored. */
export function listBackups(folder: string): BackupFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => backupOf(folder, entry))
    .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

function backupOf(folder: string, entry: Dirent): BackupFile[] {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(entry.name) ?? [];
  const { data } = time.safeParse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  if (!data || !entry.isFile()) return [];
  return [{ path: join(folder, entry.name), name: entry.name, madeAt: data }];
}

/**
 * The backups to delete. Kept are the newest of each of the last days and weeks that have one, and all from the 24
 * hours before the newest. Days and weeks (from Monday, in UTC) without a backup don't count, so a server that was off
 * deletes nothing.
 * @param backups newest first
 */
export function expiredBackups(backups: readonly BackupFile[], keep: Retention | "off"): BackupFile[] {
  const [newest] = backups;
  if (!newest || keep === "off") return [];
  const recent = backups.filter(({ madeAt }) => newest.madeAt.getTime() - madeAt.getTime() < DAY);
  const kept = new Set([
    ...recent,
    ...newestOfEach(backups, dayOf, keep.days),
    ...newestOfEach(backups, weekOf, keep.weeks),
  ]);
  return backups.filter((backup) => !kept.has(backup));
}

function newestOfEach(
  backups: readonly BackupFile[],
  periodOf: (date: Date) => number,
  count: number,
): BackupFile[] {
  const periods = new Map<number, BackupFile>();
  for (const backup of backups) {
    const period = periodOf(backup.madeAt);
    if (!periods.has(period)) periods.set(period, backup);
  }
  return [...periods.values()].slice(0, count);
}

const dayOf = (date: Date) => Math.floor(date.getTime() / DAY);
/** The first day of 1970 was a Thursday. */
const weekOf = (date: Date) => Math.floor((dayOf(date) + 3) / 7);
