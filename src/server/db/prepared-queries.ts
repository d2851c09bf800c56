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

/** Marks where a value of what a query is run with goes. */
export type Bind<Given> = <Value>(read: (given: Given) => Value) => Value;

/** A query that waits for its values. */
export type PreparedQuery<Given, Row> = (given: Given) => CompiledQuery<Row>;

/** A row that such a query gives. */
export type RowOf<Query> = Query extends PreparedQuery<never, infer Row> ? Row : never;

/** A query with more rows than this is built anew each time, so that what is kept has a bound. */
const MOST_KEPT = 16;

/** What was compiled here, which is for SQLite. */
const prepared = new WeakSet<RootOperationNode>();

/** Whether `prepareQuery` made a query: another engine has to compile it anew, whatever database it is run on. */
export const isPrepared = ({ query }: CompiledQuery): boolean => prepared.has(query);

/** Builds queries and runs none. */
const workshop: Db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  plugins: [new ColumnPlugin()],
});

/**
 * A query that is built and compiled at its first use and only filled with values after that, for what every call
 * needs: building one takes far longer than running it (docs/performance.md).
 * @param build makes the query; a value that differs from run to run must come `from` what is given
 */
export function prepareQuery<Given, Row>(build: (db: Db, from: Bind<Given>) => Compilable<Row>) {
  return prepareQueryByCount<Given, Row>(build, () => 1);
}

/** The same for a query whose words depend on how many rows it is given. */
export function prepareQueryByCount<Given, Row>(
  build: (db: Db, from: Bind<Given>, count: number) => Compilable<Row>,
  countOf: (given: Given) => number,
): PreparedQuery<Given, Row> {
  const kept = new Map<number, CompiledQuery<Row>>();
  // The type is that of the value which takes the place once the query is run.
  const from: Bind<Given> = <Value>(read: (given: Given) => Value) => new ColumnRef(read) as Value;

  function compile(count: number): CompiledQuery<Row> {
    const query = build(workshop, from, count).compile();
    prepared.add(query.query);
    if (count <= MOST_KEPT) kept.set(count, query);
    return query;
  }

  return (given) => {
    const count = countOf(given);
    const query = kept.get(count) ?? compile(count);
    const parameters = query.parameters.map((value) =>
      value instanceof ColumnRef ? encode(value.read(given)) : value,
    );
    return { ...query, parameters };
  };
}

/** Runs a compiled query by itself and gives its rows. */
export const rowsOf = async <Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> =>
  (await db.executeQuery(query)).rows;

/** The same for a query that gives one row at most. */
export const rowOf = async <Row>(db: Db, query: CompiledQuery<Row>): Promise<Row | undefined> =>
  (await db.executeQuery(query)).rows[0];

/** The places of so many rows: 0, 1, 2. */
export const paramRange = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The row at that place, of which there must be one. */
export function itemAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new Error("A query was given fewer rows than it was built for.");
  return item;
}
