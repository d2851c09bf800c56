import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { ConnectionPool, PooledConnection } from "./connection-pool";

/** Kysely's dialect with a driver that names statements, so that PostgreSQL plans each only once. */
export const createDialect = (pool: ConnectionPool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PoolDriver(pool),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class Connection implements DatabaseConnection {
  readonly pooled: PooledConnection;

  constructor(pooled: PooledConnection) {
    this.pooled = pooled;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.pooled.run<Row>(query);
  }

  /** Returns all rows at once, since no query reads enough to need streaming. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

class PoolDriver implements Driver {
  readonly #pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  acquireConnection = async (): Promise<DatabaseConnection> => new Connection(await this.#pool.acquire());

  beginTransaction = (connection: DatabaseConnection) => pooledOf(connection).begin();
  commitTransaction = (connection: DatabaseConnection) => pooledOf(connection).commit();
  rollbackTransaction = (connection: DatabaseConnection) => pooledOf(connection).rollback();

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    pooledOf(connection).release();
  }

  destroy = () => this.#pool.end();
}

function pooledOf(connection: DatabaseConnection): PooledConnection {
  if (connection instanceof Connection) return connection.pooled;
  throw new Error("This connection belongs to another database.");
}
