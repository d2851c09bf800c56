import { type CompiledQuery, PostgresQueryCompiler, type RootOperationNode } from "kysely";
import { isPrepared } from "../prepared-queries";

const compiler = new PostgresQueryCompiler();
const texts = new WeakMap<RootOperationNode, string>();

/** PostgreSQL text of a query. Prepared queries are compiled for SQLite, so they're recompiled once. */
export function textFor(query: CompiledQuery): string {
  if (!isPrepared(query)) return query.sql;
  const cached = texts.get(query.query);
  if (cached) return cached;
  const { sql } = compiler.compileQuery(query.query, query.queryId);
  texts.set(query.query, sql);
  return sql;
}
