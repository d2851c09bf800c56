import type { Commit } from "../../db/commit";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { createEventBus } from "../../lib/event-bus";
import type { Limiter } from "../../rate-limits/limiter";
import type { ParticipantAuthService } from "../participant-auth/service";
import type { TemplatesService } from "../templates/service";
import { createAdminLists } from "./admin-lists";
import { createAttemptWriter } from "./attempt-writer";
import { createDeletion } from "./delete-attempts";
import { createFactsCatchUp } from "./facts-catch-up";
import { createFollowChanges } from "./follow-changes";
import { createAttemptReader } from "./read-attempts";
import { createAttemptResults } from "./results";
import type { OwnedAttempt, ProvenAttempt } from "./rules";
import { createSaveAnswers } from "./save-answers";
import { createAttemptStart } from "./start-attempt";
import { createTemplateChanges } from "./template-changes";
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
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

export type AttemptsService = ReturnType<typeof createAttempts>;

/** Attempts: starting, answering and completing, by whichever door. */
export function createAttempts(parts: Parts) {
  const { db } = parts;
  const changed = createEventBus<"changed">();
  const versions = createVersionCache(db);
  const source = { db, versions };
  const templateChanges = createTemplateChanges(parts.clock);
  const onChange = ({ id, assessmentId }: ProvenAttempt) => {
    changed.publish(id, "changed");
    templateChanges.publish(assessmentId);
  };
  const commit = createAttemptWriter({ ...parts, versions, onChange });
  const reader = createAttemptReader(source);

  /** The changes of an attempt from now on, until the signal ends it. */
  const changes = ({ id }: OwnedAttempt, signal: AbortSignal) => changed.listen(id, signal);

  return {
    ...reader,
    ...createAttemptStart({ ...parts, source, commit, onStart: templateChanges.publish }),
    ...createSaveAnswers({ snapshot: reader.snapshot, commit }),
    ...createAttemptResults({ ...parts, source }),
    ...createAdminLists(parts),
    ...createDeletion({ ...reader, db, onChange, onTemplateChange: templateChanges.publish }),
    ...createFactsCatchUp({ ...parts, versions }),
    commit,
    changes,
    revisionOf: templateChanges.revisionOf,
    ...createFollowChanges({ ...parts, templateChanges }),
  };
}
