import { stripInvisible } from "#shared/domain/lib/invisible";
import { displayName } from "#shared/domain/person";

/** Calculates the pages of the admin lists in memory, to compare them with the server's. */

export interface ListedUser {
  id: number;
  name: string | null;
  email: string;
  createdAt: number;
}

export interface ListedAttempt {
  id: number;
  user: ListedUser;
  title: string;
  status: string;
  progress: number;
  startedAt: number | null;
  createdAt: number;
  score: { value: number; shown: number; band: string } | null;
}

export interface ListedMail {
  id: number;
  recipient: string;
  subject: string;
  state: string;
  createdAt: number;
}

type Order<Row> = (a: Row, b: Row) => number;

const { compare: byText } = new Intl.Collator("en-US", { sensitivity: "base" });
const reversed =
  <Row>(order: Order<Row>): Order<Row> =>
  (a, b) =>
    order(b, a);

interface ListQuery {
  q: string;
  sort: string;
  page: number;
  size: number;
}

/** The ids on one page, and the number of matching rows. */
function pageOf<Row extends { id: number }>(
  rows: readonly Row[],
  { q, sort, page, size }: ListQuery,
  orders: Record<string, Order<Row>>,
  keyOf: (row: Row) => string,
) {
  const needle = stripInvisible(q).toLowerCase();
  const found = rows.toSorted(orders[sort]).filter((row) => keyOf(row).toLowerCase().includes(needle));
  const last = Math.max(1, Math.ceil(found.length / size));
  const shown = Math.min(Math.max(1, page), last);
  return {
    ids: found.slice((shown - 1) * size, shown * size).map(({ id }) => id),
    page: shown,
    matching: found.length,
    all: rows.length,
  };
}

const titleOf = ({ title }: ListedAttempt) => title || "Unknown Assessment";
const startTime = ({ startedAt, createdAt }: ListedAttempt) => startedAt ?? createdAt;
const startedLast: Order<ListedAttempt> = (a, b) => startTime(b) - startTime(a) || b.id - a.id;
const participant: Order<ListedAttempt> = (a, b) =>
  byText(displayName(a.user), displayName(b.user)) || startedLast(a, b);
const assessment: Order<ListedAttempt> = (a, b) => byText(titleOf(a), titleOf(b)) || startedLast(a, b);
const progress: Order<ListedAttempt> = (a, b) => b.progress - a.progress || startedLast(a, b);

/** Rows without a value come last in both directions. */
const score =
  (way: 1 | -1): Order<ListedAttempt> =>
  (a, b) =>
    Number(a.score === null) - Number(b.score === null) ||
    way * ((b.score?.value ?? 0) - (a.score?.value ?? 0)) ||
    way * startedLast(a, b);

interface AttemptsWanted extends ListQuery {
  status: string;
  band?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

export function attemptsInMemory(attempts: readonly ListedAttempt[], query: AttemptsWanted) {
  const { band, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = query;
  const isByScore = band !== undefined || query.from !== undefined || query.to !== undefined;
  const shown = attempts
    .filter(({ status }) => query.status === "all" || status === query.status)
    .filter(
      ({ score }) =>
        !isByScore ||
        (score !== null &&
          (band === undefined || score.band === band) &&
          score.shown >= from &&
          score.shown <= to),
    );
  const page = pageOf(
    shown,
    query,
    {
      newest: startedLast,
      oldest: reversed(startedLast),
      participant,
      "participant-desc": reversed(participant),
      assessment,
      "assessment-desc": reversed(assessment),
      progress,
      "progress-asc": reversed(progress),
      score: score(1),
      "score-asc": score(-1),
    },
    (row) => `${row.user.name ?? ""}\n${row.user.email}\n${titleOf(row)}`,
  );
  const hasAssigned = attempts.some(({ status }) => status === "not_started");
  const bands = [...new Set(attempts.flatMap(({ score }) => score?.band ?? []))].sort();
  return { ...page, all: attempts.length, hasAssigned, bands };
}

const addedLast: Order<ListedUser> = (a, b) => b.createdAt - a.createdAt || b.id - a.id;
const name: Order<ListedUser> = (a, b) => byText(displayName(a), displayName(b)) || addedLast(a, b);
const email: Order<ListedUser> = (a, b) => byText(a.email, b.email);

export function usersInMemory(users: readonly ListedUser[], query: ListQuery) {
  return pageOf(
    users.toSorted(addedLast),
    query,
    {
      newest: addedLast,
      oldest: reversed(addedLast),
      name,
      "name-desc": reversed(name),
      email,
      "email-desc": reversed(email),
    },
    (row) => `${row.name ?? ""}\n${row.email}`,
  );
}

const writtenLast: Order<ListedMail> = (a, b) => b.createdAt - a.createdAt || b.id - a.id;
const recipient: Order<ListedMail> = (a, b) => byText(a.recipient, b.recipient) || writtenLast(a, b);

export function mailsInMemory(mails: readonly ListedMail[], query: ListQuery & { state: string }) {
  const shown = mails.filter(({ state }) => query.state === "all" || state === query.state);
  const page = pageOf(
    shown,
    query,
    {
      newest: writtenLast,
      oldest: reversed(writtenLast),
      recipient,
      "recipient-desc": reversed(recipient),
    },
    (row) => `${row.recipient}\n${row.subject}`,
  );
  return { ...page, all: mails.length };
}
