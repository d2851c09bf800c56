import type { Db } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import type { SessionData } from "../../http/sessions/session-data";
import * as repo from "./repo";
import { identityOf, type ParticipantIdentity } from "./rules";
import { createSessionBoundStream } from "./session-bound-stream";

type Slot = SessionData["participant"];

export type ParticipantSessions = ReturnType<typeof createParticipantSessions>;

/** Who is signed in as a participant, from signing in until it ends. */
export function createParticipantSessions(db: Db) {
  const { accessChanged, whileHere } = createSessionBoundStream();

  /**
   * The participant in this session; null when nobody is signed in, or the sign-in has been made void: by a newer
   * epoch, or by a newer use of the link that opened it.
   */
  const identify = (session: RequestSession) => holderOf(session, session.read("participant"));

  async function holderOf(session: RequestSession, slot: Slot | null) {
    if (!slot) return null;
    const row = await repo.findHolder(db, slot.id, slot.link?.id);
    if (row?.authEpoch !== slot.epoch) return null;
    if (slot.link && slot.link.use !== row.newestUse) return null;
    return identityOf(row, session);
  }

  /**
   * Why nobody is signed in any more: the account was deleted (row ids never come back), or a link for the email that
   * this session had registered was opened.
   */
  async function whyEnded(session: RequestSession) {
    const slot = session.read("participant");
    const row = slot && (await repo.findParticipantById(db, slot.id));
    const wasDeleted = slot !== null && row === undefined;
    // A change of the email also moves the epoch on, and the new email is shown to nobody here.
    const isConfirmed = row && !slot?.link && row.verifiedAt && row.authEpoch === slot.epoch + 1;
    return { wasDeleted, endedEmail: isConfirmed ? row.email : null };
  }

  /** The events of `follow` for as long as this session is this participant's; then the stream ends. */
  const whileSignedIn = <Event>(
    { session, participant: { id } }: { session: RequestSession; participant: ParticipantIdentity },
    signal = new AbortController().signal,
    follow: (ends: AbortSignal) => AsyncIterable<Event>,
  ) => {
    const isHere = async () => (await holderOf(session, await session.readAgain("participant")))?.id === id;
    return whileHere(id, isHere, follow, signal);
  };

  /** Signs a participant in in place of whoever was. What their other sessions have open looks again whether it may. */
  async function signIn(session: RequestSession, row: repo.ParticipantRow, link?: Slot["link"]) {
    const { id, authEpoch: epoch } = row;
    const before = session.read("participant");
    await session.signIn("participant", { id, epoch, link });
    if (before) accessChanged(before.id);
    accessChanged(id);
    return identityOf(row, session);
  }

  async function signOut(session: RequestSession): Promise<void> {
    const before = session.read("participant");
    await session.signOut("participant");
    if (before) accessChanged(before.id);
  }

  return { identify, whyEnded, whileSignedIn, accessChanged, signIn, signOut };
}
