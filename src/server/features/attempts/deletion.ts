import type { AttemptId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { notFound } from "../../lib/errors";
import type { AdminIdentity } from "../admin-auth/service";
import type { ParticipantIdentity } from "../participant-auth/service";
import * as repo from "./repo";
import type { KnownAttempt, OwnedAttempt, ProvenAttempt } from "./rules";

interface Parts {
  db: Db;
  own: (participant: ParticipantIdentity, id: AttemptId) => Promise<OwnedAttempt>;
  any: (admin: AdminIdentity, id: AttemptId) => Promise<KnownAttempt>;
  /** Called once an attempt is gone. */
  onChange: (attempt: ProvenAttempt) => void;
}

/** How attempts are deleted, with all that belongs to them. NOT_FOUND for one that is gone or somebody else's. */
export function createDeletion({ db, own, any, onChange }: Parts) {
  const removeOwn = async (participant: ParticipantIdentity, id: AttemptId) =>
    remove(await own(participant, id));

  const removeAny = async (admin: AdminIdentity, id: AttemptId) => remove(await any(admin, id));

  async function remove(attempt: ProvenAttempt): Promise<void> {
    if (!(await repo.deleteAttempt(db, attempt.id))) throw notFound("Assessment");
    onChange(attempt);
  }

  return { removeOwn, removeAny };
}
