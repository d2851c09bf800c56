import { expect, test } from "vitest";
import { contains } from "#server/db/search-predicate";
import { personText } from "#server/db/user-columns";
import { testDatabase } from "#tests/helpers/database";

/** How SQLite runs the queries of the admin's lists. */

test.each(["zoe", "zoë"])("a search for %s reads its index and not the rows", (needle) => {
  const { db, raw } = testDatabase();
  raw.function("fold", { deterministic: true }, String);
  const query = db
    .selectFrom("users")
    .select("id")
    .where(contains(db, personText(db), needle))
    .compile();
  const plan = raw.prepare(`EXPLAIN QUERY PLAN ${query.sql}`).all(query.parameters);
  expect(plan).toMatchObject([{ detail: "SCAN users USING COVERING INDEX users_searched" }]);
});

test("a list that is filtered by score reads the index of overall scores", () => {
  const { raw } = testDatabase();
  const plan = (query: string) =>
    raw
      .prepare(`EXPLAIN QUERY PLAN ${query}`)
      .all()
      .map((step) => (step as { detail: string }).detail);
  const search = "SEARCH attempt_scores USING COVERING INDEX attempt_scores_overall";
  const overall = "FROM attempt_scores WHERE dimension = ''";
  expect(plan(`SELECT userAssessmentId ${overall} AND band = 'Low' AND shown >= 2`)).toEqual([
    `${search} (band=? AND shown>?)`,
  ]);
  expect(plan(`SELECT min(band) ${overall} AND band > 'Low'`)).toEqual([`${search} (band>?)`]);
});
