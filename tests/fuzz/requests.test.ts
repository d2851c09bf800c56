import fc from "fast-check";
import { expect, test } from "vitest";
import { examples } from "#tests/helpers/effort";
import { type Caller, restWorld } from "#tests/helpers/rest-world";
import type { Agent, TestServer } from "#tests/helpers/server";
import { put, rows } from "#tests/helpers/stored";
import { anyRequest, type Request } from "./requests";

const REQUESTS = examples({ sample: 200, all: 10_000 });
/** Requests to one copy of the world. After them a fresh copy is used, because little may be left to delete. */
const REQUESTS_PER_COPY = 100;

/** Rows that only their owner and admins may change. */
const OWNERS_ROWS = [
  "SELECT id, email, name FROM users WHERE email = 'owner@example.com'",
  "SELECT * FROM user_assessments WHERE userId = (SELECT id FROM users WHERE email = 'owner@example.com')",
  "SELECT * FROM chat_messages WHERE userAssessmentId IN (SELECT id FROM user_assessments WHERE userId = (SELECT id FROM users WHERE email = 'owner@example.com'))",
  "SELECT * FROM answer_history WHERE userAssessmentId IN (SELECT id FROM user_assessments WHERE userId = (SELECT id FROM users WHERE email = 'owner@example.com'))",
];
/** Rows that no participant or visitor may change. */
const ADMINS = [
  "SELECT id, email, password FROM admins",
  "SELECT * FROM assessments",
  "SELECT * FROM assessment_questions",
  "SELECT * FROM user_assessment_questions WHERE versionId IN (SELECT versionId FROM user_assessments WHERE userId = (SELECT id FROM users WHERE email = 'owner@example.com'))",
];
/** Messages and answers: an admin may delete them, but not change them. */
const FIXED_TEXTS = [
  "SELECT id, versionId, questionText, questionType, options FROM user_assessment_questions",
  "SELECT id, userAssessmentId, role, content, metadata FROM chat_messages",
  "SELECT id, userAssessmentId, questionId, answer FROM answer_history",
  "SELECT id, userId, status, responses FROM user_assessments WHERE status = 'completed'",
];

type Row = Record<string, unknown>;
const look = (server: TestServer, queries: readonly string[]) =>
  Promise.all(queries.map((query) => rows<Row>(server, `${query} ORDER BY id`)));

function altered(before: readonly Row[][], after: readonly Row[][]): Row[] {
  return before.flatMap((rows, index) => {
    const now = new Map(after[index]!.map((row) => [row.id, JSON.stringify(row)]));
    return rows.filter((row) => now.has(row.id) && now.get(row.id) !== JSON.stringify(row));
  });
}

interface Place {
  server: TestServer;
  agent: Agent;
  cookies: Record<string, string>;
  sessions: Row[];
  remaining: number;
}

/** Sends requests as one caller and checks each response; `check` compares the rows before and after. */
async function fuzz(
  caller: Caller,
  count: number,
  watched: readonly string[],
  check: (before: Row[][], after: Row[][]) => void,
) {
  const world = await restWorld();
  let place: Place | undefined;
  const fresh = async (): Promise<Place> => {
    const { server, agent } = await world.as(caller);
    const sessions = await rows<Row>(server, "SELECT * FROM sessions");
    return { server, agent, cookies: { ...agent.cookies }, sessions, remaining: REQUESTS_PER_COPY };
  };
  await fc.assert(
    fc.asyncProperty(anyRequest(world.ids), async (request) => {
      if (!place || place.remaining === 0) place = await fresh();
      place.remaining -= 1;
      const before = await look(place.server, watched);
      await answersWell(place.agent, request);
      check(before, await look(place.server, watched));
      await signInAgain(place);
    }),
    { numRuns: count, endOnFailure: true },
  );
}

async function answersWell(agent: Agent, request: Request): Promise<void> {
  const { status, body } = await agent.send(request);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(/"httpStatus":5|"stack"|node_modules|SQLITE|SqliteError/);
  if (status >= 400 && request.url.startsWith("/api/")) expect(body).toEqual({ message: expect.any(String) });
}

/** Restores the sessions, so that the next request has the same caller after a sign-out. */
async function signInAgain({ server, agent, cookies, sessions }: Place): Promise<void> {
  agent.cookies = { ...cookies };
  await put(server, "DELETE FROM sessions");
  for (const { sid, sess, expire } of sessions)
    await put(server, "INSERT INTO sessions (sid, sess, expire) VALUES (?, ?, ?)", sid, sess, expire);
}

const untouched = (before: Row[][], after: Row[][]) => expect(after).toEqual(before);
const unaltered = (before: Row[][], after: Row[][]) => expect(altered(before, after)).toEqual([]);

test("no request of a visitor causes a fault or changes other people's data", { timeout: 600_000 }, () =>
  fuzz("anonymous", REQUESTS / 4, [...OWNERS_ROWS, ...ADMINS.slice(1)], untouched),
);

test("no request of a participant causes a fault or changes other people's data", { timeout: 600_000 }, () =>
  fuzz("other", REQUESTS / 2, [...OWNERS_ROWS, ...ADMINS], untouched),
);

test("no request of an admin causes a fault or rewrites messages and answers", { timeout: 600_000 }, () =>
  fuzz("admin", REQUESTS / 4, FIXED_TEXTS, unaltered),
);
