import { SECONDS } from "#server/attempt-facts/facts-layout";
import type { TemplateResults } from "#shared/contracts/template-results";
import { type AnswerValue, isAnswered, isSkip } from "#shared/domain/answer";
import { visible } from "#shared/domain/questions/conditions";
import { shownValue } from "#shared/domain/scoring";
import { type SeededVersion, storedVersions } from "#tests/helpers/seeded-attempts";
import { type Stored as Database, rows } from "#tests/helpers/stored";

/** Recalculates a template's results from stored attempts, one by one: slow, but simple enough to trust. */

type Filter = Partial<Record<"from" | "to" | "status" | "band" | "door" | "language" | "answer", string>> & {
  version?: number;
};

interface Stored {
  id: number;
  version: SeededVersion;
  status: string;
  startedAt: number | null;
  createdAt: number;
  begunAt: number;
  completedAt: number | null;
  responses: Record<string, AnswerValue>;
  facts: string | null;
  /** The questions that were shown, in order, and the same by key. */
  seen: readonly Question[];
  byKey: ReadonlyMap<string, Question>;
  door: string;
  scores: Map<string, { value: number | null; band: string | null }>;
}

const TYPES = { text: "text", multiple_choice: "choice", rating: "rating" } as const;
type Question = SeededVersion["questions"][number];
const keyOf = ({ originalQuestionId, questionType }: Question) =>
  `${originalQuestionId}-${TYPES[questionType]}`;

async function storedAttempts(database: Database, templateId: number): Promise<Stored[]> {
  const versions = new Map(
    (await storedVersions(database, templateId)).map((version) => [version.id, version]),
  );
  const scores = await rows<{ userAssessmentId: number; dimension: string; value: number; band: string }>(
    database,
    "SELECT * FROM attempt_scores",
  );
  const attempts = await rows<Omit<Stored, "responses"> & { versionId: number; responses: string }>(
    database,
    "SELECT * FROM user_assessments WHERE assessmentId = ? AND status <> 'not_started'",
    templateId,
  );
  return attempts.map((row) => {
    const version = versions.get(row.versionId) as SeededVersion;
    const begunAt = row.startedAt ?? row.createdAt;
    const attempt = { ...row, begunAt, version, responses: JSON.parse(row.responses) };
    const seen = seenQuestions(attempt);
    const ownScores = scores.filter(({ userAssessmentId }) => userAssessmentId === row.id);
    return {
      ...attempt,
      seen,
      byKey: new Map(seen.map((question) => [keyOf(question), question])),
      door: doorOf(attempt),
      scores: new Map(ownScores.map((score) => [score.dimension, score])),
    };
  });
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Where each first answer came from (chat or form) and how long it took; stored only in `facts`. */
const sourceCodesOf = ({ facts, version }: Pick<Stored, "facts" | "version">) =>
  version.questions.map((_, index) => (facts ? facts.charCodeAt(9 + index) - 1 : 0));

function doorOf(attempt: Pick<Stored, "facts" | "version">): string {
  const codes = sourceCodesOf(attempt).filter((code) => code > 0);
  if (codes.length === 0) return "unknown";
  if (codes.every((code) => code >= 64)) return "chat";
  return codes.every((code) => code < 64) ? "form" : "mixed";
}

const languageOf = ({ version }: Stored) => version.language ?? "en";
const bandOf = ({ status, scores }: Stored) =>
  status === "completed" ? (scores.get("")?.band ?? null) : null;

/** The questions that the participant has seen. In an open attempt, they end one after the last stored answer. */
function seenQuestions({
  version,
  responses,
  status,
}: Pick<Stored, "version" | "responses" | "status">): Question[] {
  const shown = visible(version.questions, responses);
  if (status === "completed") return shown;
  let last = -1;
  shown.forEach((question, index) => {
    if (responses[question.id] !== undefined) last = index;
  });
  return shown.slice(0, last + 2);
}

function chosenIn(attempt: Stored, key: string): string[] {
  const question = attempt.byKey.get(key);
  const answer = question && attempt.responses[question.id];
  return isAnswered(answer) ? [answer].flat() : [];
}

function matches(
  attempt: Stored,
  { from, to, version, status, band, door, language, answer }: Filter,
): boolean {
  const day = dayOf(attempt.begunAt);
  if ((from && day < from) || (to && day > to)) return false;
  if (version !== undefined && attempt.version.id !== version) return false;
  if (status && attempt.status !== status) return false;
  if (band && bandOf(attempt) !== band) return false;
  if (door && attempt.door !== door) return false;
  if (language && languageOf(attempt) !== language) return false;
  if (!answer) return true;
  const [key = "", ...rest] = answer.split(":");
  return chosenIn(attempt, key).includes(rest.join(":"));
}

function membersOf(attempt: Stored, compare: string): string[] {
  if (compare === "version") return [String(attempt.version.id)];
  if (compare === "status") return [attempt.status];
  if (compare === "door") return [attempt.door];
  if (compare === "language") return [languageOf(attempt)];
  if (compare === "band") return [bandOf(attempt)].filter((band) => band !== null);
  return chosenIn(attempt, compare.slice("answer:".length));
}

function quartiles(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  if (sorted.length === 0) return null;
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] as number;
    const above = sorted[Math.ceil(place)] as number;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

const count = <Item>(items: readonly Item[], test: (item: Item) => boolean) => items.filter(test).length;

/** Reads a template's started attempts and returns a function that compares results with them. */
export async function recounter(database: Database, templateId: number) {
  const stored = await storedAttempts(database, templateId);
  return (filter: Filter, compare: string | undefined, shown: TemplateResults) =>
    differences(
      stored.filter((attempt) => matches(attempt, filter)),
      compare,
      shown,
    );
}

/** Differences between the server's results and the stored attempts, in words. */
function differences(
  chosen: readonly Stored[],
  compare: string | undefined,
  shown: TemplateResults,
): string[] {
  const found: string[] = [];
  const same = (subject: string, actual: unknown, expected: unknown) => {
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      found.push(`${subject}: ${JSON.stringify(actual)}, but ${JSON.stringify(expected)} is stored`);
  };
  const labels = shown.groups.map(({ label }) => label);
  const isOne = labels.length === 1 && labels[0] === "";
  const members = (label: string) => {
    if (isOne || compare === undefined) return chosen;
    if (label === "Others")
      return chosen.filter((one) => membersOf(one, compare).some((it) => !labels.includes(it)));
    return chosen.filter((one) => membersOf(one, compare).includes(label));
  };
  if (compare !== undefined) {
    const there = new Set(chosen.flatMap((one) => membersOf(one, compare)));
    same("groups", labels.length, there.size === 0 ? 1 : Math.min(4, there.size));
    const unlistedSizes = [...there].filter((one) => !labels.includes(one)).map((one) => members(one).length);
    const smallest = Math.min(...labels.filter((one) => one !== "Others").map((one) => members(one).length));
    same(
      "larger than a group",
      unlistedSizes.filter((size) => size > smallest),
      [],
    );
  }

  shown.groups.forEach(({ label, started, completed, minutes, overall }, group) => {
    const all = members(label);
    const done = all.filter(({ status }) => status === "completed");
    const of = (figure: string) => `${label || "all"}, ${figure}`;
    same(of("started"), started, all.length);
    same(of("completed"), completed, done.length);
    const took = done.map(
      (one) => Math.floor((one.completedAt ?? 0) / 1000) - Math.floor(one.begunAt / 1000),
    );
    const spread = quartiles(took);
    const inMinutes = (seconds: number) => Math.round(seconds / 6) / 10;
    same(
      of("minutes"),
      minutes,
      spread && {
        lower: inMinutes(spread.lower),
        median: inMinutes(spread.median),
        upper: inMinutes(spread.upper),
      },
    );
    const meanOf = (values: readonly number[]) => {
      if (values.length === 0 || !shown.scale) return null;
      const millionths = values.reduce((sum, value) => sum + Math.round(value * 1e6), 0);
      return shownValue(millionths / values.length / 1e6, { max: shown.scale.max as 5, decimals: 1 });
    };
    const valuesOf = (dimension: string) =>
      done.map(({ scores }) => scores.get(dimension)?.value ?? null).filter((value) => value !== null);
    same(of("overall"), overall, shown.scores.length > 0 ? meanOf(valuesOf("")) : null);

    for (const { key, choices, groups, type, highIs } of shown.questions) {
      const got = groups[group];
      const questionIn = (one: Stored) => one.byKey.get(key);
      const saw = all.filter((one) => questionIn(one) !== undefined);
      const answerOf = (one: Stored) => one.responses[String(questionIn(one)?.id)];
      const answered = saw.filter((one) => isAnswered(answerOf(one)));
      const stopped = saw.filter((one) => one.status !== "completed" && one.seen.at(-1) === questionIn(one));
      const counts = choices.map(({ value }) =>
        count(answered, (one) => [answerOf(one)].flat().includes(value)),
      );
      const steps = saw.flatMap((one) => {
        const code = sourceCodesOf(one)[one.version.questions.indexOf(questionIn(one) as Question)] ?? 0;
        const step = code === 0 ? 0 : (code - 1) % 63;
        return step === 0 ? [] : [SECONDS[step - 1] as number];
      });
      const rated = answered.map((one) => Number(answerOf(one)));
      const mean = rated.reduce((sum, value) => sum + value, 0) / rated.length;
      same(of(key), got, {
        shown: saw.length,
        answered: answered.length,
        skipped: count(saw, (one) => answerOf(one) !== undefined && isSkip(answerOf(one) ?? "")),
        stopped: stopped.length,
        counts: type === "text" ? [] : counts,
        mean: highIs && type === "rating" && rated.length > 0 ? Math.round(mean * 100) / 100 : null,
        seconds: quartiles(steps),
      });
    }
    for (const { dimension, groups, bands } of shown.scores) {
      const values = valuesOf(dimension);
      const tenths = Array.from({ length: 10 }, (_, tenth) =>
        count(values, (value) => Math.min(9, Math.floor(value / 10)) === tenth),
      );
      same(of(`scores of ${dimension}`), groups[group], {
        tenths,
        mean: meanOf(values),
        people: values.length,
      });
      for (const { name, counts } of bands)
        same(
          of(`band ${name}`),
          counts[group],
          count(done, (one) => one.scores.get(dimension)?.band === name),
        );
    }
  });

  const answeredKeys = new Set(chosen.flatMap((one) => [...one.byKey.keys()]));
  same(
    "questions left out",
    [...answeredKeys].filter((key) => !shown.questions.some((one) => one.key === key)),
    [],
  );
  const mondayOf = (time: number) => {
    const day = new Date(dayOf(time));
    day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
    return dayOf(day.getTime());
  };
  const weeks = shown.weeks.map(({ monday, started, completed }) => [monday, started, completed]);
  const mondays = chosen.flatMap((one) =>
    [one.begunAt, ...(one.completedAt ? [one.completedAt] : [])].map(mondayOf),
  );
  same(
    "weeks",
    weeks,
    [...new Set(mondays)]
      .sort()
      .map((monday) => [
        monday,
        count(chosen, ({ begunAt }) => mondayOf(begunAt) === monday),
        count(chosen, ({ completedAt }) => completedAt !== null && mondayOf(completedAt) === monday),
      ]),
  );
  return found;
}
