import { put, type Stored } from "#tests/helpers/stored";

const GIVEN_NAMES = [
  ..."Ada Amara Ben Carla Daniel Elena Fatima Georg Hana Ivan Jane John Jonas Kemal Lena".split(" "),
  ..."Maria Marek Mariam Nina Omar Paula Quentin Rosa Sven Tariq Uma Viktor Wanda Xenia Yuki".split(" "),
];
const FAMILY_NAMES = [
  ..."Abel Baker Castro Diaz Evans Fischer Garcia Haddad Ito Jensen Kovac Larsen Martin".split(" "),
  ..."Nowak Okafor Petrov Quinn Rossi Schmidt Tanaka Ueda Varga Weber Young Zhang".split(" "),
];

const asRows = (names: readonly string[]) => names.map((name, at) => `(${at}, '${name}')`).join(", ");

/**
 * Inserts users into an empty database, each with one attempt, a third of them completed. Their templates are "Growth
 * check 1" to "Growth check 12" in turn. Emails are person1@example.com, person2@example.com and so on; the last is the
 * newest.
 */
export async function insertManyPeople(stored: Stored, count: number): Promise<void> {
  const numbersTo = (last: number) => `n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`;
  const now = Date.now();
  await put(
    stored,
    `INSERT INTO assessments (title, description, createdAt, updatedAt)
       WITH RECURSIVE ${numbersTo(12)}
       SELECT 'Growth check ' || i, 'Where you stand, and what to do next.', ${now}, ${now} FROM n ORDER BY i;
     INSERT INTO users (email, name, createdAt, updatedAt)
       WITH RECURSIVE ${numbersTo(count)}, given(place, name) AS (VALUES ${asRows(GIVEN_NAMES)}),
         family(place, name) AS (VALUES ${asRows(FAMILY_NAMES)})
       SELECT 'person' || i || '@example.com', given.name || ' ' || family.name,
         ${now} - (${count} - i) * CAST(60000 AS BIGINT), ${now}
       FROM n JOIN given ON given.place = i % ${GIVEN_NAMES.length}
         JOIN family ON family.place = i / 7 % ${FAMILY_NAMES.length} ORDER BY i;
     INSERT INTO user_assessments
         (userId, assessmentId, status, progress, startedAt, completedAt, createdAt, updatedAt)
       SELECT id, (SELECT max(id) - 11 FROM assessments) + id % 12, CASE WHEN id % 3 = 0 THEN 'completed' ELSE 'in_progress' END,
         CASE WHEN id % 3 = 0 THEN 100 ELSE id % 100 END, createdAt,
         CASE WHEN id % 3 = 0 THEN createdAt + 900000 END, createdAt, ${now} FROM users ORDER BY id`,
  );
}
