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
 * Stores sessions under a hash of the id, so that a stolen backup opens no session. Only `create` inserts rows. `set`
 * only updates them, so that a request that finishes after a sign-out can't restore the session.
 */
export class DbSessionStore implements SessionStore {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: StoreParts["log"];
  readonly #lifetime: number;
  /** Sessions whose update is in progress. */
  readonly #marking = new Set<string>();
  /** Sessions created by this process. */
  readonly #created = new WeakSet<Session>();
  /** Sessions already deleted by `take`, before the session plugin destroys them. */
  readonly #taken = new Set<string>();

  /** @param lifetime maximum lifetime of a session, in milliseconds */
  constructor({ db, clock, log }: StoreParts, lifetime: number) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#lifetime = lifetime;
  }

  create(session: FastifySessionObject): Promise<void> {
    this.#created.add(session);
    const expire = new Date(this.#clock.now().getTime() + this.#lifetime);
    return insertSession(this.#db, hashOf(session.sessionId), toPlain(session), expire);
  }

  /** Ends a session and returns its data; undefined if it had already ended. */
  async take(sessionId: string): Promise<Partial<SessionData> | undefined> {
    const stored = await takeSession(this.#db, hashOf(sessionId));
    this.#taken.add(sessionId);
    return parseSession(stored);
  }

  /** Returns the current session; undefined if it has ended. */
  async read(sessionId: string): Promise<Session | undefined> {
    return parseSession(await readSession(this.#db, hashOf(sessionId), this.#clock.now()));
  }

  /**
   * Updates `seenAt`, the only thing that changes in a running session. Not awaited, so that reads never wait for
   * writes; the next request makes up for a lost update. Skips sessions without a row, and sessions created by this
   * process: unawaited statements can arrive in any order, so the update could overwrite the new row.
   */
  set(sessionId: string, session: Session, done: Done): void {
    const hasRow = session.admin !== undefined || session.participant !== undefined;
    if (hasRow && !this.#created.has(session)) void this.#mark(hashOf(sessionId), toPlain(session));
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

  /** Ends a session. After `take`, the row is already deleted. */
  destroy(sessionId: string, done: Done): void {
    if (this.#taken.delete(sessionId)) done();
    else callDone(deleteSession(this.#db, hashOf(sessionId)), done);
  }
}

/** Sessions in the format of another program version are invalid; their owners must sign in again. */
const parseSession = (stored: unknown) => sessionData.safeParse(stored).data;

const hashOf = (sessionId: string) => createHash("sha256").update(sessionId).digest("base64url");

const toPlain = (session: Session): unknown => JSON.parse(JSON.stringify(session));

function callDone(work: Promise<void>, done: Done): void {
  work.then(() => done(), done);
}
