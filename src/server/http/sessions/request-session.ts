import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../lib/clock";
import { newToken } from "../../lib/secure-tokens";
import { networkOf } from "../../rate-limits/network";
import { type SessionData, type SessionSlot, type SignedIn, slotsData } from "./session-data";
import { isLive, wantsSeen } from "./session-lifetime";
import type { DbSessionStore } from "./store";

/** One request's session, as procedures see it. */
export interface RequestSession {
  /** The network that the request comes from (`rate-limits/network.ts`). */
  readonly network: string;
  /** The id of this browser if it has requested a sign-in link within a day; null otherwise. */
  readonly browserId: string | null;
  /** Gives this browser an id, in a cookie for a day; one that has an id keeps it. */
  rememberBrowser(): string;
  /** The live slot of that name; null when there is none, or it has run out. */
  read<Name extends SessionSlot>(name: Name): SessionData[Name] | null;
  /** The same from the stored session as it is by now: for what goes on after the request has been read. */
  readAgain<Name extends SessionSlot>(name: Name): Promise<SessionData[Name] | null>;
  /** Puts a person into a slot, under a new session id; the other slot stays. */
  signIn<Name extends SessionSlot>(name: Name, person: SignedIn<Name>): Promise<void>;
  /** Empties a slot; a session with no one in it ends, otherwise its id changes. */
  signOut(name: SessionSlot): Promise<void>;
}

/**
 * The session behind a request's cookie. Only procedures that answer in one piece may sign in or out: a streamed
 * answer has sent its headers before it ends.
 */
export function requestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  store: DbSessionStore,
  clock: Clock,
): RequestSession {
  let lastChange: Promise<void> = Promise.resolve();

  function read<Name extends SessionSlot>(name: Name): SessionData[Name] | null {
    const slots: Partial<SessionData> = request.session;
    const held = slots[name];
    const now = clock.now();
    if (!held || !isLive(name, held, now)) return null;
    if (wantsSeen(held, now)) held.seenAt = now.getTime();
    return held;
  }

  async function readAgain<Name extends SessionSlot>(name: Name): Promise<SessionData[Name] | null> {
    const slots: Partial<SessionData> = (await store.read(request.session.sessionId)) ?? {};
    const held = slots[name];
    return held && isLive(name, held, clock.now()) ? held : null;
  }

  function rememberBrowser(): string {
    request.sendsBrowserId = true;
    request.browserId ??= newToken();
    return request.browserId;
  }

  /** Changes the session one call after the other: the calls of a batch share it. */
  function inTurn(change: () => Promise<void>): Promise<void> {
    const result = lastChange.then(change);
    lastChange = result.catch(() => undefined);
    return result;
  }

  const signIn = <Name extends SessionSlot>(name: Name, person: SignedIn<Name>) =>
    inTurn(async () => {
      const time = clock.now().getTime();
      const other = await takeOther(name);
      await renew(slotsData.parse({ ...other, [name]: { ...person, signedInAt: time, seenAt: time } }));
    });

  const signOut = (name: SessionSlot) =>
    inTurn(async () => {
      reply.header("Clear-Site-Data", '"cache"');
      await renew(await takeOther(name));
    });

  /**
   * Ends the stored session and gives the other slot it held. What counts is the row, not what this request once
   * read from it: where another request has signed that slot out meanwhile, the row is gone, and the slot stays gone.
   */
  async function takeOther(name: SessionSlot): Promise<Partial<SessionData>> {
    const other: SessionSlot = name === "admin" ? "participant" : "admin";
    const held = (await store.take(request.session.sessionId))?.[other];
    return held && isLive(other, held, clock.now()) ? { [other]: held } : {};
  }

  /** Goes on under a new id. A session without slots is not stored, and its cookie is cleared. */
  async function renew(slots: Partial<SessionData>): Promise<void> {
    request.hasNewSession = true;
    await request.session.regenerate();
    if (Object.keys(slots).length === 0) return;
    Object.assign(request.session, slots);
    await store.create(request.session);
  }

  const { browserId } = request;
  return { network: networkOf(request.ip), browserId, rememberBrowser, read, readAgain, signIn, signOut };
}
