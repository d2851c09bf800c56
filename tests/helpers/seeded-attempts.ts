import { completedFacts, firstAnswers, openFacts } from "#server/attempt-facts/facts";
import type { RawDatabase } from "#server/db/sqlite/open";
import { seededRandom } from "#server/lib/seeded-random";
import { type AnswerValue, SKIP } from "#shared/domain/answer";
import { visible } from "#shared/domain/questions/conditions";
import { RATING_VALUES } from "#shared/domain/questions/question";
import { type ScoredQuestion, scoresOf } from "#shared/domain/score";
import { bandAt, type Scoring, shownValue } from "#shared/domain/scoring";

const DAY = 86_400_000;

const QUESTION_JSON = ["options", "exclusiveOptions", "scaleLabels", "points", "conditions"];

export interface SeededVersion {
  id: number;
  assessmentId: number;
  scoring: Scoring | null;
  language: string | null;
  createdAt: number;
  questions: (ScoredQuestion & { originalQuestionId: number | null })[];
}

/** A template's versions as they are stored, the oldest first. */
export function storedVersions(raw: RawDatabase, templateId: number): SeededVersion[] {
  const rows = raw
    .prepare("SELECT * FROM assessment_versions WHERE assessmentId = ? ORDER BY id")
    .all(templateId);
  const questions = raw.prepare(
    'SELECT * FROM user_assessment_questions WHERE versionId = ? ORDER BY "order", id',
  );
  return rows.map((row) => {
    const version = row as Omit<SeededVersion, "scoring" | "questions"> & { scoring: string | null };
    return {
      ...version,
      scoring: version.scoring === null ? null : JSON.parse(version.scoring),
      questions: questions.all(version.id).map((question) => {
        const decoded = { ...(question as Record<string, unknown>) };
        for (const name of QUESTION_JSON)
          if (typeof decoded[name] === "string") decoded[name] = JSON.parse(decoded[name]);
        return { ...decoded, isRequired: decoded.isRequired === 1 } as SeededVersion["questions"][number];
      }),
    };
  });
}

interface Seeding {
  versions: readonly SeededVersion[];
  count: number;
  seed: number;
  /** The first day on which they begin, and over how many days, in milliseconds since 1970 and in days. */
  from: number;
  days: number;
  /** The share that is completed, from 0 to 1. */
  completed?: number;
}

/**
 * Puts people into a database with an attempt each, answered at random as the conditions allow: most are completed, some
 * under way and a few not begun.
 */
export function seedAttempts(
  raw: RawDatabase,
  { versions, count, seed, from, days, completed = 0.7 }: Seeding,
) {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const addUser = raw.prepare("INSERT INTO users (email, name, createdAt, updatedAt) VALUES (?, ?, ?, ?)");
  const addAttempt = raw.prepare(`INSERT INTO user_assessments
    (userId, assessmentId, versionId, status, progress, responses, furthest, facts, revision, startedAt, completedAt,
      createdAt, updatedAt)
    VALUES (@userId, @assessmentId, @versionId, @status, @progress, @responses, @furthest, @facts, @revision, @startedAt,
      @completedAt, @createdAt, @createdAt)`);
  const addFacts = raw.prepare("INSERT INTO attempt_facts VALUES (?, ?, ?)");
  const addScore = raw.prepare(`INSERT INTO attempt_scores
    (userAssessmentId, dimension, value, answered, asked, coverage, fingerprint, shown, band)
    VALUES (?, ?, ?, ?, ?, ?, 'seeded', ?, ?)`);

  const answerTo = (question: ScoredQuestion): AnswerValue => {
    if (!question.isRequired && random() < 0.3) return SKIP;
    if (question.questionType === "rating") return pick(RATING_VALUES);
    if (question.questionType === "text") return `${pick(WORDS)} and ${pick(WORDS)} matter, says nobody`;
    const options = question.options ?? [];
    if (question.selection === "one") return pick(options);
    const chosen = options.filter((option) => random() < 0.4 && !question.exclusiveOptions?.includes(option));
    return chosen.length > 0 ? chosen : [pick(options)];
  };

  function addOne(index: number): void {
    const version = pick(versions);
    const { questions } = version;
    const chance = random();
    const status = chance < completed ? "completed" : chance < 0.95 ? "in_progress" : "not_started";
    const createdAt = from + Math.floor(random() * days * DAY);
    const begunAt = new Date(createdAt);
    const isMixed = random() < 0.2;
    let isChat = random() < 0.5;
    let now = createdAt;
    let facts: string | null = null;
    const responses: Record<string, AnswerValue> = {};
    const stop = status === "completed" ? questions.length : Math.floor(random() * questions.length);
    for (const question of questions.slice(0, status === "not_started" ? 0 : stop)) {
      if (!visible(questions, responses).includes(question)) continue;
      if (!question.isRequired && random() < 0.1) continue;
      now += Math.floor(random() ** 3 * 400_000);
      if (isMixed && random() < 0.3) isChat = !isChat;
      responses[question.id] = answerTo(question);
      const given = { questionIds: [question.id], isChat, now: new Date(now) };
      // Some are from before it was recorded.
      if (index % 7 > 0) facts = firstAnswers({ questions, begunAt, facts }, given);
    }
    const completedAt = status === "completed" ? now + Math.floor(random() * 90_000) : null;
    const attempt = { questions, responses, begunAt, facts };
    const { lastInsertRowid: userId } = addUser.run(
      `seeded${seed}-${index}@example.com`,
      `Pat ${index}`,
      createdAt,
      createdAt,
    );
    const isStored = Object.keys(responses).length > 0;
    const open = status === "in_progress" && isStored ? openFacts(attempt) : { furthest: null, facts };
    const { lastInsertRowid } = addAttempt.run({
      ...{ userId, assessmentId: version.assessmentId, versionId: version.id, status },
      ...{ progress: status === "completed" ? 100 : 0, responses: JSON.stringify(responses), ...open },
      ...{ revision: Object.keys(responses).length, completedAt, createdAt },
      startedAt: status === "not_started" ? null : createdAt,
    });
    if (completedAt === null) return;
    const { scoring } = version;
    const scores = scoring ? scoresOf(questions, responses, scoring) : [];
    for (const { dimension, value, answered, asked, coverage } of scores) {
      const shown = value === null || !scoring ? null : shownValue(value, scoring.scale);
      const band = value === null || !scoring ? null : (bandAt(scoring, dimension, value)?.name ?? null);
      addScore.run(lastInsertRowid, dimension, value, answered, asked, coverage, shown, band);
    }
    const row = completedFacts(
      attempt,
      new Date(completedAt),
      scores.map(({ value }) => value),
    );
    addFacts.run(version.id, lastInsertRowid, row);
  }

  raw.transaction(() => {
    for (let index = 0; index < count; index += 1) addOne(index);
  })();
}

const WORDS = "price staff suppliers weather customers rent energy delivery marketing quality".split(" ");
