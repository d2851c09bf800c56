import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../lib/clock";
import { newToken } from "../../lib/secure-tokens";
import { networkOf } from "../../rate-limits/network";
import { type NewSlot, type SessionData, type SessionSlot, slotsData } from "./session-data";
import { isLive, wantsSeen } from "./session-lifetime";
import type { DbSessionStore } from "./store";

export interface RequestSession {
  /** Network of the client address (`rate-limits/network.ts`). */
  readonly network: string;
  /** The id of this browser if it has requested a sign-in link within a day; null otherwise. */
  readonly browserId: string | null;
  /** Gives this browser an id, in a cookie for a day; one that has an id keeps it. */
  rememberBrowser(): string;
  /** Returns the slot; null if it is empty or expired. */
  read<Name extends SessionSlot>(name: Name): SessionData[Name] | null;
  /** Same, from the session as stored now: for work that continues after the request was read. */
  readAgain<Name extends SessionSlot>(name: Name): Promise<SessionData[Name] | null>;
  /** Signs a person in under a new session id. The other slot is kept. */
  signIn<Name extends SessionSlot>(name: Name, person: NewSlot<Name>): Promise<void>;
  /** Signs a slot out. The session ends if the other slot is empty too, otherwise its id changes. */
  signOut(name: SessionSlot): Promise<void>;
}

/** The session behind a request's cookie. Streaming procedures can't sign in or out: their headers are sent. */
export function requestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  store: DbSessionStore,
  clock: Clock,
): RequestSession {
  let lastChange: Promise<void> = Promise.resolve();

  function read<Name extends SessionSlot>(name: Name): SessionData[Name] | null {
    const slots: Partial<SessionData> = request.session;
    const slot = slots[name];
    const now = clock.now();
    if (!slot || !isLive(name, slot, now)) return null;
    if (wantsSeen(slot, now)) slot.seenAt = now.getTime();
    return slot;
  }

  async function readAgain<Name extends SessionSlot>(name: Name): Promise<SessionData[Name] | null> {
    const slots: Partial<SessionData> = (await store.read(request.session.sessionId)) ?? {};
    const slot = slots[name];
    return slot && isLive(name, slot, clock.now()) ? slot : null;
  }

  function rememberBrowser(): string {
    request.sendsBrowserId = true;
    request.browserId ??= newToken();
    return request.browserId;
  }

  /** Runs changes one after another, because the calls of a batch share the session. */
  function runInOrder(change: () => Promise<void>): Promise<void> {
    const result = lastChange.then(change);
    lastChange = result.catch(() => undefined);
    return result;
  }

  const signIn = <Name extends SessionSlot>(name: Name, person: NewSlot<Name>) =>
    runInOrder(async () => {
      const time = clock.now().getTime();
      const otherSlot = await takeOtherSlot(name);
      await renew(slotsData.parse({ ...otherSlot, [name]: { ...person, signedInAt: time, seenAt: time } }));
    });

  const signOut = (name: SessionSlot) =>
    runInOrder(async () => {
      reply.header("Clear-Site-Data", '"cache"');
      await renew(await takeOtherSlot(name));
    });

  /**
   * Ends the stored session and returns its other slot. Reads the row, not this request's copy: if another request has
   * signed that slot out, it must stay signed out.
   */
  async function takeOtherSlot(name: SessionSlot): Promise<Partial<SessionData>> {
    const otherName: SessionSlot = name === "admin" ? "participant" : "admin";
    const slot = (await store.take(request.session.sessionId))?.[otherName];
    return slot && isLive(otherName, slot, clock.now()) ? { [otherName]: slot } : {};
  }

  /** Continues under a new id. A session without slots isn't stored, and its cookie is cleared. */
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
