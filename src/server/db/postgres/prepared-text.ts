import { type CompiledQuery, PostgresQueryCompiler, type RootOperationNode } from "kysely";
import { isPrepared } from "../prepared-queries";

const compiler = new PostgresQueryCompiler();
const texts = new WeakMap<RootOperationNode, string>();

/**
 * The PostgreSQL text of a query. Queries from `prepareQuery` are compiled for SQLite, so they're recompiled on first
 * use.
 */
export function textFor(query: CompiledQuery): string {
  if (!isPrepared(query)) return query.sql;
  const known = texts.get(query.query);
  if (known) return known;
  const { sql } = compiler.compileQuery(query.query, query.queryId);
  texts.set(query.query, sql);
  return sql;
}
