import { scoresOf } from "#shared/domain/score";
import type { Run } from "../../db/at-once";
import { fingerprintOf } from "./fingerprint";
import type { OwnedAttempt } from "./rules";
import { addScores } from "./score-repo";

/** Stores what an attempt that is being completed came to; nothing where its version is not scored. */
export function keepScores(
  run: Run,
  { id, assessmentId, questions, responses, scoring }: OwnedAttempt,
): void {
  if (!scoring) return;
  const scores = scoresOf(questions, responses, scoring);
  run(addScores({ id, fingerprint: fingerprintOf(assessmentId, questions, scoring), scores }));
}
