import type { Benchmark, Comparison } from "#shared/contracts/scoring";
import type { AttemptId } from "#shared/domain/ids";
import { rowsOf } from "../../db/compiled";
import type { Db } from "../../db/database";
import { notFound } from "../../kernel/errors";
import type { ParticipantIdentity } from "../participant-auth/service";
import { coarse, standingAmong, without } from "./benchmark";
import { areThere, benchmarksOf, listAlike } from "./benchmark-repo";
import { comparedAnew, scoredOf } from "./comparison";
import type { KnownAttempt, OwnedAttempt, ProvenAttempt } from "./rules";
import { findPrevious, listScores, type ScoreRow } from "./score-repo";
import { ownAttempt, type Source } from "./sitting";
import { NO_VALUES, scoreViews, type Values } from "./views";

/** What attempts came to, for whoever may see it. */
export function createValues(source: Source) {
  const { db } = source;

  /** Nothing of it where it is meant for admins only. */
  const forParticipant = async (attempt: OwnedAttempt): Promise<Values> =>
    isShown(attempt) ? read(attempt) : NO_VALUES;

  const forAdmin = (attempt: KnownAttempt): Promise<Values> => read(attempt);

  async function read(attempt: ProvenAttempt): Promise<Values> {
    const { id, status, scoring } = attempt;
    if (!scoring) return NO_VALUES;
    const rows = status === "completed" ? await listScores(db, id) : [];
    const { on, k } = scoring.benchmark;
    const benchmarks = on ? await benchmarksFor(db, attempt, rows, k) : [];
    return { scoring, scores: scoreViews(rows, scoring), benchmarks };
  }

  /**
   * A completed attempt beside the one that the participant completed before it, on the same template. Null without
   * one, and where either's values are not for the participant. NOT_FOUND before it is completed.
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
      ? stored(scoredOf(attempt).length, scoreViews(rows, scoring), rowsBefore)
      : comparedAnew(attempt, before, scoring);
    return { with: { id: before.id, completedAt: previous.completedAt }, isSame, ...differences };
  }

  return { forParticipant, forAdmin, compare };
}

const isShown = ({ scoring }: OwnedAttempt) => scoring?.visibleTo === "participant";

function stored(asked: number, scores: Values["scores"], before: readonly ScoreRow[]) {
  const valueBefore = (key: string) => before.find(({ dimension }) => dimension === key)?.value ?? null;
  return {
    compared: asked,
    of: asked,
    scores: scores.map(({ dimension, value }) => ({ dimension, before: valueBefore(dimension), now: value })),
  };
}

/** Where an attempt stands among those of others, as far as there are enough of them. */
async function benchmarksFor(db: Db, { userId }: ProvenAttempt, scores: readonly ScoreRow[], k: number) {
  const [first] = scores;
  if (!first) return [];
  const { fingerprint } = first;
  const known = await rowsOf(db, benchmarksOf(fingerprint));
  if (known.length === 0) return [];
  const own = await listAlike(db, userId, fingerprint);
  const found: Benchmark[] = [];
  for (const { dimension, value } of scores) {
    const benchmark = known.find((row) => row.dimension === dimension);
    if (!benchmark || value === null) continue;
    // Who asks is among the values with what they had come to by then.
    const mine = own.find(
      (row) => row.dimension === dimension && row.completedAt && row.completedAt <= benchmark.createdAt,
    );
    const others =
      typeof mine?.value === "number" ? without(benchmark.sorted, coarse(mine.value)) : benchmark.sorted;
    const standing = standingAmong(others, value, k);
    if (standing && (await areThere(db, benchmark, userId, k))) found.push({ dimension, ...standing });
  }
  return found;
}
