import type { RawDatabase } from "./open";

const LIMIT = 500;

/** The part of a connection that Kysely uses; a statement is prepared once and kept. */
export function keepStatements(raw: RawDatabase) {
  const kept = new Map<string, ReturnType<RawDatabase["prepare"]>>();
  return {
    close: () => raw.close(),
    prepare(sql: string) {
      const known = kept.get(sql);
      if (known) return known;
      if (kept.size >= LIMIT) kept.clear();
      const statement = raw.prepare(sql);
      kept.set(sql, statement);
      return statement;
    },
  };
}
