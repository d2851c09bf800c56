import { sql } from "kysely";
import type { ChatMessage } from "#shared/contracts/chat";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { AttemptId, MessageId } from "#shared/domain/ids";
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

/** Changes with the answers. */
const PROGRESS = ["progress", "responses", "hiddenResponses", "revision", "updatedAt"] as const;
/** Changes when an attempt is begun or completed: lists are sorted by it. */
const STATE = ["status", "startedAt", "completedAt"] as const;

interface Saved {
  id: AttemptId;
  readAt: number;
  standing: Standing;
}

const saving = <Column extends keyof Standing>(columns: readonly Column[]) =>
  compiled((db, from: From<Saved>) =>
    db
      .updateTable("user_assessments")
      .set(Object.fromEntries(columns.map((column) => [column, from(({ standing }) => standing[column])])))
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

const saveProgress = saving(PROGRESS);
const saveAll = saving([...PROGRESS, ...STATE]);

/**
 * Stores how an attempt stands, if it is still as it was read; gives no row otherwise. What a statement sets has its
 * indexes written, changed or not, so it sets the state only where that changes (decision 0102).
 */
export function saveStanding(read: OwnedAttempt, standing: Standing) {
  const save = STATE.every((column) => standing[column] === read[column]) ? saveProgress : saveAll;
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

/** What one revision may replace: more than an attempt has questions, twice over. */
const PLACES = 10_000;

interface NewHistory {
  id: AttemptId;
  /** The attempt's that replaces them. */
  revision: number;
  entries: readonly CheckedAnswer[];
  via: Via;
  now: Date;
}

export const addHistory = compiledByCount(
  (db, from: From<NewHistory>, count) =>
    db.insertInto("answer_history").values(
      places(count).map((at) => ({
        userAssessmentId: from(({ id }) => id),
        place: from(({ revision }) => revision * PLACES + at),
        questionId: from(({ entries }) => nth(entries, at).questionId),
        answer: from(({ entries }) => ({ value: nth(entries, at).answer })),
        via: from(({ via }) => via),
        createdAt: from(({ now }) => now),
      })),
    ),
  ({ entries }) => entries.length,
);

interface Trim {
  id: AttemptId;
  kept: { replaced: number; bytes: number };
}

/** Of an attempt's history the newest `replaced` answers to a question stay, and of these what fits into `bytes`. */
export const trimHistory = compiled((db, from: From<Trim>) =>
  db
    .deleteFrom("answer_history")
    .where(
      "userAssessmentId",
      "=",
      from(({ id }) => id),
    )
    .where("place", "in", (eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom("answer_history")
            .where(
              "userAssessmentId",
              "=",
              from(({ id }) => id),
            )
            .select([
              "place",
              sql<number>`row_number() over (partition by "questionId" order by "place" desc)`.as("newer"),
              sql<number>`sum(octet_length("answer")) over (order by "place" desc)`.as("size"),
            ])
            .as("entry"),
        )
        .select("entry.place")
        .where((or) =>
          or.or([
            or(
              "entry.newer",
              ">",
              from(({ kept }) => kept.replaced),
            ),
            or(
              "entry.size",
              ">",
              from(({ kept }) => kept.bytes),
            ),
          ]),
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
