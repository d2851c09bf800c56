import type { AttemptId } from "#shared/domain/ids";
import type { Commit } from "../../db/commit";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { notFound } from "../../lib/errors";
import { createEventBus } from "../../lib/event-bus";
import type { Limiter } from "../../rate-limits/limiter";
import type { AdminIdentity } from "../admin-auth/rules";
import type { ParticipantIdentity } from "../participant-auth/rules";
import type { ParticipantAuthService } from "../participant-auth/service";
import type { TemplatesService } from "../templates/service";
import { createAdminLists } from "./admin-lists";
import { createAttemptWriter } from "./attempt-writer";
import { createAttemptReader } from "./read-attempts";
import { deleteAttempt } from "./repo";
import { createAttemptResults } from "./results";
import type { OwnedAttempt, ProvenAttempt } from "./rules";
import { createSaveAnswers } from "./save-answers";
import { createAttemptStart } from "./start-attempt";
import { createVersionCache } from "./version-cache";

interface Parts {
  db: Db;
  searchWorker: SearchWorker;
  runCommit: Commit;
  clock: Clock;
  limiter: Limiter;
  jobs: JobQueue;
  templates: TemplatesService;
  participantAuth: ParticipantAuthService;
  /** Whether a model may write recommendations where the template has no cards. */
  hasModel: boolean;
}

export type AttemptsService = ReturnType<typeof createAttempts>;

/** Attempts: starting, answering and completing, by whichever door. */
export function createAttempts(parts: Parts) {
  const { db } = parts;
  const changed = createEventBus<"changed">();
  const versions = createVersionCache(db);
  const source = { db, versions };
  const onChange = ({ id }: ProvenAttempt) => changed.publish(id, "changed");
  const commit = createAttemptWriter({ ...parts, versions, onChange });
  const reader = createAttemptReader(source);

  /** The changes of an attempt from now on, until the signal ends it. */
  const changes = ({ id }: OwnedAttempt, signal: AbortSignal) => changed.listen(id, signal);

  const removeOwn = async (participant: ParticipantIdentity, id: AttemptId) =>
    remove(await reader.own(participant, id));

  const removeAny = async (admin: AdminIdentity, id: AttemptId) => remove(await reader.any(admin, id));

  async function remove(attempt: ProvenAttempt): Promise<void> {
    if (!(await deleteAttempt(db, attempt.id))) throw notFound("Assessment");
    onChange(attempt);
  }

  return {
    ...reader,
    ...createAttemptStart({ ...parts, source, commit }),
    ...createSaveAnswers({ snapshot: reader.snapshot, commit }),
    ...createAttemptResults({ ...parts, source }),
    ...createAdminLists(parts),
    commit,
    changes,
    removeOwn,
    removeAny,
  };
}
