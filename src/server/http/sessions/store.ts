import { createHash } from "node:crypto";
import type { FastifySessionObject, SessionStore } from "@fastify/session";
import type { Session } from "fastify";
import type { Db } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { deleteSession, insertSession, readSession, takeSession, updateSession } from "./repo";
import { type SessionData, sessionData } from "./session-data";

type Done = (error?: unknown) => void;

interface StoreParts {
  db: Db;
  clock: Clock;
  log: { warn(details: object, message: string): void };
}

/**
 * Keeps sessions under a hash of the id, so that a stolen backup opens no session.
 * `set` only changes rows: a request that finishes after a logout must not bring the session back, so rows are
 * made by `create` alone.
 */
export class DbSessionStore implements SessionStore {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: StoreParts["log"];
  readonly #lifetime: number;
  /** Sessions that are being marked as seen. */
  readonly #marking = new Set<string>();
  /** Sessions that this process has just stored. */
  readonly #created = new WeakSet<Session>();
  /** Sessions that were taken and are about to be destroyed by the session plugin. */
  readonly #taken = new Set<string>();

  /** @param lifetime how long a session can last at most, in milliseconds */
  constructor({ db, clock, log }: StoreParts, lifetime: number) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#lifetime = lifetime;
  }

  /** Stores a new session. */
  create(session: FastifySessionObject): Promise<void> {
    this.#created.add(session);
    const expire = new Date(this.#clock.now().getTime() + this.#lifetime);
    return insertSession(this.#db, hashOf(session.sessionId), plain(session), expire);
  }

  /** Ends a session and gives what it held; undefined when it had ended already. */
  async take(sessionId: string): Promise<Partial<SessionData> | undefined> {
    const taken = await takeSession(this.#db, hashOf(sessionId));
    this.#taken.add(sessionId);
    return readable(taken);
  }

  /** What a session holds by now; undefined when it has ended. */
  async read(sessionId: string): Promise<Session | undefined> {
    return readable(await readSession(this.#db, hashOf(sessionId), this.#clock.now()));
  }

  /**
   * Marks a session as seen, which is all that changes in one that goes on. Nobody waits for it, so that reading
   * never waits for writing; a mark that is lost is made again by the next request. Nothing is written of a session without
   * a row, and of one that was just created: statements that nobody waits for can arrive in any order, and an update could
   * overwrite the new row.
   */
  set(sessionId: string, session: Session, done: Done): void {
    const hasRow = session.admin !== undefined || session.participant !== undefined;
    if (hasRow && !this.#created.has(session)) void this.#mark(hashOf(sessionId), plain(session));
    done();
  }

  async #mark(sid: string, sess: unknown): Promise<void> {
    if (this.#marking.has(sid)) return;
    this.#marking.add(sid);
    try {
      await updateSession(this.#db, sid, sess);
    } catch (err) {
      this.#log.warn({ err }, "A session could not be marked as seen");
    } finally {
      this.#marking.delete(sid);
    }
  }

  get(sessionId: string, done: (error: unknown, session?: Session | null) => void): void {
    this.read(sessionId).then(
      (session) => done(null, session ?? null),
      (error: unknown) => done(error),
    );
  }

  /** Ends a session. One that was taken has no row anymore. */
  destroy(sessionId: string, done: Done): void {
    if (this.#taken.delete(sessionId)) done();
    else settle(deleteSession(this.#db, hashOf(sessionId)), done);
  }
}

/** A session that another version of the program wrote in other words is nobody's; its owner signs in again. */
const readable = (stored: unknown) => sessionData.safeParse(stored).data;

const hashOf = (sessionId: string) => createHash("sha256").update(sessionId).digest("base64url");

/** A session without its methods, as JSON can hold it. */
const plain = (session: Session): unknown => JSON.parse(JSON.stringify(session));

function settle(work: Promise<void>, done: Done): void {
  work.then(() => done(), done);
}
