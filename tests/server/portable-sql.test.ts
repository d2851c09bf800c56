import { expect, test } from "vitest";
import { listByEmails } from "#server/features/participant-auth/repo";
import { testDatabase } from "#tests/helpers/database";
import { filesIn, textOf } from "#tests/helpers/source-files";
import { noteStatements } from "#tests/helpers/statements";

/** Queries are in the SQL that SQLite and PostgreSQL both understand, wherever there is such a form (decision 0134). */

const sources = filesIn("src/server").filter(
  (path) => path.endsWith(".ts") && !path.startsWith("src/server/db/sqlite/"),
);

/** The raw SQL in a source, without values, quoted names and texts. */
const rawSqlIn = (path: string): string[] =>
  [...textOf(path).matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, sql = ""]) =>
    sql.replaceAll(/\$\{[^}]*\}|"[^"]*"|'[^']*'/g, ""),
  );

test("names with capitals are quoted in raw SQL: PostgreSQL would make them lower case", () => {
  const found = sources.flatMap((path) =>
    rawSqlIn(path).flatMap((sql) => (/\b[a-z]+[A-Z]\w*/.test(sql) ? [`${path}: ${sql}`] : [])),
  );
  expect(found).toEqual([]);
});

test("nothing is written that only SQLite understands", () => {
  const ONLY_SQLITE = /replaceInto|orReplace|orIgnore|limit\(sql|\blit\((?:true|false)\)|MAX_SAFE_INTEGER/;
  const repos = sources.filter((path) => /(?:repo|store)\.ts$/.test(path));
  expect(repos.length).toBeGreaterThan(20);
  expect(repos.filter((path) => ONLY_SQLITE.test(textOf(path)))).toEqual([]);
});

test("an empty list finds nothing, without the empty parentheses that only SQLite takes", async () => {
  const noted = noteStatements();
  const { db } = testDatabase();
  noted.length = 0;
  expect(await listByEmails(db, [])).toEqual([]);
  expect(noted).toHaveLength(1);
  expect(noted[0]).not.toMatch(/in \(\s*\)/);
});
