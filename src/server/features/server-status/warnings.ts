import type { ServerStatus, ServerWarning } from "#shared/contracts/server-status";
import {
  clockBehind,
  diskLow,
  jobsPaused,
  mailsFailed,
  modelDown,
  noBackup,
  schemaDiffers,
} from "./warning-texts";

const DAY = 24 * 60 * 60_000;
/** Maximum age of the newest backup, or of a database without one, before a warning; in milliseconds. */
const MAX_BACKUP_AGE = 2 * DAY;
/** Minimum free disk space before a warning: share of the disk, bytes, and copies of the database for a backup. */
const MIN_FREE_SHARE = 0.1;
const MIN_FREE_BYTES = 1_000_000_000;
const MIN_FREE_COPIES = 2;
/** How far clocks may differ, in milliseconds. */
export const CLOCK_TOLERANCE = 5 * 60_000;

export interface Facts extends Omit<ServerStatus, "warnings"> {
  /** Whether the server makes nightly backups itself. */
  backsUp: boolean;
  /** When the database was created. */
  databaseMadeAt: Date;
  /** When the newest row was stored; undefined in an empty database. */
  newestRowAt: Date | undefined;
}

/** Warnings for admins, most urgent first. */
export function warningsOf(facts: Facts): ServerWarning[] {
  const { at, backup, backsUp, databaseMadeAt, databaseBytes, disk, mail, model, jobs, schema, newestRowAt } =
    facts;
  const now = at.getTime();
  const warnings: ServerWarning[] = [];
  if (disk && isLow(disk, databaseBytes)) warnings.push(diskLow(disk, databaseBytes));
  const unsavedFor = now - (backup?.madeAt ?? databaseMadeAt).getTime();
  if (backsUp && unsavedFor > MAX_BACKUP_AGE) warnings.push(noBackup(backup ? unsavedFor : undefined));
  if (mail.failed > 0) warnings.push(mailsFailed(mail.failed));
  if (model.state === "unavailable") warnings.push(modelDown());
  if (jobs.paused > 0) warnings.push(jobsPaused(jobs.paused));
  if (schema.applied !== schema.newest) warnings.push(schemaDiffers(schema));
  const behind = (newestRowAt?.getTime() ?? 0) - now;
  if (behind > CLOCK_TOLERANCE) warnings.push(clockBehind(behind));
  return warnings;
}

const isLow = ({ free, total }: { free: number; total: number }, databaseBytes: number): boolean =>
  free < total * MIN_FREE_SHARE || free < MIN_FREE_BYTES || free < databaseBytes * MIN_FREE_COPIES;
