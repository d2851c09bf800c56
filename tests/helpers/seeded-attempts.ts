import { completedFacts, firstAnswers, openFacts } from "#server/attempt-facts/facts";
import { seededRandom } from "#server/lib/seeded-random";
import { type AnswerValue, SKIP } from "#shared/domain/answer";
import { visible } from "#shared/domain/questions/conditions";
import { RATING_VALUES } from "#shared/domain/questions/question";
import { type ScoredQuestion, scoresOf } from "#shared/domain/score";
import { bandAt, type Scoring, shownValue } from "#shared/domain/scoring";
import { put, rows, type Stored, value } from "#tests/helpers/stored";

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

/** A template's stored versions, oldest first. */
export async function storedVersions(stored: Stored, templateId: number): Promise<SeededVersion[]> {
  const versions = await rows<Omit<SeededVersion, "scoring" | "questions"> & { scoring: string | null }>(
    stored,
    "SELECT * FROM assessment_versions WHERE assessmentId = ? ORDER BY id",
    templateId,
  );
  const decodedVersions: SeededVersion[] = [];
  for (const version of versions) {
    const questions = await rows<Record<string, unknown>>(
      stored,
      'SELECT * FROM user_assessment_questions WHERE versionId = ? ORDER BY "order", id',
      version.id,
    );
    decodedVersions.push({
      ...version,
      scoring: version.scoring === null ? null : JSON.parse(version.scoring),
      questions: questions.map((question) => {
        const decoded = { ...question };
        for (const name of QUESTION_JSON)
          if (typeof decoded[name] === "string") decoded[name] = JSON.parse(decoded[name]);
        return { ...decoded, isRequired: decoded.isRequired === 1 } as SeededVersion["questions"][number];
      }),
    });
  }
  return decodedVersions;
}

interface Seeding {
  versions: readonly SeededVersion[];
  count: number;
  seed: number;
  /** First start (milliseconds since 1970) and number of days over which attempts start. */
  from: number;
  days: number;
  /** Share of completed attempts, from 0 to 1. */
  completed?: number;
}

/**
 * Inserts users with one attempt each and random answers that satisfy the conditions. Most are completed, some are in
 * progress, and a few haven't started.
 */
export async function seedAttempts(
  stored: Stored,
  { versions, count, seed, from, days, completed = 0.7 }: Seeding,
) {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const add = async (table: string, row: Record<string, unknown>): Promise<number> => {
    const names = Object.keys(row);
    const marks = names.map(() => "?").join(", ");
    const sql = `INSERT INTO ${table} (${names.join(", ")}) VALUES (${marks}) RETURNING id`;
    return Number(await value(stored, sql, ...Object.values(row)));
  };

  const answerTo = (question: ScoredQuestion): AnswerValue => {
    if (!question.isRequired && random() < 0.3) return SKIP;
    if (question.questionType === "rating") return pick(RATING_VALUES);
    if (question.questionType === "text") return `${pick(WORDS)} and ${pick(WORDS)} matter, says nobody`;
    const options = question.options ?? [];
    if (question.selection === "one") return pick(options);
    const chosen = options.filter((option) => random() < 0.4 && !question.exclusiveOptions?.includes(option));
    return chosen.length > 0 ? chosen : [pick(options)];
  };

  async function addOne(index: number): Promise<void> {
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
      const answering = { questionIds: [question.id], isChat, now: new Date(now) };
      // Old attempts have no such facts.
      if (index % 7 > 0) facts = firstAnswers({ questions, begunAt, facts }, answering);
    }
    const completedAt = status === "completed" ? now + Math.floor(random() * 90_000) : null;
    const attempt = { questions, responses, begunAt, facts };
    const userId = await add("users", {
      ...{ email: `seeded${seed}-${index}@example.com`, name: `Pat ${index}` },
      ...{ createdAt, updatedAt: createdAt },
    });
    const isStored = Object.keys(responses).length > 0;
    const open = status === "in_progress" && isStored ? openFacts(attempt) : { furthest: null, facts };
    const id = await add("user_assessments", {
      ...{ userId, assessmentId: version.assessmentId, versionId: version.id, status },
      ...{ progress: status === "completed" ? 100 : 0, responses: JSON.stringify(responses), ...open },
      ...{ revision: Object.keys(responses).length, completedAt, createdAt, updatedAt: createdAt },
      startedAt: status === "not_started" ? null : createdAt,
    });
    if (completedAt === null) return;
    const { scoring } = version;
    const scores = scoring ? scoresOf(questions, responses, scoring) : [];
    for (const { dimension, value: score, answered, asked, coverage } of scores) {
      const shown = score === null || !scoring ? null : shownValue(score, scoring.scale);
      const band = score === null || !scoring ? null : (bandAt(scoring, dimension, score)?.name ?? null);
      await put(
        stored,
        `INSERT INTO attempt_scores
          (userAssessmentId, dimension, value, answered, asked, coverage, fingerprint, shown, band)
          VALUES (?, ?, ?, ?, ?, ?, 'seeded', ?, ?)`,
        ...[id, dimension, score, answered, asked, coverage, shown, band],
      );
    }
    const row = completedFacts(
      attempt,
      new Date(completedAt),
      scores.map(({ value }) => value),
    );
    const sql = "INSERT INTO attempt_facts (versionId, userAssessmentId, facts) VALUES (?, ?, ?)";
    await put(stored, sql, version.id, id, row);
  }

  for (let index = 0; index < count; index += 1) await addOne(index);
}

const WORDS = "price staff suppliers weather customers rent energy delivery marketing quality".split(" ");
