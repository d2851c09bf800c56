import { jsonArrayFrom as inPostgres } from "kysely/helpers/postgres";
import { jsonArrayFrom as inSqlite } from "kysely/helpers/sqlite";
import { type Db, isSqlite } from "./database";

/** All rows of a query as one JSON value, decoded by the column codec (`ROW_COLUMNS`). */
export const jsonRows = <Row>(db: Db, query: Parameters<typeof inSqlite<Row>>[0]) =>
  isSqlite(db) ? inSqlite(query) : inPostgres(query);
