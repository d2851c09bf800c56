import type { CompiledQuery } from "kysely";
import { decodeRow } from "../column-codec";
import type { Commit, Steps } from "../commit";
import { BUSY_TIMEOUT_MS, createWriteTurns, Deadline } from "./deadline";
import type { DialectOptions } from "./dialect";
import type { RawDatabase } from "./open";
import { hasSqliteCode, orDiskFull } from "./sqlite-errors";
import { createStatementCache } from "./statement-cache";

interface Member {
  /** Runs the work and returns a function that resolves its promise. Throws what the work throws. */
  run(): () => void;
  fail(cause: unknown): void;
}

/**
 * Group commit on SQLite. Nothing is awaited between begin and commit, so other work of this process can't interleave,
 * and data read in it can't change before the write.
 *
 * All work from one turn of the event loop shares a transaction and therefore one disk sync. Each caller learns its own
 * outcome after the commit, and work that throws rolls back only its own writes. If the database itself fails, nothing
 * is stored and all callers get the error (decision 0045).
 * @param raw the write connection, shared with its other users through `options.turns`
 */
export function createGroupCommit(raw: RawDatabase, options: DialectOptions): Commit {
  const { turns = createWriteTurns(), patience = BUSY_TIMEOUT_MS, onDiskFull = () => undefined } = options;
  const { prepare, execute } = createStatementCache(raw);
  const statement = (sql: string) => prepare(sql).run();
  let group: Member[] = [];

  const rowsOf = (query: CompiledQuery) =>
    execute<Record<string, unknown>>(query).rows.map((row) => decodeRow(row));

  /** Runs the steps synchronously. Row locks do nothing, because nothing else can write. */
  function runSteps<Result>(steps: Steps<Result>): Result {
    let step = steps.next();
    while (!step.done) step = steps.next("lock" in step.value ? [] : rowsOf(step.value));
    return step.value;
  }

  async function store(members: readonly Member[], call: Deadline): Promise<void> {
    try {
      const endTurn = await call.place(turns);
      try {
        const reports = await call.retry(() => storeAll(members));
        for (const report of reports) report();
      } finally {
        endTurn();
      }
    } catch (cause) {
      const failure = orDiskFull(cause, onDiskFull);
      for (const { fail } of members) fail(failure);
    }
  }

  /** Stores all work and returns functions that report the outcomes. Throws if the database fails. */
  function storeAll(members: readonly Member[]): (() => void)[] {
    statement("begin immediate");
    try {
      const reports = members.map(members.length > 1 ? runInSavepoint : ({ run }) => run());
      statement("commit");
      return reports;
    } catch (error) {
      // SQLite rolls back automatically on a full disk.
      if (raw.inTransaction) statement("rollback");
      throw error;
    }
  }

  /** Runs work in a savepoint, so that an error doesn't affect the others. */
  function runInSavepoint({ run, fail }: Member): () => void {
    statement("savepoint work");
    try {
      const report = run();
      statement("release work");
      return report;
    } catch (error) {
      if (isDatabaseFailure(error) || !raw.inTransaction) throw error;
      statement("rollback to work");
      statement("release work");
      return () => fail(error);
    }
  }

  return <Result>(work: () => Steps<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const member: Member = {
        run: () => {
          const result = runSteps(work());
          return () => resolve(result);
        },
        fail: reject,
      };
      if (group.push(member) > 1) return;
      const call = new Deadline(patience);
      setImmediate(() => {
        const members = group;
        group = [];
        void store(members, call);
      });
    });
}

/** Errors of a single statement. Any other SQLite error is a failure of the database itself. */
const STATEMENT_ERRORS = ["CONSTRAINT", "ERROR", "MISMATCH", "RANGE", "TOOBIG"].map(
  (code) => `SQLITE_${code}`,
);

const isDatabaseFailure = (error: unknown) =>
  hasSqliteCode(error, "SQLITE_") && !STATEMENT_ERRORS.some((code) => hasSqliteCode(error, code));
