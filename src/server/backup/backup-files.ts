import { type Dirent, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

export interface BackupFile {
  path: string;
  name: string;
  madeAt: Date;
}

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
