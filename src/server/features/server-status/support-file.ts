import type { ServerStatus, SupportFile } from "#shared/contracts/server-status";
import type { RecentError } from "../../lib/recent-errors";

interface SupportFacts {
  status: ServerStatus;
  settings: Readonly<Record<string, string | null>>;
  rows: Record<string, number>;
  errors: readonly RecentError[];
}

/**
 * The file that an admin can send to support. Fields are listed so that new ones aren't shared by accident. Folders,
 * model names and failure reasons are left out: they can identify people.
 */
export function supportFileOf({ status, settings, rows, errors }: SupportFacts): SupportFile {
  const { at, startedAt, backup, mail, model, schema, databaseBytes, disk, jobs, warnings } = status;
  return {
    format: "askwell-support",
    formatVersion: 1,
    madeAt: at.toISOString(),
    versions: {
      askwell: status.version,
      node: status.node,
      database: status.database,
      system: `${process.platform} ${process.arch}`,
    },
    settings: { ...settings },
    status: {
      ...{ schema, databaseBytes, disk, jobs },
      uptimeSeconds: Math.round((at.getTime() - startedAt.getTime()) / 1_000),
      newestBackup: backup && { bytes: backup.bytes, madeAt: backup.madeAt },
      mail: { provider: mail.provider, delivers: mail.delivers, waiting: mail.waiting, failed: mail.failed },
      model: { state: model.state, calls: model.calls, failed: model.failed },
      warnings: warnings.map(({ code }) => code),
    },
    rows,
    recentErrors: [...errors],
  };
}
