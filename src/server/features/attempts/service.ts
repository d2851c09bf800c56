import type { TemplateId } from "#shared/domain/ids";
import type { Commit } from "../../db/commit";
import type { Db } from "../../db/database";
import type { SearchWorker } from "../../db/engine";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import { createEventBus } from "../../lib/event-bus";
import { createRevisions } from "../../lib/revisions";
import type { Limiter } from "../../rate-limits/limiter";
import type { Staff } from "../admin-auth/rules";
import type { ParticipantAuthService } from "../participant-auth/service";
import type { TemplatesService } from "../templates/service";
import { createAdminLists } from "./admin-lists";
import { createAttemptWriter } from "./attempt-writer";
import { createDeletion } from "./delete-attempts";
import { createFactsCatchUp } from "./facts-catch-up";
import { createAttemptReader } from "./read-attempts";
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
  /** Whether a model may write recommendations for templates without cards. */
  hasModel: boolean;
}

export type AttemptsService = ReturnType<typeof createAttempts>;

/** Attempts: starting, answering and completing, by form, chat or API. */
export function createAttempts(parts: Parts) {
  const { db } = parts;
  const changed = createEventBus<"changed">();
  const versions = createVersionCache(db);
  const source = { db, versions };
  const revisions = createRevisions<TemplateId>(parts.clock);
  const onChange = ({ id, assessmentId }: ProvenAttempt) => {
    changed.publish(id, "changed");
    revisions.publish(assessmentId);
  };
  const commit = createAttemptWriter({ ...parts, versions, onChange });
  const reader = createAttemptReader(source);

  /** Changes of an attempt from now on, until the signal aborts. */
  const changes = ({ id }: OwnedAttempt, signal: AbortSignal) => changed.listen(id, signal);

  /** Increases with every change of a template's attempts. */
  const revisionOf = (_by: Staff, id: TemplateId) => revisions.revisionOf(id);
  const templateChanges = (_by: Staff, id: TemplateId, signal: AbortSignal) => revisions.listen(id, signal);
  /** Changes of any attempt from now on, until the signal aborts. */
  const allChanges = (_by: Staff, signal: AbortSignal) => revisions.listenToAll(signal);

  return {
    ...reader,
    ...createAttemptStart({ ...parts, source, commit, onStart: revisions.publish }),
    ...createSaveAnswers({ snapshot: reader.snapshot, commit }),
    ...createAttemptResults({ ...parts, source }),
    ...createAdminLists(parts),
    ...createDeletion({ ...reader, db, onChange, onTemplateChange: revisions.publish }),
    ...createFactsCatchUp({ ...parts, versions }),
    commit,
    changes,
    revisionOf,
    templateChanges,
    allChanges,
  };
}
