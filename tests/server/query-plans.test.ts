import { expect, test } from "vitest";
import { contains } from "#server/db/search-predicate";
import { personText } from "#server/db/user-columns";
import { testDatabase } from "#tests/helpers/database";

test.each(["zoe", "zoë"])("a search for %s reads only its index", (needle) => {
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

function planner() {
  const { raw } = testDatabase();
  return (query: string) =>
    raw
      .prepare(`EXPLAIN QUERY PLAN ${query}`)
      .all()
      .map((step) => (step as { detail: string }).detail);
}

test("filtering a list by score reads the index of overall scores", () => {
  const plan = planner();
  const search = "SEARCH attempt_scores USING COVERING INDEX attempt_scores_overall";
  const overall = "FROM attempt_scores WHERE dimension = ''";
  expect(plan(`SELECT userAssessmentId ${overall} AND band = 'Low' AND shown >= 2`)).toEqual([
    `${search} (band=? AND shown>?)`,
  ]);
  expect(plan(`SELECT min(band) ${overall} AND band > 'Low'`)).toEqual([`${search} (band>?)`]);
});

test("the dashboard counts recent attempts using only indexes", () => {
  const plan = planner();
  for (const [column, index] of [
    ["createdAt", "newest"],
    ["startedAt", "started"],
    ["completedAt", "completed"],
  ]) {
    expect(plan(`SELECT count(*) FROM user_assessments WHERE ${column} > 5`)).toEqual([
      `SEARCH user_assessments USING COVERING INDEX user_assessments_${index} (${column}>?)`,
    ]);
  }
  const latest =
    "FROM user_assessments WHERE completedAt IS NOT NULL ORDER BY completedAt DESC, id DESC LIMIT 7";
  expect(plan(`SELECT id ${latest}`)).toEqual([
    "SEARCH user_assessments USING COVERING INDEX user_assessments_completed (completedAt>?)",
  ]);
});
