import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../clock";
import { isLive, type Slot, type SlotName, wantsSeen } from "./slots";
import type { DbSessionStore } from "./store";

/** Who a slot may be given to: an id, and the epoch that voids it when it moves on. */
export interface SignedIn {
  id: number;
  epoch: number;
  link?: number;
}

/** One request's session, as procedures see it. */
export interface RequestSession {
  /** The live slot of that name; null when there is none, or it has run out. */
  read(name: SlotName): Slot | null;
  /** Puts a person into a slot, under a new session id; the other slot stays. */
  signIn(name: SlotName, person: SignedIn): Promise<void>;
  /** Empties a slot; a session with no one in it ends, otherwise its id changes. */
  signOut(name: SlotName): Promise<void>;
}

/**
 * The session behind a request's cookie. Only procedures that answer in one piece may sign in or out: a streamed
 * answer has sent its headers before it ends (stack section 3).
 */
export function requestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  store: DbSessionStore,
  clock: Clock,
): RequestSession {
  function read(name: SlotName): Slot | null {
    const held = request.session?.[name];
    const now = clock.now();
    if (!held || !isLive(name, held, now)) return null;
    if (wantsSeen(held, now)) request.session[name] = { ...held, seenAt: now.getTime() };
    return held;
  }

  async function renew(slots: Partial<Record<SlotName, Slot>>): Promise<void> {
    await request.session.regenerate();
    Object.assign(request.session, slots);
    await store.create(request.session);
  }

  async function signIn(name: SlotName, { id, epoch, link }: SignedIn): Promise<void> {
    const time = clock.now().getTime();
    const slot: Slot = { id, epoch, signedInAt: time, seenAt: time, ...(link === undefined ? {} : { link }) };
    await renew({ ...others(name), [name]: slot });
  }

  async function signOut(name: SlotName): Promise<void> {
    const rest = others(name);
    reply.header("Clear-Site-Data", '"cache"');
    if (Object.keys(rest).length > 0) await renew(rest);
    else await request.session.destroy();
  }

  function others(name: SlotName): Partial<Record<SlotName, Slot>> {
    const other: SlotName = name === "admin" ? "participant" : "admin";
    const held = request.session?.[other];
    return held && isLive(other, held, clock.now()) ? { [other]: held } : {};
  }

  return { read, signIn, signOut };
}
