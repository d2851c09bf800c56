import { sql } from "kysely";
import type { ChatMessage } from "#shared/contracts/chat";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { AttemptId, AttemptQuestionId, MessageId } from "#shared/domain/ids";
import { compiled, compiledByCount, type From, nth, places } from "../../db/compiled";
import type { StoredResponses, Via } from "../../db/schema";
import { keptContent, keptMetadata } from "./messages";
import type { AskedQuestion, CheckedAnswer, NewMessage, OwnedAttempt } from "./rules";

/**
 * What one change of an attempt reads and writes, as queries that are compiled once: some are run by themselves, the
 * others at once within a commit (`commit.ts`).
 */

const SHOWN = ["id", "role", "content", "metadata", "clientMessageId", "createdAt"] as const;

/** What is kept of a conversation, in the order it was had. */
export const messagesOf = compiled((db, from: From<AttemptId>) =>
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
export const lastMessageOf = compiled((db, from: From<AttemptId>) =>
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
export interface Standing {
  status: AttemptStatus;
  progress: number;
  responses: StoredResponses;
  hiddenResponses: StoredResponses | null;
  revision: number;
  startedAt: Date | null;
  completedAt: Date | null;
  updatedAt: Date;
}

interface Saved {
  id: AttemptId;
  readAt: number;
  standing: Standing;
}

/** What changes with the answers. */
const progressColumns = (from: From<Saved>) => ({
  progress: from(({ standing }) => standing.progress),
  responses: from(({ standing }) => standing.responses),
  hiddenResponses: from(({ standing }) => standing.hiddenResponses),
  revision: from(({ standing }) => standing.revision),
  updatedAt: from(({ standing }) => standing.updatedAt),
});

/** And when an attempt is begun or completed, by which lists are sorted. */
const allColumns = (from: From<Saved>) =>
  ({
    ...progressColumns(from),
    status: from(({ standing }) => standing.status),
    startedAt: from(({ standing }) => standing.startedAt),
    completedAt: from(({ standing }) => standing.completedAt),
  }) satisfies Record<keyof Standing, unknown>;

const saving = (columnsOf: typeof progressColumns) =>
  compiled((db, from: From<Saved>) =>
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
 * column that is set, changed or not, so the state is set only where it changes (decision 0102).
 */
export function saveStanding(read: OwnedAttempt, standing: Standing) {
  // Times that stay are the same objects.
  const isAsRead =
    standing.status === read.status &&
    standing.startedAt === read.startedAt &&
    standing.completedAt === read.completedAt;
  const save = isAsRead ? saveProgress : saveAll;
  return save({ id: read.id, readAt: read.revision, standing });
}

/** Marks an attempt as begun without a proof of the address, unless somebody has proved it by now. */
export const markBegunUnproved = compiled((db, from: From<AttemptId>) =>
  db
    .updateTable("user_assessments")
    .set({ isBegunUnproved: true })
    .where(
      "id",
      "=",
      from((id) => id),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("users")
          .select("users.id")
          .whereRef("users.id", "=", "user_assessments.userId")
          .where("users.verifiedAt", "is", null),
      ),
    ),
);

export interface NewHistory {
  id: AttemptId;
  entries: readonly CheckedAnswer[];
  via: Via;
  now: Date;
}

export const addHistory = compiledByCount(
  (db, from: From<NewHistory>, count) =>
    db.insertInto("answer_history").values(
      places(count).map((at) => ({
        userAssessmentId: from(({ id }) => id),
        questionId: from(({ entries }) => nth(entries, at).questionId),
        answer: from(({ entries }) => ({ value: nth(entries, at).answer })),
        via: from(({ via }) => via),
        createdAt: from(({ now }) => now),
      })),
    ),
  ({ entries }) => entries.length,
);

/** How many replaced answers an attempt's history holds, and in how many bytes. */
export const heldHistory = compiled((db, from: From<AttemptId>) =>
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

/** Of the replaced answers to a question so many stay, the newest. */
export const trimReplaced = compiled(
  (db, from: From<{ id: AttemptId; questionId: AttemptQuestionId; kept: number }>) =>
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
        .limit(sql<number>`-1`)
        .offset(from(({ kept }) => kept)),
    ),
);

/** Of an attempt's history the newest stay that fit into so many bytes. */
export const trimBytes = compiled((db, from: From<{ id: AttemptId; kept: number }>) =>
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
  questions: readonly AskedQuestion[];
  messages: readonly NewMessage[];
  now: Date;
}

export const addMessages = compiledByCount(
  (db, from: From<NewMessages>, count) =>
    db
      .insertInto("chat_messages")
      .values(
        places(count).map((at) => ({
          role: from(({ messages }) => nth(messages, at).role),
          content: from(({ messages, questions }) => keptContent(questions, nth(messages, at))),
          metadata: from(({ messages }) => keptMetadata(nth(messages, at))),
          clientMessageId: from(({ messages }) => nth(messages, at).clientMessageId ?? null),
          userAssessmentId: from(({ id }) => id),
          createdAt: from(({ now }) => now),
        })),
      )
      .returning(SHOWN),
  ({ messages }) => messages.length,
);

/** Notes how a participant's message was taken. */
export const noteTaken = compiled((db, from: From<Pick<ChatMessage, "id" | "content" | "metadata">>) =>
  db
    .updateTable("chat_messages")
    .set({ metadata: from((message) => keptMetadata(message)) })
    .where(
      "id",
      "=",
      from(({ id }) => id),
    ),
);

export const deleteMessage = compiled((db, from: From<MessageId>) =>
  db.deleteFrom("chat_messages").where(
    "id",
    "=",
    from((id) => id),
  ),
);
