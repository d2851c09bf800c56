import type { RawDatabase } from "#server/db/sqlite/open";

const GIVEN_NAMES = [
  ..."Ada Amara Ben Carla Daniel Elena Fatima Georg Hana Ivan Jane John Jonas Kemal Lena".split(" "),
  ..."Maria Marek Mariam Nina Omar Paula Quentin Rosa Sven Tariq Uma Viktor Wanda Xenia Yuki".split(" "),
];
const FAMILY_NAMES = [
  ..."Abel Baker Castro Diaz Evans Fischer Garcia Haddad Ito Jensen Kovac Larsen Martin".split(" "),
  ..."Nowak Okafor Petrov Quinn Rossi Schmidt Tanaka Ueda Varga Weber Young Zhang".split(" "),
];

/**
 * Puts users into a database that has none, each with one attempt, a third of them completed. They take turns at the
 * templates "Growth check 1" to "Growth check 12". The newest is the last: person10000@example.com, say.
 */
export function insertManyPeople(raw: RawDatabase, count: number): void {
  const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < @last)";
  const names = { given: JSON.stringify(GIVEN_NAMES), family: JSON.stringify(FAMILY_NAMES) };
  const now = Date.now();
  raw.transaction(() => {
    raw
      .prepare(
        `INSERT INTO assessments (title, description, createdAt, updatedAt) ${numbers}
         SELECT 'Growth check ' || i, 'Where you stand, and what to do next.', @now, @now FROM n`,
      )
      .run({ last: 12, now });
    raw
      .prepare(
        `INSERT INTO users (email, name, createdAt, updatedAt) ${numbers}
         SELECT 'person' || i || '@example.com',
           json_extract(@given, '$[' || (i % ${GIVEN_NAMES.length}) || ']') || ' ' ||
           json_extract(@family, '$[' || (i / 7 % ${FAMILY_NAMES.length}) || ']'),
           @now - (@last - i) * 60000, @now FROM n`,
      )
      .run({ last: count, now, ...names });
    raw
      .prepare(
        `INSERT INTO user_assessments
           (userId, assessmentId, status, progress, startedAt, completedAt, createdAt, updatedAt)
         SELECT id, 1 + id % 12, iif(id % 3 = 0, 'completed', 'in_progress'), iif(id % 3 = 0, 100, id % 100),
           createdAt, iif(id % 3 = 0, createdAt + 900000, NULL), createdAt, @now FROM users`,
      )
      .run({ now });
  })();
}
