import type { Db } from "../../db/database";
import type { KnownAttempt, OwnedAttempt, ProvenAttempt } from "./rules";
import * as repo from "./score-repo";
import { NO_VALUES, scoreViews, type Values } from "./views";

/** What attempts came to, for whoever may see it. */
export function createValues({ db }: { db: Db }) {
  /** Nothing of it where it is meant for admins only. */
  const forParticipant = async (attempt: OwnedAttempt): Promise<Values> =>
    attempt.scoring?.visibleTo === "participant" ? read(attempt) : NO_VALUES;

  const forAdmin = (attempt: KnownAttempt): Promise<Values> => read(attempt);

  async function read({ id, status, scoring }: ProvenAttempt): Promise<Values> {
    if (!scoring) return NO_VALUES;
    const rows = status === "completed" ? await repo.listScores(db, id) : [];
    return { scoring, scores: scoreViews(rows, scoring), benchmarks: [] };
  }

  return { forParticipant, forAdmin };
}
