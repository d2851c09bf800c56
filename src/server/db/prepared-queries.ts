import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  type RootOperationNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { ColumnPlugin, ColumnRef, encode } from "./column-codec";
import type { Db } from "./database";
import type { Schema } from "./schema";

/** Creates a placeholder for a parameter that is read from the input at each execution. */
export type Bind<Input> = <Value>(read: (input: Input) => Value) => Value;

/** A compiled query that only needs its parameters. */
export type PreparedQuery<Input, Row> = (input: Input) => CompiledQuery<Row>;

export type RowOf<Query> = Query extends PreparedQuery<never, infer Row> ? Row : never;

/** Queries for more rows are compiled each time, so that the cache stays bounded. */
const MAX_CACHED_ROWS = 16;

/** Queries compiled here, for SQLite. */
const prepared = new WeakSet<RootOperationNode>();

/** True if `prepareQuery` made the query. It is compiled for SQLite, so other engines must recompile it. */
export const isPrepared = ({ query }: CompiledQuery): boolean => prepared.has(query);

/** Builds queries without running them. */
const compilerDb: Db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  plugins: [new ColumnPlugin()],
});

/**
 * Prepares a query that is built and compiled on first use and then only gets new parameters, because building a query
 * takes far longer than running it (docs/performance.md).
 * @param build makes the query; values that differ per execution must come `from` the input
 */
export function prepareQuery<Input, Row>(build: (db: Db, from: Bind<Input>) => Compilable<Row>) {
  return prepareQueryByCount<Input, Row>(build, () => 1);
}

/** Same for a query whose SQL depends on the number of rows in its input. */
export function prepareQueryByCount<Input, Row>(
  build: (db: Db, from: Bind<Input>, count: number) => Compilable<Row>,
  countOf: (input: Input) => number,
): PreparedQuery<Input, Row> {
  const compiledByCount = new Map<number, CompiledQuery<Row>>();
  // Typed as the value that replaces the placeholder at execution.
  const from: Bind<Input> = <Value>(read: (input: Input) => Value) => new ColumnRef(read) as Value;

  function compile(count: number): CompiledQuery<Row> {
    const query = build(compilerDb, from, count).compile();
    prepared.add(query.query);
    if (count <= MAX_CACHED_ROWS) compiledByCount.set(count, query);
    return query;
  }

  return (input) => {
    const count = countOf(input);
    const query = compiledByCount.get(count) ?? compile(count);
    const parameters = query.parameters.map((value) =>
      value instanceof ColumnRef ? encode(value.read(input)) : value,
    );
    return { ...query, parameters };
  };
}

/** Runs a compiled query and returns its rows. */
export const rowsOf = async <Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> =>
  (await db.executeQuery(query)).rows;

/** Same for a query with at most one row. */
export const rowOf = async <Row>(db: Db, query: CompiledQuery<Row>): Promise<Row | undefined> =>
  (await db.executeQuery(query)).rows[0];

/** Row indexes for `prepareQueryByCount`: 0 to `count` - 1. */
export const paramRange = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Returns the item at an index. Throws if there is none. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error("A query was given fewer rows than it was built for.");
  return item;
}
