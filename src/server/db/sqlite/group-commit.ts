import type { CompiledQuery } from "kysely";
import { decodeRow } from "../column-codec";
import type { Commit, Steps } from "../commit";
import { BUSY_TIMEOUT_MS, createWriteTurns, Deadline } from "./deadline";
import type { DialectOptions } from "./dialect";
import type { RawDatabase } from "./open";
import { hasSqliteCode, orDiskFull } from "./sqlite-errors";
import { createStatementCache } from "./statement-cache";

/** One work, on its way to being stored. */
interface Member {
  /** Gives what tells whoever asked; throws what the work throws. */
  run(): () => void;
  fail(cause: unknown): void;
}

/**
 * The commit on SQLite, in one go: nothing is awaited between its begin and its commit, so no other work of this process
 * comes in between, and what it reads cannot change before it is written.
 *
 * What is asked for in one turn of the event loop shares a transaction, and so one wait for the disk: each work is
 * told of its own outcome after the commit, and one that throws takes back what it wrote and nothing else. When the
 * database itself fails, all of them are told so, and nothing is stored (decision 0045).
 * @param raw what the database is written through, in the same turns as by its other users
 */
export function createGroupCommit(raw: RawDatabase, options: DialectOptions): Commit {
  const { turns = createWriteTurns(), patience = BUSY_TIMEOUT_MS, onDiskFull = () => undefined } = options;
  const { prepare, execute } = createStatementCache(raw);
  const statement = (sql: string) => prepare(sql).run();
  let group: Member[] = [];

  const rowsOf = (query: CompiledQuery) =>
    execute<Record<string, unknown>>(query).rows.map((row) => decodeRow(row));

  /** Runs the steps one after another, each at once. Nobody else writes meanwhile, so a lock takes nothing. */
  function finish<Result>(steps: Steps<Result>): Result {
    let step = steps.next();
    while (!step.done) step = steps.next("lock" in step.value ? [] : rowsOf(step.value));
    return step.value;
  }

  async function store(members: readonly Member[], call: Deadline): Promise<void> {
    try {
      const endTurn = await call.place(turns);
      try {
        const tell = await call.retry(() => storeAll(members));
        for (const one of tell) one();
      } finally {
        endTurn();
      }
    } catch (cause) {
      const told = orDiskFull(cause, onDiskFull);
      for (const { fail } of members) fail(told);
    }
  }

  /** Gives what tells each its outcome; throws when the database fails, with nothing stored. */
  function storeAll(members: readonly Member[]): (() => void)[] {
    statement("begin immediate");
    try {
      const tell = members.map(members.length > 1 ? runByItself : ({ run }) => run());
      statement("commit");
      return tell;
    } catch (error) {
      // With a full disk SQLite rolls back by itself.
      if (raw.inTransaction) statement("rollback");
      throw error;
    }
  }

  /** One work among others: where it throws, they stay as they are. */
  function runByItself({ run, fail }: Member): () => void {
    statement("savepoint work");
    try {
      const tell = run();
      statement("release work");
      return tell;
    } catch (error) {
      if (isOfDatabase(error) || !raw.inTransaction) throw error;
      statement("rollback to work");
      statement("release work");
      return () => fail(error);
    }
  }

  return <Result>(work: () => Steps<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const member: Member = {
        run: () => {
          const result = finish(work());
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

/** What SQLite says of one statement; with anything else the database itself is in trouble. */
const OF_A_STATEMENT = ["CONSTRAINT", "ERROR", "MISMATCH", "RANGE", "TOOBIG"].map((code) => `SQLITE_${code}`);

const isOfDatabase = (error: unknown) =>
  hasSqliteCode(error, "SQLITE_") && !OF_A_STATEMENT.some((code) => hasSqliteCode(error, code));
