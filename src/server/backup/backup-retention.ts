import type { Retention } from "../config-values";
import type { BackupFile } from "./backup-files";

const DAY = 24 * 60 * 60_000;

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
  const retained = new Set([
    ...recent,
    ...newestOfEach(backups, dayOf, keep.days),
    ...newestOfEach(backups, weekOf, keep.weeks),
  ]);
  return backups.filter((backup) => !retained.has(backup));
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
