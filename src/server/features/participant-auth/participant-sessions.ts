import type { Db } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import type { SessionData } from "../../http/sessions/session-data";
import * as repo from "./repo";
import { identityOf, type ParticipantIdentity } from "./rules";
import { createSessionBoundStream } from "./session-bound-stream";

type Slot = SessionData["participant"];

export type ParticipantSessions = ReturnType<typeof createParticipantSessions>;

/** Participants' sign-in sessions. */
export function createParticipantSessions(db: Db) {
  const { accessChanged, whileHere } = createSessionBoundStream();

  /** Null if no one is signed in, or a newer epoch or a newer use of the session's link has ended it. */
  const identify = (session: RequestSession) => holderOf(session, session.read("participant"));

  async function holderOf(session: RequestSession, slot: Slot | null) {
    if (!slot) return null;
    const row = await repo.findHolder(db, slot.id, slot.link?.id);
    if (row?.authEpoch !== slot.epoch) return null;
    if (slot.link && slot.link.use !== row.newestUse) return null;
    return identityOf(row, session);
  }

  /** Why the session ended: account deleted (row ids are never reused), or a link opened for its registered email. */
  async function whyEnded(session: RequestSession) {
    const slot = session.read("participant");
    const row = slot && (await repo.findParticipantById(db, slot.id));
    const wasDeleted = slot !== null && row === undefined;
    // An email change also increments the epoch. Requiring exactly one step keeps the new email from being shown here.
    const isConfirmed = row && !slot?.link && row.verifiedAt && row.authEpoch === slot.epoch + 1;
    return { wasDeleted, endedEmail: isConfirmed ? row.email : null };
  }

  /** The events of `follow`, until this session is no longer this participant's. */
  const whileSignedIn = <Event>(
    { session, participant: { id } }: { session: RequestSession; participant: ParticipantIdentity },
    signal = new AbortController().signal,
    follow: (ends: AbortSignal) => AsyncIterable<Event>,
  ) => {
    const hasAccess = async () =>
      (await holderOf(session, await session.readAgain("participant")))?.id === id;
    return whileHere(id, hasAccess, follow, signal);
  };

  /** Signs a participant in, replacing any previous one. Open streams of both check their access again. */
  async function signIn(session: RequestSession, row: repo.ParticipantRow, link?: Slot["link"]) {
    const { id, authEpoch: epoch } = row;
    const previous = session.read("participant");
    await session.signIn("participant", { id, epoch, link });
    if (previous) accessChanged(previous.id);
    accessChanged(id);
    return identityOf(row, session);
  }

  async function signOut(session: RequestSession): Promise<void> {
    const previous = session.read("participant");
    await session.signOut("participant");
    if (previous) accessChanged(previous.id);
  }

  return { identify, whyEnded, whileSignedIn, accessChanged, signIn, signOut };
}
