import type { Comparison } from "#shared/contracts/scoring";
import type { AttemptId } from "#shared/domain/ids";
import { notFound } from "../../lib/errors";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { ownAttempt, type Source } from "./attempt-snapshot";
import { benchmarksFor } from "./benchmarks";
import { compareAttempts, scoredOf } from "./compare-attempts";
import type { KnownAttempt, OwnedAttempt, ProvenAttempt } from "./rules";
import { findPrevious, listScores, type ScoreRow } from "./score-repo";
import { NO_VALUES, scoreViews, type Values } from "./views";

/** Scores of attempts, as far as the viewer may see them. */
export function createScoresForViewer(source: Source) {
  const { db } = source;

  /** Empty if scores are for admins only. */
  const forParticipant = async (attempt: OwnedAttempt): Promise<Values> =>
    isShown(attempt) ? read(attempt) : NO_VALUES;

  const forAdmin = (attempt: KnownAttempt): Promise<Values> => read(attempt);

  async function read(attempt: ProvenAttempt): Promise<Values> {
    const { id, status, scoring } = attempt;
    if (!scoring) return NO_VALUES;
    const rows = status === "completed" ? await listScores(db, id) : [];
    const benchmarks = await benchmarksFor(db, attempt, rows);
    return { scoring, scores: scoreViews(rows, scoring), benchmarks };
  }

  /**
   * Compares a completed attempt with the participant's previous one on the template. Null without one, and if scores
   * of either are hidden from the participant. NOT_FOUND before completion.
   */
  async function compare(participant: ParticipantIdentity, id: AttemptId): Promise<Comparison | null> {
    const attempt = await ownAttempt(source, participant, id);
    if (attempt.status !== "completed") throw notFound("Assessment results");
    const { scoring } = attempt;
    const previous = await findPrevious(db, participant, attempt);
    if (!scoring || !previous?.completedAt || !isShown(attempt)) return null;
    const before = await ownAttempt(source, participant, previous.id);
    if (!isShown(before)) return null;
    const [rows, rowsBefore] = [await listScores(db, id), await listScores(db, before.id)];
    const isSame = rows[0]?.fingerprint === rowsBefore[0]?.fingerprint;
    const differences = isSame
      ? sameScoring(scoredOf(attempt).length, scoreViews(rows, scoring), rowsBefore)
      : compareAttempts(attempt, before, scoring);
    return { with: { id: before.id, completedAt: previous.completedAt }, isSame, ...differences };
  }

  return { forParticipant, forAdmin, compare };
}

const isShown = ({ scoring }: OwnedAttempt) => scoring?.visibleTo === "participant";

function sameScoring(asked: number, scores: Values["scores"], before: readonly ScoreRow[]) {
  const valueBefore = (key: string) => before.find(({ dimension }) => dimension === key)?.value ?? null;
  return {
    compared: asked,
    of: asked,
    scores: scores.map(({ dimension, value }) => ({ dimension, before: valueBefore(dimension), now: value })),
  };
}
