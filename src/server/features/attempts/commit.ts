import type { ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { isAnswered } from "#shared/domain/answer";
import { progressOf } from "#shared/domain/attempt";
import type { MessageId } from "#shared/domain/ids";
import type { AtOnce, Run } from "../../db/at-once";
import type { Db } from "../../db/database";
import type { Via } from "../../db/schema";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../kernel/clock";
import type { Count, Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { ParticipantIdentity } from "../participant-auth/service";
import { asSaid } from "./messages";
import {
  type Answers,
  allAnswers,
  answersAfter,
  type CheckedAnswer,
  hasRoomForNote,
  hiddenOf,
  type NewMessage,
  type OwnedAttempt,
  recommendationJob,
  replacedBy,
} from "./rules";
import { keepScores } from "./scores";
import { readAgain, type Sitting } from "./sitting";
import * as repo from "./sitting-repo";
import { hiddenText } from "./texts";
import type { Versions } from "./versions";

/** How much of an answer's past is kept: so many replaced ones, and bytes an attempt. The oldest go. */
const KEPT = { replaced: 20, bytes: 512 * 1024 };

/** What is to become of an attempt. Any change begins one that was assigned and not opened. */
export interface Change {
  /**
   * Answers that have passed their questions' rules. What is stored already, and what is given to a question that does
   * not apply once all are merged, changes nothing; what is absent stays.
   */
  answers?: { values: readonly CheckedAnswer[]; via: Via };
  /** What is said, in order. */
  messages?: readonly NewMessage[];
  /** How a message that is stored already was taken. */
  taken?: { id: MessageId; content: string; metadata: MessageMetadata };
  /** A stored message that will never get its reply. */
  withdrawn?: MessageId;
  /** Whether the attempt is completed, and its recommendations asked for. */
  completes?: boolean;
  /** What counts against the participant's limits. */
  counts?: readonly Count<"memory">[];
}

/** The sitting after a change, and the messages that it brought. */
export interface Committed {
  sitting: Sitting;
  added: readonly ChatMessage[];
}

interface Parts {
  db: Db;
  versions: Versions;
  atOnce: AtOnce;
  clock: Clock;
  limiter: Limiter;
  jobs: JobQueue;
  /** Called once a change is stored. */
  onChange: (attempt: OwnedAttempt) => void;
}

/** The only writer of an attempt's answers, history, progress, conversation and status. */
export function createCommit({ db, versions, atOnce, clock, limiter, jobs, onChange }: Parts) {
  /**
   * Stores what `decide` makes of a sitting, in one transaction. If the attempt has changed since the sitting was
   * read, it is read and decided again within that transaction, where nothing can come in between. Commit means on
   * the disk. Throws what `decide` throws; NOT_FOUND when the attempt is gone, TOO_MANY_REQUESTS past a limit; then
   * nothing is stored.
   */
  async function commit(sitting: Sitting, decide: (sitting: Sitting) => Change): Promise<Committed> {
    const change = decide(sitting);
    if (isEmpty(sitting.attempt, change)) return { sitting, added: [] };
    const committed = await atOnce((run) => {
      const first = write(run, sitting, change);
      if (first) return first;
      const current = readAgain(run, versions, sitting);
      const again = decide(current);
      if (isEmpty(current.attempt, again)) return { sitting: current, added: [] };
      const second = write(run, current, again);
      if (!second) throw new Error("An attempt changed within a transaction.");
      return second;
    });
    if (change.completes) jobs.announce();
    onChange(committed.sitting.attempt);
    return committed;
  }

  /** Undefined, with nothing written, when the attempt is no longer as it was read. */
  function write(run: Run, sitting: Sitting, change: Change): Committed | undefined {
    const { participant, attempt } = sitting;
    const { id } = attempt;
    const now = clock.now();
    const { answers, taken, withdrawn, completes } = change;
    const { changes, ...given } = answersAfter(attempt, answers?.values ?? []);
    const standing = standingAfter(attempt, change, given, now);
    const messages = withHiddenNote(sitting, given, change.messages ?? []);
    const [saved] = run(repo.saveStanding(attempt, standing));
    if (!saved) return undefined;
    limiter.countNow([...(change.counts ?? []), ...bytesOf(participant, changes, messages)]);
    if (attempt.status === "not_started" && !participant.isVerified) run(repo.markBegunUnproved(id));
    const leaving = completes ? hiddenOf({ ...attempt, ...given }) : [];
    const entries = [...replacedBy(changes, allAnswers(attempt)), ...leaving];
    if (answers && entries.length > 0) keepReplaced(run, { id, entries, via: answers.via, now });
    if (taken) run(repo.noteTaken(taken));
    if (withdrawn) run(repo.deleteMessage(withdrawn));
    const { questions } = attempt;
    const rows = messages.length > 0 ? run(repo.addMessages({ id, questions, messages, now })) : [];
    const added = rows.map((message) => asSaid(questions, message));
    const after = { ...attempt, ...standing };
    if (completes) {
      keepScores(run, after, now);
      run(jobs.insertion(db, recommendationJob(id, participant.network)).compile());
    }
    const said = sitting.messages
      .filter((message) => message.id !== withdrawn)
      .map((message) => (message.id === taken?.id ? { ...message, metadata: taken.metadata } : message));
    return { sitting: { participant, attempt: after, messages: [...said, ...added] }, added };
  }

  return commit;
}

/** Adds to an attempt's history, and lets the oldest of it go where it grows too long. */
function keepReplaced(run: Run, added: repo.NewHistory): void {
  const { id, entries } = added;
  run(repo.addHistory(added));
  const [held] = run(repo.heldHistory(id));
  if (!held) return;
  if (held.rows > KEPT.replaced) {
    for (const { questionId } of entries) run(repo.trimReplaced({ id, questionId, kept: KEPT.replaced }));
  }
  if (held.bytes > KEPT.bytes) run(repo.trimBytes({ id, kept: KEPT.bytes }));
}

function isEmpty(attempt: OwnedAttempt, { answers, messages, taken, withdrawn, completes }: Change): boolean {
  if (attempt.status === "not_started") return false;
  const { changes } = answersAfter(attempt, answers?.values ?? []);
  return changes.length === 0 && !messages?.length && !taken && !withdrawn && !completes;
}

function standingAfter(
  attempt: OwnedAttempt,
  { completes }: Change,
  { responses, hiddenResponses }: Answers,
  now: Date,
): repo.Standing {
  const status = completes || attempt.status === "completed" ? "completed" : "in_progress";
  return {
    status,
    progress: progressOf(status, attempt.questions, responses),
    responses,
    hiddenResponses: completes ? null : hiddenResponses,
    revision: attempt.revision + 1,
    startedAt: attempt.startedAt ?? now,
    completedAt: completes ? now : attempt.completedAt,
    updatedAt: now,
  };
}

/**
 * What a change says, and before it asks anything, which answers it makes count no more, if there is a conversation.
 * Whoever changed them by whichever door: it is said once.
 */
function withHiddenNote(
  { attempt: { questions, responses }, messages: said }: Sitting,
  after: Answers,
  messages: readonly NewMessage[],
): readonly NewMessage[] {
  const gone = questions.filter(({ id }) => isAnswered(responses[id]) && after.responses[id] === undefined);
  if (gone.length === 0 || said.length === 0 || !hasRoomForNote(said, questions.length)) return messages;
  const note: NewMessage = {
    role: "bot",
    content: hiddenText(gone.map(({ questionText }) => questionText)),
    metadata: { kind: "note" },
    // As part of a turn it is told with it.
    clientMessageId: messages.at(-1)?.clientMessageId,
  };
  const asking = messages.findIndex(({ metadata }) => metadata.kind === "question");
  return messages.toSpliced(asking === -1 ? messages.length : asking, 0, note);
}

/** What a change adds to the disk, about: of an answer, and of messages, what the participant wrote; a note repeats it. */
function bytesOf(
  { id, isVerified }: ParticipantIdentity,
  changes: readonly CheckedAnswer[],
  messages: readonly NewMessage[],
): Count<"memory">[] {
  const own = messages
    .filter(({ role, metadata }) => role === "user" || metadata.kind === "note")
    .map(({ content }) => content);
  const texts = [...own, ...changes.map(({ answer }) => JSON.stringify(answer))];
  const amount = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (amount === 0) return [];
  return [{ rule: isVerified ? LIMITS.bytesByParticipant : LIMITS.bytesByUnverified, subject: id, amount }];
}
