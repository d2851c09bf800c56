import { expect, test } from "vitest";
import { listByEmails } from "#server/features/participant-auth/repo";
import { testDatabase } from "#tests/helpers/database";
import { filesIn, textOf } from "#tests/helpers/source-files";
import { noteStatements } from "#tests/helpers/statements";

/** Queries use SQL that both SQLite and PostgreSQL understand, wherever it exists (decision 0134). */

const sources = filesIn("src/server").filter(
  (path) => path.endsWith(".ts") && !path.startsWith("src/server/db/sqlite/"),
);

/** Raw SQL in a source file, without values, quoted names and strings. */
const rawSqlIn = (path: string): string[] =>
  [...textOf(path).matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, sql = ""]) =>
    sql.replaceAll(/\$\{[^}]*\}|"[^"]*"|'[^']*'/g, ""),
  );

test("names with capitals are quoted in raw SQL, because PostgreSQL lowercases others", () => {
  const found = sources.flatMap((path) =>
    rawSqlIn(path).flatMap((sql) => (/\b[a-z]+[A-Z]\w*/.test(sql) ? [`${path}: ${sql}`] : [])),
  );
  expect(found).toEqual([]);
});

/** Tests of SQLite itself: its file, locks, statements, plans and old schemas. */
const TESTS_OF_SQLITE = `
  helpers/backups helpers/database helpers/server helpers/statements helpers/stored
  server/answer-cost server/backup server/backup-restore server/before-instrument server/boot server/database
  server/file-owners server/finder server/group-commit server/locks server/older-databases server/portable-sql server/public-names
  server/query-plans server/restart server/server-status server/transactions server/versions-migration
`
  .trim()
  .split(/\s+/)
  .map((name) => `tests/${name.startsWith("helpers/") ? name : `${name}.test`}.ts`);

const otherTests = filesIn("tests").filter(
  (path) => path.endsWith(".ts") && !path.startsWith("tests/unit/") && !TESTS_OF_SQLITE.includes(path),
);

test("tests read the database through tests/helpers/stored.ts, unless they are about SQLite", () => {
  const USES_SQLITE = /(?<!String)\.raw\b|\{[^}\n]*\braw\b[^}\n]*\}|\bopenDatabase\b|"better-sqlite3"/;
  expect(otherTests.filter((path) => USES_SQLITE.test(textOf(path)))).toEqual([]);
});

test("tests use SQL that SQLite and PostgreSQL both understand", () => {
  const ONLY_SQLITE =
    /\bjson_(?:extract|object|remove|replace|set|each)\b|\b(?:iif|instr)\(|\browid\b|rowid\(|\bINSERT OR\b|\bREPLACE INTO\b|LIMIT -1|sqlite_|PRAGMA|RAISE\(/i;
  const sqlIn = (path: string) =>
    [
      ...textOf(path).matchAll(
        /["`'](?=\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP)\b)[^`]*?["`']\s*[,;)]/gi,
      ),
    ].map(([sql]) => sql);
  const found = otherTests.flatMap((path) =>
    sqlIn(path).flatMap((sql) => (ONLY_SQLITE.test(sql) ? [`${path}: ${sql}`] : [])),
  );
  expect(found).toEqual([]);
});

test("repositories use no query-builder feature that only SQLite supports", () => {
  const ONLY_SQLITE = /replaceInto|orReplace|orIgnore|limit\(sql|\blit\((?:true|false)\)|MAX_SAFE_INTEGER/;
  const repos = sources.filter((path) => /(?:repo|store)\.ts$/.test(path));
  expect(repos.length).toBeGreaterThan(20);
  expect(repos.filter((path) => ONLY_SQLITE.test(textOf(path)))).toEqual([]);
});

test("an empty list finds nothing, without the empty parentheses that only SQLite accepts", async () => {
  const noted = noteStatements();
  const { db } = testDatabase();
  noted.length = 0;
  expect(await listByEmails(db, [])).toEqual([]);
  expect(noted).toHaveLength(1);
  expect(noted[0]).not.toMatch(/in \(\s*\)/);
});
