import type { AttemptId, ParticipantId, TemplateId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import { notFound } from "../../lib/errors";
import type { AdminIdentity } from "../admin-auth/rules";
import type { ParticipantIdentity } from "../participant-auth/rules";
import * as repo from "./repo";
import type { KnownAttempt, OwnedAttempt, ProvenAttempt } from "./rules";

interface Parts {
  db: Db;
  own: (participant: ParticipantIdentity, id: AttemptId) => Promise<OwnedAttempt>;
  any: (admin: AdminIdentity, id: AttemptId) => Promise<KnownAttempt>;
  /** Called after an attempt is deleted. */
  onChange: (attempt: ProvenAttempt) => void;
  onTemplateChange: (id: TemplateId) => void;
}

/** Deletes attempts with everything that belongs to them. NOT_FOUND if one is missing or belongs to someone else. */
export function createDeletion({ db, own, any, onChange, onTemplateChange }: Parts) {
  const removeOwn = async (participant: ParticipantIdentity, id: AttemptId) =>
    remove(await own(participant, id));

  const removeAny = async (admin: AdminIdentity, id: AttemptId) => remove(await any(admin, id));

  async function remove(attempt: ProvenAttempt): Promise<void> {
    if (!(await repo.deleteAttempt(db, attempt.id))) throw notFound("Assessment");
    onChange(attempt);
  }

  /** Runs `work`, which deletes a participant and their attempts, then notifies subscribers of their templates. */
  async function whileDeleting<Result>(
    _by: AdminIdentity,
    userId: ParticipantId,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const templates = await repo.listTemplatesOf(db, userId);
    const result = await work();
    for (const { assessmentId } of templates) onTemplateChange(assessmentId);
    return result;
  }

  return { removeOwn, removeAny, whileDeleting };
}
