import { sql } from "kysely";
import { type Db, isSqlite } from "./database";
import { lineFeed } from "./search-predicate";

/** Characters that JavaScript's `trim` removes. */
const SPACES =
  "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

/** Searchable text of a row of `users`. */
export const personText = (db: Db) => sql<string>`coalesce(name, '') || ${lineFeed(db)} || email`;

const position = (db: Db) => (isSqlite(db) ? sql`instr` : sql`strpos`);

/** SQL version of the domain's `displayName`, for sorting. */
export const personName = (db: Db) => sql<string>`coalesce(
  nullif(trim(name, ${SPACES}), ''),
  nullif(substr(email, 1, ${position(db)}(email || '@', '@') - 1), ''),
  'Unknown User'
)`;
