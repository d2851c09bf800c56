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

/** Limits of an attempt's history: replaced answers per question, and bytes per attempt. The oldest are deleted. */
const HISTORY_LIMITS = { replaced: 20, bytes: 512 * 1024 };

/** A change to an attempt. Any change, even an empty one, starts an assigned attempt. */
export interface AttemptChange {
  /** Validated answers to merge. Unchanged ones, and those to questions that then don't apply, do nothing. */
  answers?: { values: readonly CheckedAnswer[]; via: Via };
  /** New messages, in order. */
  messages?: readonly MessageToStore[];
  /** New metadata for a stored message. */
  mark?: { id: MessageId; content: string; metadata: MessageMetadata };
  /** A stored message to delete because it will never get a reply. */
  withdrawn?: MessageId;
  /** Completes the attempt and queues its recommendations. */
  completes?: boolean;
  /** Hits on the participant's rate limits. */
  counts?: readonly LimitHit<"memory">[];
}

/** The snapshot after a change, and the messages that it added. */
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
  /** Called after a change is committed. */
  onChange: (attempt: OwnedAttempt) => void;
}

export type AttemptWriter = ReturnType<typeof createAttemptWriter>;

/** The only writer of an attempt's answers, history, progress, conversation and status. */
export function createAttemptWriter({ db, versions, runCommit, clock, limiter, jobs, onChange }: Parts) {
  /**
   * Applies `decide` to the snapshot and stores the result durably in one transaction. If the attempt has changed since
   * the snapshot, it is read and decided again within that transaction, so `decide` may run twice. Throws what `decide`
   * throws, NOT_FOUND if the attempt was deleted and TOO_MANY_REQUESTS past a limit; then nothing is stored.
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
      const newChange = decide(current);
      const newAfter = afterChange(current, newChange);
      if (isEmpty(current.attempt, newChange, newAfter)) return { snapshot: current, added: [] };
      const second = yield* write(current, newChange, newAfter);
      if (!second) throw new Error("An attempt changed within a transaction.");
      return second;
    });
    if (change.completes) jobs.announce();
    onChange(committed.snapshot.attempt);
    return committed;
  }

  /** Returns undefined and writes nothing if the attempt's revision has changed. */
  function* write(
    snapshot: AttemptSnapshot,
    change: AttemptChange,
    { changes, ...nextAnswers }: AnswersAfter,
  ): Steps<WriteResult | undefined> {
    const { participant, attempt } = snapshot;
    const { id } = attempt;
    const now = clock.now();
    const { answers, mark, withdrawn, completes } = change;
    const state = {
      ...stateAfter(attempt, change, nextAnswers, now),
      ...factsAfter(attempt, change, { ...nextAnswers, changes }, now),
    };
    const messages = withHiddenNote(snapshot, nextAnswers, change.messages ?? []);
    const [saved] = yield* run(repo.saveAttemptState(attempt, state));
    if (!saved) return undefined;
    limiter.countNow([...(change.counts ?? []), ...bytesOf(participant, changes, messages)]);
    const hidden = completes ? hiddenOf({ ...attempt, ...nextAnswers }) : [];
    const entries = [...replacedBy(changes, allAnswers(attempt)), ...hidden];
    if (answers && entries.length > 0) yield* keepReplaced({ id, entries, via: answers.via, now });
    if (mark) yield* run(repo.markAsAnswer(mark));
    if (withdrawn) yield* run(repo.deleteMessage(withdrawn));
    const { questions } = attempt;
    const rows = messages.length > 0 ? yield* run(repo.addMessages({ id, questions, messages, now })) : [];
    const added = rows.map((message) => decodeMessage(questions, message));
    const after = { ...attempt, ...state };
    if (completes) {
      const scores = yield* storeScores(after, now);
      yield* run(storeFacts(factsOf(after, now, scores)));
      yield* run(addUnread(id));
      yield* run(jobs.insertion(db, recommendationJob(id, participant.network)).compile());
    }
    const earlierMessages = snapshot.messages
      .filter((message) => message.id !== withdrawn)
      .map((message) => (message.id === mark?.id ? { ...message, metadata: mark.metadata } : message));
    return { snapshot: { participant, attempt: after, messages: [...earlierMessages, ...added] }, added };
  }

  return commit;
}

/** Adds replaced answers to the history and trims it to its limits. */
function* keepReplaced(added: repo.NewHistory): Steps<void> {
  const { id, entries } = added;
  yield* run(repo.addHistory(added));
  const [stored] = yield* run(repo.isHistoryStored(id));
  if (!stored) return;
  if (stored.rows > HISTORY_LIMITS.replaced) {
    for (const { questionId } of entries)
      yield* run(repo.trimReplaced({ id, questionId, keepCount: HISTORY_LIMITS.replaced }));
  }
  if (stored.bytes > HISTORY_LIMITS.bytes) yield* run(repo.trimBytes({ id, limit: HISTORY_LIMITS.bytes }));
}

const afterChange = ({ attempt }: AttemptSnapshot, { answers }: AttemptChange): AnswersAfter =>
  answersAfter(attempt, answers?.values ?? []);

function isEmpty(
  attempt: OwnedAttempt,
  { messages, mark, withdrawn, completes }: AttemptChange,
  { changes }: AnswersAfter,
): boolean {
  if (attempt.status === "not_started") return false;
  return changes.length === 0 && !messages?.length && !mark && !withdrawn && !completes;
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
  const newAnswers = {
    questionIds: changes.map(({ questionId }) => questionId),
    isChat: answers?.via === "chat",
    now,
  };
  const open = openFacts({ questions, responses, begunAt, facts }, newAnswers);
  return completes ? { ...open, facts: firstAnswers({ questions, begunAt, facts }, newAnswers) } : open;
}

function factsOf(
  { id, versionId, questions, responses, startedAt, facts, scoring }: OwnedAttempt,
  now: Date,
  scores: readonly Score[],
): NewFacts {
  const attempt = { questions, responses, begunAt: startedAt ?? now, facts };
  return { id, versionId, facts: completedFacts(attempt, now, factsScores(scoring, scores)) };
}

function stateAfter(
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
 * Adds a note about answers that no longer apply, before the next question. In conversations only, and also for changes
 * from the form or the API.
 */
function withHiddenNote(
  { attempt: { questions, responses }, messages: earlier }: AttemptSnapshot,
  after: CheckedAnswers,
  messages: readonly MessageToStore[],
): readonly MessageToStore[] {
  const droppedQuestions = questions.filter(
    ({ id }) => isAnswered(responses[id]) && after.responses[id] === undefined,
  );
  if (droppedQuestions.length === 0 || earlier.length === 0 || !hasRoomForNote(earlier, questions.length))
    return messages;
  const note: MessageToStore = {
    role: "bot",
    content: hiddenText(droppedQuestions.map(({ questionText }) => questionText)),
    metadata: { kind: "note" },
    // The note belongs to the turn's client message, so a repeated request returns it too.
    clientMessageId: messages.at(-1)?.clientMessageId,
  };
  const questionIndex = messages.findIndex(({ metadata }) => metadata.kind === "question");
  return messages.toSpliced(questionIndex === -1 ? messages.length : questionIndex, 0, note);
}

/** Approximate bytes a change stores: answers, the participant's messages, and notes, which repeat question texts. */
function bytesOf(
  { id, isVerified }: ParticipantIdentity,
  changes: readonly CheckedAnswer[],
  messages: readonly MessageToStore[],
): LimitHit<"memory">[] {
  const messageTexts = messages
    .filter(({ role, metadata }) => role === "user" || metadata.kind === "note")
    .map(({ content }) => content);
  const texts = [...messageTexts, ...changes.map(({ answer }) => JSON.stringify(answer))];
  const amount = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (amount === 0) return [];
  return [{ rule: isVerified ? LIMITS.bytesByParticipant : LIMITS.bytesByUnverified, subject: id, amount }];
}
