import type { ChatMessage, MessageMetadata } from "#shared/contracts/chat";
import { isAnswered } from "#shared/domain/answer";
import { progressOf } from "#shared/domain/attempt";
import type { MessageId } from "#shared/domain/ids";
import type { Score } from "#shared/domain/score";
import { completedFacts, firstAnswers, openFacts } from "../../attempt-facts/facts";
import { type Commit, run, type Steps } from "../../db/commit";
import type { Db } from "../../db/database";
import type { Via } from "../../db/schema";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import type { Limiter, LimitHit } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { type AttemptSnapshot, reloadInTx } from "./attempt-snapshot";
import * as repo from "./attempt-write-repo";
import { addUnread } from "./attention-repo";
import { factsScores } from "./facts-catch-up";
import { type NewFacts, storeFacts } from "./facts-repo";
import { decodeMessage } from "./message-codec";
import {
  type AnswersAfter,
  allAnswers,
  answersAfter,
  type CheckedAnswer,
  type CheckedAnswers,
  hasRoomForNote,
  hiddenOf,
  type MessageToStore,
  type OwnedAttempt,
  recommendationJob,
  replacedBy,
} from "./rules";
import { storeScores } from "./scores";
import { hiddenText } from "./texts";
import type { VersionCache } from "./version-cache";

/** How much of an answer's past is kept: so many replaced ones, and bytes an attempt. The oldest go. */
const KEPT = { replaced: 20, bytes: 512 * 1024 };

/** What is to become of an attempt. Any change begins one that was assigned and not opened. */
export interface AttemptChange {
  /**
   * Answers that have passed their questions' rules. What is stored already, and what is given to a question that does
   * not apply once all are merged, changes nothing; what is absent stays.
   */
  answers?: { values: readonly CheckedAnswer[]; via: Via };
  /** What is said, in order. */
  messages?: readonly MessageToStore[];
  /** How a message that is stored already was taken. */
  taken?: { id: MessageId; content: string; metadata: MessageMetadata };
  /** A stored message that will never get its reply. */
  withdrawn?: MessageId;
  /** Whether the attempt is completed, and its recommendations asked for. */
  completes?: boolean;
  /** What counts against the participant's limits. */
  counts?: readonly LimitHit<"memory">[];
}

/** The snapshot after a change, and the messages that it brought. */
export interface WriteResult {
  snapshot: AttemptSnapshot;
  added: readonly ChatMessage[];
}

interface Parts {
  db: Db;
  versions: VersionCache;
  runCommit: Commit;
  clock: Clock;
  limiter: Limiter;
  jobs: JobQueue;
  /** Called once a change is stored. */
  onChange: (attempt: OwnedAttempt) => void;
}

export type AttemptWriter = ReturnType<typeof createAttemptWriter>;

/** The only writer of an attempt's answers, history, progress, conversation and status. */
export function createAttemptWriter({ db, versions, runCommit, clock, limiter, jobs, onChange }: Parts) {
  /**
   * Stores what `decide` makes of a snapshot, in one transaction. If the attempt has changed since the snapshot was
   * read, it is read and decided again within that transaction, where nothing can come in between. Commit means on
   * the disk. Throws what `decide` throws; NOT_FOUND when the attempt is gone, TOO_MANY_REQUESTS past a limit; then
   * nothing is stored.
   */
  async function commit(
    snapshot: AttemptSnapshot,
    decide: (snapshot: AttemptSnapshot) => AttemptChange,
  ): Promise<WriteResult> {
    const change = decide(snapshot);
    const after = afterChange(snapshot, change);
    if (isEmpty(snapshot.attempt, change, after)) return { snapshot, added: [] };
    const committed = await runCommit(function* () {
      const first = yield* write(snapshot, change, after);
      if (first) return first;
      const current = yield* reloadInTx(versions, snapshot);
      const again = decide(current);
      const afterThat = afterChange(current, again);
      if (isEmpty(current.attempt, again, afterThat)) return { snapshot: current, added: [] };
      const second = yield* write(current, again, afterThat);
      if (!second) throw new Error("An attempt changed within a transaction.");
      return second;
    });
    if (change.completes) jobs.announce();
    onChange(committed.snapshot.attempt);
    return committed;
  }

  /** Undefined, with nothing written, when the attempt is no longer as it was read. */
  function* write(
    snapshot: AttemptSnapshot,
    change: AttemptChange,
    { changes, ...given }: AnswersAfter,
  ): Steps<WriteResult | undefined> {
    const { participant, attempt } = snapshot;
    const { id } = attempt;
    const now = clock.now();
    const { answers, taken, withdrawn, completes } = change;
    const standing = {
      ...standingAfter(attempt, change, given, now),
      ...factsAfter(attempt, change, { ...given, changes }, now),
    };
    const messages = withHiddenNote(snapshot, given, change.messages ?? []);
    const [saved] = yield* run(repo.saveAttemptState(attempt, standing));
    if (!saved) return undefined;
    limiter.countNow([...(change.counts ?? []), ...bytesOf(participant, changes, messages)]);
    const leaving = completes ? hiddenOf({ ...attempt, ...given }) : [];
    const entries = [...replacedBy(changes, allAnswers(attempt)), ...leaving];
    if (answers && entries.length > 0) yield* keepReplaced({ id, entries, via: answers.via, now });
    if (taken) yield* run(repo.markAsAnswer(taken));
    if (withdrawn) yield* run(repo.deleteMessage(withdrawn));
    const { questions } = attempt;
    const rows = messages.length > 0 ? yield* run(repo.addMessages({ id, questions, messages, now })) : [];
    const added = rows.map((message) => decodeMessage(questions, message));
    const after = { ...attempt, ...standing };
    if (completes) {
      const scores = yield* storeScores(after, now);
      yield* run(storeFacts(factsOf(after, now, scores)));
      yield* run(addUnread(id));
      yield* run(jobs.insertion(db, recommendationJob(id, participant.network)).compile());
    }
    const said = snapshot.messages
      .filter((message) => message.id !== withdrawn)
      .map((message) => (message.id === taken?.id ? { ...message, metadata: taken.metadata } : message));
    return { snapshot: { participant, attempt: after, messages: [...said, ...added] }, added };
  }

  return commit;
}

/** Adds to an attempt's history, and lets the oldest of it go where it grows too long. */
function* keepReplaced(added: repo.NewHistory): Steps<void> {
  const { id, entries } = added;
  yield* run(repo.addHistory(added));
  const [held] = yield* run(repo.isHistoryStored(id));
  if (!held) return;
  if (held.rows > KEPT.replaced) {
    for (const { questionId } of entries)
      yield* run(repo.trimReplaced({ id, questionId, kept: KEPT.replaced }));
  }
  if (held.bytes > KEPT.bytes) yield* run(repo.trimBytes({ id, kept: KEPT.bytes }));
}

const afterChange = ({ attempt }: AttemptSnapshot, { answers }: AttemptChange): AnswersAfter =>
  answersAfter(attempt, answers?.values ?? []);

function isEmpty(
  attempt: OwnedAttempt,
  { messages, taken, withdrawn, completes }: AttemptChange,
  { changes }: AnswersAfter,
): boolean {
  if (attempt.status === "not_started") return false;
  return changes.length === 0 && !messages?.length && !taken && !withdrawn && !completes;
}

function factsAfter(
  attempt: OwnedAttempt,
  { answers, completes }: AttemptChange,
  { responses, changes }: AnswersAfter,
  now: Date,
): Pick<repo.AttemptState, "facts" | "furthest"> {
  if (attempt.status === "completed") return attempt;
  const { questions, facts } = attempt;
  const begunAt = attempt.startedAt ?? now;
  const given = {
    questionIds: changes.map(({ questionId }) => questionId),
    isChat: answers?.via === "chat",
    now,
  };
  const open = openFacts({ questions, responses, begunAt, facts }, given);
  return completes ? { ...open, facts: firstAnswers({ questions, begunAt, facts }, given) } : open;
}

function factsOf(
  { id, versionId, questions, responses, startedAt, facts, scoring }: OwnedAttempt,
  now: Date,
  scores: readonly Score[],
): NewFacts {
  const attempt = { questions, responses, begunAt: startedAt ?? now, facts };
  return { id, versionId, facts: completedFacts(attempt, now, factsScores(scoring, scores)) };
}

function standingAfter(
  attempt: OwnedAttempt,
  { completes }: AttemptChange,
  { responses, hiddenResponses }: CheckedAnswers,
  now: Date,
): Omit<repo.AttemptState, "facts" | "furthest"> {
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
  { attempt: { questions, responses }, messages: said }: AttemptSnapshot,
  after: CheckedAnswers,
  messages: readonly MessageToStore[],
): readonly MessageToStore[] {
  const gone = questions.filter(({ id }) => isAnswered(responses[id]) && after.responses[id] === undefined);
  if (gone.length === 0 || said.length === 0 || !hasRoomForNote(said, questions.length)) return messages;
  const note: MessageToStore = {
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
  messages: readonly MessageToStore[],
): LimitHit<"memory">[] {
  const own = messages
    .filter(({ role, metadata }) => role === "user" || metadata.kind === "note")
    .map(({ content }) => content);
  const texts = [...own, ...changes.map(({ answer }) => JSON.stringify(answer))];
  const amount = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (amount === 0) return [];
  return [{ rule: isVerified ? LIMITS.bytesByParticipant : LIMITS.bytesByUnverified, subject: id, amount }];
}
