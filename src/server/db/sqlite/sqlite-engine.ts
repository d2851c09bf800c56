import { stat } from "node:fs/promises";
import type { Engine, EngineParts } from "../engine";
import { createWriteTurns } from "./deadline";
import { releaseDiskReserve } from "./disk-reserve";
import { createGroupCommit } from "./group-commit";
import { createInspection } from "./inspection";
import type { RawDatabase } from "./open";
import { createSearchWorker } from "./search-worker";
import { checkpoint, createDb } from "./sqlite-database";
import { createWriteProbe } from "./write-probe";

/**
 * SQLite with a write connection, a read connection, and threads for queries that read whole tables.
 * @param raw the write connection; closed with the engine
 * @param release called after all connections are closed
 */
export function createSqliteEngine(
  raw: RawDatabase,
  { clock, log }: EngineParts,
  release?: () => void,
): Engine {
  const writeProbe = createWriteProbe(raw, clock);
  const onDiskFull = () => {
    writeProbe.noteFull();
    releaseDiskReserve(raw.name, log);
  };
  const turns = createWriteTurns();
  const db = createDb(raw, { turns, onDiskFull });
  const searchWorker = createSearchWorker(raw.name);
  const inspection = createInspection(raw.name);

  async function close(): Promise<void> {
    await Promise.all([inspection.waitUntilIdle(), searchWorker.close()]);
    try {
      await checkpoint(db);
    } catch (err) {
      log.warn({ err }, "Couldn't fold in the write-ahead log; the next start reads it");
    }
    await db.destroy();
    release?.();
  }

  return {
    location: raw.name,
    isLocal: true,
    db,
    commit: createGroupCommit(raw, { turns, onDiskFull }),
    searchWorker,
    inspection,
    isWritable: writeProbe.isWritable,
    size: () => sizeOf(raw.name),
    version: async () => `SQLite ${raw.prepare("SELECT sqlite_version()").pluck().get()}`,
    maintain: () => checkpoint(db),
    close,
  };
}

/** Size of a database with its write-ahead log, in bytes; missing files count as 0. */
async function sizeOf(path: string): Promise<number> {
  const sizes = ["", "-wal"].map((end) =>
    stat(`${path}${end}`).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
