import { sql } from "kysely";
import type { ChatMessage } from "#shared/contracts/chat";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { AttemptId, AttemptQuestionId, MessageId } from "#shared/domain/ids";
import { type Bind, itemAt, paramRange, prepareQuery, prepareQueryByCount } from "../../db/prepared-queries";
import type { StoredResponses, Via } from "../../db/schema";
import { encodeContent, encodeMetadata } from "./message-codec";
import type { AttemptAskedQuestion, CheckedAnswer, MessageToStore, OwnedAttempt } from "./rules";

/** Prepared queries of one change to an attempt, run on their own or within a group commit. */

const MESSAGE_COLUMNS = ["id", "role", "content", "metadata", "clientMessageId", "createdAt"] as const;

/** An attempt's messages, oldest first. */
export const messagesOf = prepareQuery((db, from: Bind<AttemptId>) =>
  db
    .selectFrom("chat_messages")
    .select(MESSAGE_COLUMNS)
    .where(
      "userAssessmentId",
      "=",
      from((id) => id),
    )
    .orderBy("id"),
);

/** An attempt's newest message. */
export const lastMessageOf = prepareQuery((db, from: Bind<AttemptId>) =>
  db
    .selectFrom("chat_messages")
    .select("id")
    .where(
      "userAssessmentId",
      "=",
      from((id) => id),
    )
    .orderBy("id", "desc")
    .limit(1),
);

/** An attempt's stored state. `revision` is the one after the change. */
export interface AttemptState {
  status: AttemptStatus;
  progress: number;
  responses: StoredResponses;
  hiddenResponses: StoredResponses | null;
  furthest: number | null;
  facts: string | null;
  revision: number;
  startedAt: Date | null;
  completedAt: Date | null;
  updatedAt: Date;
}

interface StateToSave {
  id: AttemptId;
  readAt: number;
  state: AttemptState;
}

/** Columns that change with every answer. */
const progressColumns = (from: Bind<StateToSave>) => ({
  progress: from(({ state }) => state.progress),
  responses: from(({ state }) => state.responses),
  hiddenResponses: from(({ state }) => state.hiddenResponses),
  furthest: from(({ state }) => state.furthest),
  facts: from(({ state }) => state.facts),
  revision: from(({ state }) => state.revision),
  updatedAt: from(({ state }) => state.updatedAt),
});

/** All columns, including the status and times that lists sort by. */
const allColumns = (from: Bind<StateToSave>) =>
  ({
    ...progressColumns(from),
    status: from(({ state }) => state.status),
    startedAt: from(({ state }) => state.startedAt),
    completedAt: from(({ state }) => state.completedAt),
  }) satisfies Record<keyof AttemptState, unknown>;

const prepareSave = (columnsOf: typeof progressColumns) =>
  prepareQuery((db, from: Bind<StateToSave>) =>
    db
      .updateTable("user_assessments")
      .set(columnsOf(from))
      .where(
        "id",
        "=",
        from(({ id }) => id),
      )
      .where(
        "revision",
        "=",
        from(({ readAt }) => readAt),
      )
      .returning("id"),
  );

const saveProgress = prepareSave(progressColumns);
const saveAll = prepareSave(allColumns);

/**
 * Saves the state if the attempt's revision is unchanged; otherwise returns no row. SQLite rewrites the index of every
 * column that is set, changed or not, so status and times are set only when they change (decision 0045).
 */
export function saveAttemptState(before: OwnedAttempt, state: AttemptState) {
  // Compared by identity: unchanged times are the same Date objects.
  const isUnchanged =
    state.status === before.status &&
    state.startedAt === before.startedAt &&
    state.completedAt === before.completedAt;
  const save = isUnchanged ? saveProgress : saveAll;
  return save({ id: before.id, readAt: before.revision, state });
}

export interface NewHistory {
  id: AttemptId;
  entries: readonly CheckedAnswer[];
  via: Via;
  now: Date;
}

export const addHistory = prepareQueryByCount(
  (db, from: Bind<NewHistory>, count) =>
    db.insertInto("answer_history").values(
      paramRange(count).map((at) => ({
        userAssessmentId: from(({ id }) => id),
        questionId: from(({ entries }) => itemAt(entries, at).questionId),
        answer: from(({ entries }) => ({ value: itemAt(entries, at).answer })),
        via: from(({ via }) => via),
        createdAt: from(({ now }) => now),
      })),
    ),
  ({ entries }) => entries.length,
);

/** Number and total bytes of replaced answers in an attempt's history. */
export const isHistoryStored = prepareQuery((db, from: Bind<AttemptId>) =>
  db
    .selectFrom("answer_history")
    .where(
      "userAssessmentId",
      "=",
      from((id) => id),
    )
    .select([
      sql<number>`count(*)`.as("rows"),
      sql<number>`coalesce(sum(octet_length("answer")), 0)`.as("bytes"),
    ]),
);

/** SQLite's OFFSET requires a LIMIT. */
const MAX_LIMIT = 2_147_483_647;

/** Deletes all but the `keepCount` newest replaced answers to a question. */
export const trimReplaced = prepareQuery(
  (db, from: Bind<{ id: AttemptId; questionId: AttemptQuestionId; keepCount: number }>) =>
    db.deleteFrom("answer_history").where("id", "in", (eb) =>
      eb
        .selectFrom("answer_history")
        .where(
          "userAssessmentId",
          "=",
          from(({ id }) => id),
        )
        .where(
          "questionId",
          "=",
          from(({ questionId }) => questionId),
        )
        .select("id")
        .orderBy("id", "desc")
        .limit(MAX_LIMIT)
        .offset(from(({ keepCount }) => keepCount)),
    ),
);

/** Deletes the oldest replaced answers beyond `limit` bytes per attempt. */
export const trimBytes = prepareQuery((db, from: Bind<{ id: AttemptId; limit: number }>) =>
  db.deleteFrom("answer_history").where("id", "in", (eb) =>
    eb
      .selectFrom(
        eb
          .selectFrom("answer_history")
          .where(
            "userAssessmentId",
            "=",
            from(({ id }) => id),
          )
          .select(["id", sql<number>`sum(octet_length("answer")) over (order by "id" desc)`.as("size")])
          .as("entry"),
      )
      .select("entry.id")
      .where(
        "entry.size",
        ">",
        from(({ limit }) => limit),
      ),
  ),
);

interface NewMessages {
  id: AttemptId;
  questions: readonly AttemptAskedQuestion[];
  messages: readonly MessageToStore[];
  now: Date;
}

export const addMessages = prepareQueryByCount(
  (db, from: Bind<NewMessages>, count) =>
    db
      .insertInto("chat_messages")
      .values(
        paramRange(count).map((at) => ({
          role: from(({ messages }) => itemAt(messages, at).role),
          content: from(({ messages, questions }) => encodeContent(questions, itemAt(messages, at))),
          metadata: from(({ messages }) => encodeMetadata(itemAt(messages, at))),
          clientMessageId: from(({ messages }) => itemAt(messages, at).clientMessageId ?? null),
          userAssessmentId: from(({ id }) => id),
          createdAt: from(({ now }) => now),
        })),
      )
      .returning(MESSAGE_COLUMNS),
  ({ messages }) => messages.length,
);

/** Updates the metadata of a participant's message once it is understood. */
export const markAsAnswer = prepareQuery((db, from: Bind<Pick<ChatMessage, "id" | "content" | "metadata">>) =>
  db
    .updateTable("chat_messages")
    .set({ metadata: from((message) => encodeMetadata(message)) })
    .where(
      "id",
      "=",
      from(({ id }) => id),
    ),
);

export const deleteMessage = prepareQuery((db, from: Bind<MessageId>) =>
  db.deleteFrom("chat_messages").where(
    "id",
    "=",
    from((id) => id),
  ),
);
