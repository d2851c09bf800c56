import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { ATTEMPT_STATUSES } from "#shared/domain/attempt";
import { ATTEMPT_SORTS, MAIL_SORTS, PAGE_SIZES, USER_SORTS } from "#shared/domain/list-options";
import { MAIL_STATES } from "#shared/domain/mail";
import { examples } from "#tests/helpers/effort";
import {
  attemptsInMemory,
  type ListedAttempt,
  type ListedMail,
  type ListedUser,
  mailsInMemory,
  usersInMemory,
} from "#tests/helpers/lists-in-memory";
import { insertManyPeople } from "#tests/helpers/many-people";
import { isOnPostgres } from "#tests/helpers/postgres-database";
import { type TestServer, testServer } from "#tests/helpers/server";
import { put } from "#tests/helpers/stored";

const COUNT = 60;

/** Words that SQLite's lower() and sorting handle differently from JavaScript. */
const words = fc.constantFrom(
  ..."Zoë ZOE zoe Åsa asa ÅSA İpek ipek IPEK ı ΣΊΣΥΦΟΣ Σίσυφος ß SS STRASSE Straße Kelvin kelvin KELVIN 李 雷 ǅ ﬁ ﬁn".split(
    " ",
  ),
  ..."e\u0301 é É %_ ' \" \\ 😀 👩‍👩‍👧 a-b a b A.B Jo jo J\u00a0o \ufeffJo naïve Œuvre œuvre 10 2 Ⅷ ⅷ".split(
    " ",
  ),
);
const text = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(" ")),
  // PostgreSQL sorts rare characters by its own version of ICU.
  fc
    .string({ unit: isOnPostgres ? "grapheme-ascii" : "grapheme", maxLength: 8 })
    .filter((one) => !one.includes("\0")),
);
const band = fc.constantFrom("Low", "Middle", "High");
const moment = fc.integer({ min: 1, max: 20 });

const world = fc.record({
  titles: fc.array(fc.oneof(text, fc.constant("")), { minLength: 3, maxLength: 3 }),
  people: fc.array(
    fc.record({
      name: fc.option(fc.oneof(text, fc.constant("  "), fc.constant(""))),
      local: text,
      title: fc.integer({ min: 1, max: 3 }),
      status: fc.constantFrom(...ATTEMPT_STATUSES),
      progress: fc.constantFrom(0, 50, 100),
      startedAt: fc.option(moment),
      createdAt: moment,
      score: fc.option(fc.record({ value: fc.integer({ min: 0, max: 4 }), band })),
      subject: text,
      state: fc.constantFrom(...MAIL_STATES),
    }),
    { minLength: COUNT, maxLength: COUNT },
  ),
});
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

/** Search text: part of a searchable value, sometimes in another case, or something that never matches. */
const needle = fc
  .record({
    from: fc.nat(1_000),
    start: fc.nat(30),
    length: fc.integer({ min: 1, max: 40 }),
    change: fc.constantFrom(
      (part: string) => part,
      (part: string) => part.toUpperCase(),
      (part: string) => ` ${part.toLowerCase()} `,
      () => "",
      () => "nowhere",
    ),
  })
  .map(({ from, start, length, change }) => (texts: readonly string[]) => {
    const characters = [...(texts[from % texts.length] ?? "")];
    return change(
      characters
        .slice(start % characters.length)
        .slice(0, length)
        .join(""),
    );
  });
const shownValue = fc.integer({ min: 0, max: 4 });
const view = { page: fc.constantFrom(1, 2, 3, 1_000), size: fc.constantFrom(...PAGE_SIZES) };

interface Listed {
  users: ListedUser[];
  attempts: ListedAttempt[];
  mails: ListedMail[];
}

type Fields = Record<string, unknown>;

/** Inserts rows with the same fields in one statement. */
async function insert(server: TestServer, table: string, all: readonly Fields[]): Promise<void> {
  if (all.length === 0) return;
  const names = Object.keys(all[0] ?? {});
  const marks = `(${names.map(() => "?").join(", ")})`;
  await put(
    server,
    `INSERT INTO ${table} (${names.join(", ")}) VALUES ${all.map(() => marks).join(", ")}`,
    ...all.flatMap(Object.values),
  );
}

const scoreRow = (
  userAssessmentId: number,
  dimension: string,
  value: number,
  shown: number,
  band: string,
) => ({
  ...{ userAssessmentId, dimension, value, shown, band },
  ...{ answered: 1, asked: 1, coverage: 1, fingerprint: "" },
});

async function store(server: TestServer, { titles, people }: World): Promise<Listed> {
  await put(
    server,
    "DELETE FROM users; DELETE FROM mail_outbox; DELETE FROM user_assessments; DELETE FROM assessments",
  );
  const templates = titles.map((title, index) => ({ id: index + 1, title, createdAt: 0, updatedAt: 0 }));
  await insert(server, "assessments", templates);
  const users: Fields[] = [];
  const attempts: Fields[] = [];
  const mails: Fields[] = [];
  const scores: Fields[] = [];
  const stored: Listed = { users: [], attempts: [], mails: [] };
  for (const [index, person] of people.entries()) {
    const id = index + 1;
    const email = `${person.local}.${index}@example.com`;
    const { name, createdAt, status, progress, startedAt, subject, state } = person;
    users.push({ id, name, email, createdAt, updatedAt: 0 });
    const attempt = { userId: id, assessmentId: person.title, status, progress, startedAt };
    attempts.push({ id, ...attempt, createdAt, updatedAt: 0 });
    mails.push({ id, kind: "test", recipient: person.local, subject, state, expiresAt: 0, createdAt });
    const score = person.score && {
      value: 25 * person.score.value,
      shown: person.score.value,
      band: person.score.band,
    };
    // Lists ignore the scores of areas.
    if (score)
      scores.push(
        scoreRow(id, "", score.value, score.shown, score.band),
        scoreRow(id, "money", 50, 2, "Middling"),
      );
    const user = { id, name, email, createdAt };
    const title = titles[person.title - 1] ?? "";
    stored.users.push(user);
    stored.attempts.push({ id, user, title, status, progress, startedAt, createdAt, score });
    stored.mails.push({ id, recipient: person.local, subject, state, createdAt });
  }
  await insert(server, "users", users);
  await insert(server, "user_assessments", attempts);
  await insert(server, "mail_outbox", mails);
  await insert(server, "attempt_scores", scores);
  return stored;
}

const answered = z.object({
  result: z.object({
    data: z.object({ json: z.looseObject({ rows: z.array(z.object({ id: z.number() })) }) }),
  }),
});

test("a page of a list is the same as one computed in memory, for every search, filter and sort order", {
  timeout: 600_000,
}, async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  const admin = await server.admin();
  const fetchPage = async (list: string, query: object) => {
    const input = encodeURIComponent(JSON.stringify(query));
    const { body } = await admin.send({ method: "GET", url: `/trpc/admin.${list}.page?input=${input}` });
    const { rows, ...rest } = answered.parse(body).result.data.json;
    return { ids: rows.map(({ id }) => id), ...rest };
  };
  await fc.assert(
    fc.asyncProperty(
      world,
      fc.array(
        fc.record({
          ...view,
          needle,
          attempts: fc.constantFrom(...ATTEMPT_SORTS),
          users: fc.constantFrom(...USER_SORTS),
          mails: fc.constantFrom(...MAIL_SORTS),
          status: fc.constantFrom("all", ...ATTEMPT_STATUSES),
          scores: fc.record({ band, from: shownValue, to: shownValue }, { requiredKeys: [] }),
          state: fc.constantFrom("all", ...MAIL_STATES),
        }),
        { minLength: 20, maxLength: 20 },
      ),
      async (rows, views) => {
        const { users, attempts, mails } = await store(server, rows);
        const texts = [
          ...attempts.map(({ user, title }) => `${user.name ?? ""}\n${user.email}\n${title}`),
          ...mails.map(({ recipient, subject }) => `${recipient}\n${subject}`),
        ];
        for (const { needle, status, scores, state, page, size, ...sort } of views) {
          const query = { q: needle(texts), page, size };
          const ofAttempts = { ...query, ...scores, sort: sort.attempts, status };
          expect(await fetchPage("attempts", ofAttempts)).toEqual(attemptsInMemory(attempts, ofAttempts));
          const ofUsers = { ...query, sort: sort.users };
          expect(await fetchPage("users", ofUsers)).toEqual(usersInMemory(users, ofUsers));
          const ofMails = { ...query, sort: sort.mails, state };
          expect(await fetchPage("outbox", ofMails)).toEqual(mailsInMemory(mails, ofMails));
        }
      },
    ),
    { numRuns: examples({ sample: 10, all: 300 }) },
  );
});

test("an attempt's neighbors are those above and below it in the newest-first list", async () => {
  const server = await testServer();
  const admin = await server.admin();
  await insertManyPeople(server, 12);
  // Some attempts have the same time, and some aren't started.
  await put(
    server,
    `
    UPDATE user_assessments SET startedAt = id / 3;
    UPDATE user_assessments SET startedAt = NULL, createdAt = id / 3 WHERE id % 4 = 0`,
  );
  const ask = async (path: string, input: object) => {
    const url = `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
    return (await admin.send({ method: "GET", url })).body.result.data.json;
  };
  const { rows } = await ask("admin.attempts.page", {
    q: "",
    status: "all",
    sort: "newest",
    page: 1,
    size: 25,
  });
  const ids = rows.map(({ id }: { id: number }) => id);
  expect(ids).toHaveLength(12);
  for (const [at, id] of ids.entries())
    expect(await ask("admin.attempts.beside", { id })).toEqual({
      newer: ids[at - 1] ?? null,
      older: ids[at + 1] ?? null,
    });
});
