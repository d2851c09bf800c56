import { type CompiledQuery, PostgresQueryCompiler, type RootOperationNode } from "kysely";
import { isPrepared } from "../prepared-queries";

const compiler = new PostgresQueryCompiler();
const texts = new WeakMap<RootOperationNode, string>();

/** The SQL of a query. One that `prepareQuery` made was compiled for SQLite, so it is compiled once more, at its first use. */
export function textFor(query: CompiledQuery): string {
  if (!isPrepared(query)) return query.sql;
  const known = texts.get(query.query);
  if (known) return known;
  const { sql } = compiler.compileQuery(query.query, query.queryId);
  texts.set(query.query, sql);
  return sql;
}
