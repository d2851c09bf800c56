import { sql } from "kysely";
import type { ChatMessage } from "#shared/contracts/chat";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { AttemptId, AttemptQuestionId, MessageId } from "#shared/domain/ids";
import { type Bind, itemAt, paramRange, prepareQuery, prepareQueryByCount } from "../../db/prepared-queries";
import type { StoredResponses, Via } from "../../db/schema";
import { encodeContent, encodeMetadata } from "./message-codec";
import type { AttemptAskedQuestion, CheckedAnswer, MessageToStore, OwnedAttempt } from "./rules";

/**
 * What one change of an attempt reads and writes, as queries that are compiled once: some are run by themselves, the
 * others at once within a commit (`commit.ts`).
 */

const SHOWN = ["id", "role", "content", "metadata", "clientMessageId", "createdAt"] as const;

/** What is kept of a conversation, in the order it was had. */
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

/** The newest message of a conversation. */
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

/** How an attempt stands; `revision` is what the change leads to. */
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

/** What changes with the answers. */
const progressColumns = (from: Bind<Saved>) => ({
  progress: from(({ standing }) => standing.progress),
  responses: from(({ standing }) => standing.responses),
  hiddenResponses: from(({ standing }) => standing.hiddenResponses),
  furthest: from(({ standing }) => standing.furthest),
  facts: from(({ standing }) => standing.facts),
  revision: from(({ standing }) => standing.revision),
  updatedAt: from(({ standing }) => standing.updatedAt),
});

/** And when an attempt is begun or completed, by which lists are sorted. */
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
 * Stores how an attempt stands, if it is still as it was read; gives no row otherwise. SQLite writes the indexes of each
 * column that is set, changed or not, so the state is set only where it changes (decision 0045).
 */
export function saveAttemptState(read: OwnedAttempt, standing: AttemptState) {
  // Times that stay are the same objects.
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

/** How many replaced answers an attempt's history holds, and in how many bytes. */
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

/** More rows than any table has: an offset needs a limit. */
const ALL = 2_147_483_647;

/** Of the replaced answers to a question so many stay, the newest. */
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

/** Of an attempt's history the newest stay that fit into so many bytes. */
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

/** Notes how a participant's message was taken. */
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
