import { createHash } from "node:crypto";
import type { Db } from "../../db/database";
import type { Clock } from "../../kernel/clock";
import { insertSession, readSession, takeSession, updateSession } from "./repo";
import { SESSION_LIFETIME, type Slots, slotsData } from "./slots";

interface StoreParts {
  db: Db;
  clock: Clock;
  log: { warn(details: object, message: string): void };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Keeps sessions in the spec's table, under a hash of the id, so that a stolen backup opens no session.
 * Rows are made by `create` alone: a request that finishes after a logout must not bring the session back
 * (security T2, section 0 trap 1).
 */
export function createSessionStore({ db, clock, log }: StoreParts) {
  /** Sessions that are being marked as seen. */
  const marking = new Set<string>();

  function create(id: string, slots: Partial<Slots>): Promise<void> {
    const expire = new Date(clock.now().getTime() + SESSION_LIFETIME);
    return insertSession(db, hashOf(id), slots, expire);
  }

  /** Ends a session and gives what it held; undefined when it had ended already. */
  const take = async (id: string) => readable(await takeSession(db, hashOf(id)));

  /** What a session holds by now; undefined when it has ended. */
  const read = async (id: string) => readable(await readSession(db, hashOf(id), clock.now()));

  /**
   * Marks a session as seen, which is all that changes in one that goes on. Nobody waits for it, so that reading
   * never waits for writing; a mark that is lost is made again by the next request.
   */
  async function mark(id: string, slots: Partial<Slots>): Promise<void> {
    const sid = hashOf(id);
    if (marking.has(sid)) return;
    marking.add(sid);
    try {
      await updateSession(db, sid, slots);
    } catch (err) {
      log.warn({ err }, "A session could not be marked as seen");
    } finally {
      marking.delete(sid);
    }
  }

  return { create, take, read, mark };
}

/** A session that another version of the program wrote in other words is nobody's; its owner signs in again. */
const readable = (stored: unknown): Partial<Slots> | undefined => slotsData.safeParse(stored).data;

const hashOf = (id: string) => createHash("sha256").update(id).digest("base64url");
