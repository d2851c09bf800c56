import { sql } from "kysely";
import type { ChatMessage } from "#shared/contracts/chat";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { AttemptId, AttemptQuestionId, MessageId } from "#shared/domain/ids";
import { type Bind, itemAt, paramRange, prepareQuery, prepareQueryByCount } from "../../db/prepared-queries";
import type { StoredResponses, Via } from "../../db/schema";
import { encodeContent, encodeMetadata } from "./message-codec";
import type { AttemptAskedQuestion, CheckedAnswer, MessageToStore, OwnedAttempt } from "./rules";

/** Prepared queries of one change to an attempt, run on their own or within a group commit. */

const SHOWN = ["id", "role", "content", "metadata", "clientMessageId", "createdAt"] as const;

/** An attempt's messages, oldest first. */
export const messagesOf = prepareQuery((db, from: Bind<AttemptId>) =>
  db
    .selectFrom("chat_messages")
    .select(SHOWN)
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

interface Saved {
  id: AttemptId;
  readAt: number;
  standing: AttemptState;
}

/** Columns that change with every answer. */
const progressColumns = (from: Bind<Saved>) => ({
  progress: from(({ standing }) => standing.progress),
  responses: from(({ standing }) => standing.responses),
  hiddenResponses: from(({ standing }) => standing.hiddenResponses),
  furthest: from(({ standing }) => standing.furthest),
  facts: from(({ standing }) => standing.facts),
  revision: from(({ standing }) => standing.revision),
  updatedAt: from(({ standing }) => standing.updatedAt),
});

/** All columns, including the status and times that lists sort by. */
const allColumns = (from: Bind<Saved>) =>
  ({
    ...progressColumns(from),
    status: from(({ standing }) => standing.status),
    startedAt: from(({ standing }) => standing.startedAt),
    completedAt: from(({ standing }) => standing.completedAt),
  }) satisfies Record<keyof AttemptState, unknown>;

const saving = (columnsOf: typeof progressColumns) =>
  prepareQuery((db, from: Bind<Saved>) =>
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

const saveProgress = saving(progressColumns);
const saveAll = saving(allColumns);

/**
 * Saves the state if the attempt's revision is unchanged; otherwise returns no row. SQLite rewrites the index of every
 * column that is set, changed or not, so status and times are set only when they change (decision 0045).
 */
export function saveAttemptState(read: OwnedAttempt, standing: AttemptState) {
  // Compared by identity: unchanged times are the same Date objects.
  const isAsRead =
    standing.status === read.status &&
    standing.startedAt === read.startedAt &&
    standing.completedAt === read.completedAt;
  const save = isAsRead ? saveProgress : saveAll;
  return save({ id: read.id, readAt: read.revision, standing });
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
const ALL = 2_147_483_647;

/** Deletes all but the `kept` newest replaced answers to a question. */
export const trimReplaced = prepareQuery(
  (db, from: Bind<{ id: AttemptId; questionId: AttemptQuestionId; kept: number }>) =>
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
        .limit(ALL)
        .offset(from(({ kept }) => kept)),
    ),
);

/** Deletes the oldest replaced answers beyond `kept` bytes per attempt. */
export const trimBytes = prepareQuery((db, from: Bind<{ id: AttemptId; kept: number }>) =>
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
        from(({ kept }) => kept),
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
      .returning(SHOWN),
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
