import { expect, test } from "vitest";
import { migrations, postgresMigrations } from "#migrations/index";
import { sqliteDatabase, testDatabase } from "#tests/helpers/database";
import { put, rows, type Stored, values } from "#tests/helpers/stored";

/** Both engines have the same schema (decision 0134): PostgreSQL starts with a baseline, SQLite has migrations. */

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  default: string | null;
  generated: boolean;
}

/** Removes what PostgreSQL adds to a default or a condition. */
const plain = (sql: string | null) => sql?.replaceAll(/::\w+|[()"]/g, "").trim() ?? null;

const KINDS: Readonly<Record<string, string>> = {
  INTEGER: "number",
  REAL: "fraction",
  TEXT: "text",
  bigint: "number",
  smallint: "number",
  "double precision": "fraction",
  text: "text",
};

const sorted = (fields: object) => JSON.stringify(Object.entries(fields).sort());
const byName = (one: object, other: object) => (sorted(one) < sorted(other) ? -1 : 1);
const isOurs = ({ table }: { table: string }) => table !== "sqlite_sequence" && table !== "migrations";

async function columnsOf(stored: Stored): Promise<Column[]> {
  const found = stored.postgres
    ? await rows<Column>(
        stored,
        `SELECT table_name AS "table", column_name AS name, data_type AS type, is_nullable = 'NO' AS required,
           column_default AS "default", is_generated = 'ALWAYS' AS generated
         FROM information_schema.columns WHERE table_schema = 'public'`,
      )
    : (
        await rows<Record<"table" | "name" | "type" | "default", string> & Record<string, number>>(
          stored,
          `SELECT m.name AS "table", c.name, c.type, (c."notnull" OR c.pk > 0) AS required, c.dflt_value AS "default",
             c.hidden > 1 AS generated
           FROM sqlite_schema m, pragma_table_xinfo(m.name) c WHERE m.type = 'table'`,
        )
      ).map((column) => ({ ...column, required: column.required === 1, generated: column.generated === 1 }));
  return found
    .filter(isOurs)
    .map((column) => ({ ...column, type: KINDS[column.type] ?? column.type, default: plain(column.default) }))
    .sort(byName);
}

/** Unique constraints and primary keys. */
async function uniquesOf(stored: Stored) {
  const found = stored.postgres
    ? await rows<{ table: string; columns: string; only: string | null }>(
        stored,
        `SELECT t.relname AS "table", pg_get_expr(i.indpred, i.indrelid) AS only,
           (SELECT string_agg(a.attname, ',' ORDER BY k.place) FROM unnest(i.indkey) WITH ORDINALITY AS k (attnum, place)
            JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum) AS columns
         FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
         WHERE i.indisunique AND t.relnamespace = 'public'::regnamespace`,
      )
    : await rows<{ table: string; columns: string; only: string | null }>(
        stored,
        `SELECT m.name AS "table", (SELECT group_concat(name) FROM (SELECT name FROM pragma_index_info(i.name) ORDER BY seqno))
           AS columns, substr(s.sql, nullif(instr(s.sql, ' WHERE '), 0) + 7) AS only
         FROM sqlite_schema m, pragma_index_list(m.name) i LEFT JOIN sqlite_schema s ON s.name = i.name
         WHERE m.type = 'table' AND i."unique" = 1
         UNION ALL SELECT m.name, c.name, NULL FROM sqlite_schema m, pragma_table_info(m.name) c
         WHERE m.type = 'table' AND c.pk = 1 AND c.type = 'INTEGER'
           AND NOT EXISTS (SELECT 1 FROM pragma_index_list(m.name) WHERE origin = 'pk')`,
      );
  return found
    .filter(isOurs)
    .map((unique) => ({ ...unique, only: plain(unique.only) }))
    .sort(byName);
}

async function foreignKeysOf(stored: Stored) {
  const found = await rows<{ table: string }>(
    stored,
    stored.postgres
      ? `SELECT t.relname AS "table", a.attname AS "column", o.relname AS target, b.attname AS key,
           CASE c.confdeltype WHEN 'c' THEN 'CASCADE' ELSE 'NO ACTION' END AS "onDelete"
         FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class o ON o.oid = c.confrelid
         CROSS JOIN LATERAL unnest(c.conkey, c.confkey) AS pair (own, other)
         JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = pair.own
         JOIN pg_attribute b ON b.attrelid = o.oid AND b.attnum = pair.other WHERE c.contype = 'f'`
      : `SELECT m.name AS "table", f."from" AS "column", f."table" AS target, f."to" AS key, f.on_delete AS "onDelete"
         FROM sqlite_schema m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`,
  );
  return found.sort(byName);
}

/** Number of check constraints per table. */
async function checksOf(stored: Stored) {
  if (stored.postgres) {
    return rows(
      stored,
      `SELECT t.relname AS "table", count(*) AS checks FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
       WHERE c.contype = 'c' AND t.relnamespace = 'public'::regnamespace GROUP BY 1 ORDER BY 1`,
    );
  }
  const tables = await rows<{ table: string; sql: string }>(
    stored,
    `SELECT name AS "table", sql FROM sqlite_schema WHERE type = 'table' ORDER BY name`,
  );
  return tables.flatMap(({ table, sql }) => {
    const checks = sql.match(/\bCHECK \(/g)?.length ?? 0;
    return checks > 0 ? [{ table, checks }] : [];
  });
}

test.each([
  ["columns", columnsOf],
  ["what is unique", uniquesOf],
  ["foreign keys", foreignKeysOf],
  ["conditions", checksOf],
])("both engines have the same %s", async (_what, read) => {
  const found = await read(testDatabase());
  expect(found.length).toBeGreaterThan(10);
  expect(found).toEqual(await read(sqliteDatabase()));
});

test("the newest migration has the same name on both", async () => {
  expect(postgresMigrations.at(-1)?.name).toBe(migrations.at(-1)?.name);
});

/** Changes of a template and its attempts that fire triggers. */
const STORY: readonly string[] = [
  "INSERT INTO users (id, email, createdAt, updatedAt) VALUES (1, 'pat@example.com', 0, 0), (2, 'jo@example.com', 0, 0)",
  "INSERT INTO assessments (id, title, createdAt, updatedAt) VALUES (1, 'Growth', 0, 0), (2, 'Team', 0, 0)",
  `INSERT INTO assessment_questions (id, assessmentId, questionText, questionType, "order", createdAt, updatedAt)
   VALUES (1, 1, 'What?', 'text', 1, 0, 0), (2, 2, 'Who?', 'text', 1, 0, 0)`,
  "INSERT INTO assessment_versions (id, assessmentId, isCurrent, createdAt) VALUES (1, 1, 1, 0), (2, 2, 1, 0)",
  "UPDATE assessment_questions SET updatedAt = 1",
  `UPDATE assessment_questions SET "order" = 2 WHERE id = 1`,
  "INSERT INTO assessment_versions (id, assessmentId, isCurrent, createdAt) VALUES (3, 1, 1, 0)",
  "INSERT INTO user_assessments (id, userId, assessmentId, versionId, createdAt, updatedAt) VALUES (1, 1, 1, 3, 0, 0)",
  "INSERT INTO user_assessments (id, userId, assessmentId, versionId, createdAt, updatedAt) VALUES (2, 2, 2, 2, 0, 0)",
  "UPDATE user_assessments SET status = 'in_progress', startedAt = 5 WHERE id = 1",
  "UPDATE user_assessments SET progress = 50 WHERE id = 1",
  "UPDATE assessment_questions SET followUpQuestion = 'And?' WHERE id = 1",
  "INSERT INTO assessment_versions (id, assessmentId, isCurrent, createdAt) VALUES (4, 1, 1, 0)",
  "UPDATE assessments SET description = 'New' WHERE id = 1",
  "UPDATE assessments SET scoring = '{}' WHERE id = 1",
  "INSERT INTO assessment_versions (id, assessmentId, isCurrent, createdAt) VALUES (5, 1, 1, 0)",
  "UPDATE assessments SET scoring = '{}' WHERE id = 1",
  "UPDATE assessments SET chatSuggestions = '[]' WHERE id = 1",
  "INSERT INTO assessment_versions (id, assessmentId, isCurrent, createdAt) VALUES (6, 1, 1, 0)",
  `INSERT INTO advice_cards (id, assessmentId, key, "when", kind, title, why, steps, effort, impact, createdAt, updatedAt)
   VALUES (1, 1, 'a', '{}', 'risk', 'T', 'W', '[]', 1, 1, 0, 0)`,
  "INSERT INTO assessment_versions (id, assessmentId, isCurrent, createdAt) VALUES (7, 1, 1, 0)",
  "UPDATE advice_cards SET title = 'U'",
  "INSERT INTO assessment_versions (id, assessmentId, isCurrent, createdAt) VALUES (8, 1, 1, 0)",
  "DELETE FROM advice_cards",
  "INSERT INTO assessment_versions (id, assessmentId, isCurrent, createdAt) VALUES (9, 1, 1, 0)",
  "DELETE FROM assessment_questions WHERE id = 1",
  "UPDATE user_assessments SET status = 'completed' WHERE id = 1",
  "DELETE FROM user_assessments WHERE id = 1",
  "DELETE FROM users WHERE id = 2",
];

async function effects(stored: Stored): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const statement of STORY) {
    await put(stored, statement);
    seen.push([
      statement,
      await values(stored, "SELECT 10 * id + isCurrent FROM assessment_versions ORDER BY id"),
      await rows(stored, "SELECT * FROM attempt_counts ORDER BY assessmentId, status"),
      await values(stored, "SELECT begunAt FROM user_assessments ORDER BY id"),
    ]);
  }
  return seen;
}

test("triggers have the same effects", async () => {
  expect(await effects(testDatabase())).toEqual(await effects(sqliteDatabase()));
});

const REFUSED: readonly string[] = [
  "INSERT INTO admins (email, password, createdAt, updatedAt) VALUES ('a', 'x', 0, 0), ('a', 'x', 0, 0)",
  "INSERT INTO assessments (title, isActive, createdAt, updatedAt) VALUES ('T', 2, 0, 0)",
  "INSERT INTO assessments (title, scoring, createdAt, updatedAt) VALUES ('T', '{', 0, 0)",
  "INSERT INTO sessions (sid, sess, expire) VALUES ('a', 'no JSON', 0)",
  "INSERT INTO jobs (kind, dedupeKey, payload, runAt, createdAt) VALUES ('a', 'a', NULL, 0, 0)",
  "INSERT INTO sign_in_links (hash, userId, expiresAt, createdAt) VALUES ('a', 9, 0, 0)",
  "INSERT INTO session_secret (id, fingerprint) VALUES (2, 'a')",
];

test.each(REFUSED)("both engines refuse: %s", async (statement) => {
  for (const stored of [testDatabase(), sqliteDatabase()])
    await expect(put(stored, statement)).rejects.toThrow();
});
