import { setImmediate as others } from "node:timers/promises";
import { z } from "zod";
import { attemptId } from "#shared/contracts/common";
import type { ExportQuery } from "#shared/contracts/template-results";
import type { Db } from "../../db/database";
import { BATCH_SIZE } from "../../db/keyset-batches";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import { groupBy } from "../../lib/group-by";
import { createSecurityLog, type EventLog } from "../../lib/security-log";
import { StreamedFile } from "../../lib/streamed-file";
import type { AdminIdentity } from "../admin-auth/rules";
import type { ResultsService } from "../results/service";
import { columnsOf } from "./columns";
import { csvOf } from "./csv";
import { jsonLinesOf } from "./json-lines";
import * as repo from "./repo";
import { CONTENT_TYPES } from "./rules";
import { TOO_LARGE_FOR_EXCEL } from "./texts";
import { type ExportedAttempt, exportedAttempt, type Selection } from "./views";
import { MAX_COLUMNS, MAX_ROWS, xlsxOf } from "./xlsx";

interface Parts {
  db: Db;
  clock: Clock;
  log: EventLog;
  results: ResultsService;
}

const batchIds = z.array(attemptId);

/** Exports all attempts of a template as files (decision 0136). */
export function createResultExports({ db, clock, log, results }: Parts) {
  const security = createSecurityLog(log);

  /**
   * Streams the attempts that the results count under the same filter, one batch in memory at a time. BAD_REQUEST if
   * too large for Excel. Throws like `selectAttempts`.
   */
  async function exportFile(
    by: AdminIdentity,
    { id, filter, format, options }: ExportQuery,
  ): Promise<StreamedFile> {
    const selection = await results.selectAttempts(by, { id, filter });
    const now = clock.now();
    const chunks = chunksOf(selection, { format, options }, now);
    security.note("answers-exported", { adminId: by.id });
    return new StreamedFile(
      {
        name: `${[selection.title, "results", now.toISOString().slice(0, 10)].join("_").replace(/[^a-z0-9-]/gi, "_")}.${format}`,
        contentType: CONTENT_TYPES[format],
        rows: selection.ids.length,
      },
      chunks,
    );
  }

  function chunksOf(
    selection: Selection,
    { format, options }: Pick<ExportQuery, "format" | "options">,
    now: Date,
  ): AsyncIterable<string | Uint8Array> {
    const batches = attemptsOf(selection);
    if (format === "jsonl") return jsonLinesOf(selection, batches);
    const columns = columnsOf(selection, options);
    if (format === "csv") return csvOf(columns, batches);
    if (selection.ids.length >= MAX_ROWS || columns.length > MAX_COLUMNS)
      throw new AppError("BAD_REQUEST", TOO_LARGE_FOR_EXCEL);
    return xlsxOf(columns, batches, now);
  }

  /** In batches, with other work in between. Attempts deleted since the export started are left out. */
  async function* attemptsOf({ ids, versions }: Selection): AsyncGenerator<ExportedAttempt[]> {
    const byId = new Map(versions.map((version) => [version.id, version]));
    for (let at = 0; at < ids.length; at += BATCH_SIZE) {
      const batch = batchIds.parse([...ids.subarray(at, at + BATCH_SIZE)]);
      const rows = await repo.listAttempts(db, batch);
      const scores = groupBy(await repo.listScores(db, batch), ({ userAssessmentId }) => userAssessmentId);
      yield rows.flatMap((row) => {
        const version = byId.get(row.versionId);
        return version ? [exportedAttempt(row, version, scores.get(row.id) ?? [])] : [];
      });
      await others();
    }
  }

  return { exportFile };
}
