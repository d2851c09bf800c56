import { SKIP } from "#shared/domain/answer";
import { questionKey } from "#shared/domain/questions/question-key";
import { languageOf } from "../results/rules";
import type { ExportedAttempt, Selection, Version } from "./views";

/**
 * JSON Lines: the questions of all versions, then one attempt per line. Nothing is rounded or joined. A question that
 * isn't in `answers`, `skipped` or `unanswered` wasn't shown.
 */
export async function* jsonLinesOf(
  { title, versions }: Selection,
  batches: AsyncIterable<readonly ExportedAttempt[]>,
): AsyncGenerator<string> {
  yield lineOf({ kind: "questions", template: title, versions: versions.map(versionView) });
  for await (const attempts of batches)
    yield attempts.map((attempt) => lineOf(attemptView(attempt))).join("");
}

const lineOf = (value: object) => `${JSON.stringify(value)}\n`;

const versionView = (version: Version) => ({
  id: version.id,
  createdAt: version.createdAt,
  language: languageOf(version),
  scoring: version.scoring,
  questions: version.questions.map((question) => ({
    key: questionKey(question),
    id: question.id,
    text: question.questionText,
    shortName: question.shortName,
    type: question.questionType,
    selection: question.selection,
    options: question.options,
    scaleLabels: question.scaleLabels,
    highIs: question.highIs,
    conditions: question.conditions,
  })),
});

function attemptView({ row, version, door, shown, hidden, firstAnswers, scores }: ExportedAttempt) {
  const entries = [...shown];
  const keysOf = (expected: string | null) =>
    entries.flatMap(([key, answer]) => (answer === expected ? [key] : []));
  return {
    kind: "attempt",
    id: row.id,
    participant: { id: row.userId, name: row.name, email: row.email },
    version: version.id,
    language: languageOf(version),
    status: row.status,
    startedAt: row.begunAt,
    completedAt: row.completedAt,
    door,
    answers: Object.fromEntries(entries.filter(([, answer]) => answer !== null && answer !== SKIP)),
    skipped: keysOf(SKIP),
    unanswered: keysOf(null),
    hiddenAnswers: Object.fromEntries(hidden),
    firstAnswers: Object.fromEntries(
      [...firstAnswers].map(([key, { isChat, seconds }]) => [
        key,
        { door: isChat ? "chat" : "form", seconds },
      ]),
    ),
    scores: [...scores.values()].map(({ dimension, value, shown: score, band }) => ({
      dimension,
      value,
      shown: score,
      band,
    })),
  };
}
