import type { Standing } from "#shared/contracts/participant-auth";
import type { ParticipantId } from "#shared/domain/ids";
import { type Db, type Tx, transaction } from "../../db/database";
import type { RequestSession } from "../../http/sessions/request-session";
import type { Slots } from "../../http/sessions/slots";
import type { Clock } from "../../kernel/clock";
import { AppError } from "../../kernel/errors";
import { newCode } from "../../kernel/random";
import type { createSecurityLog } from "../../kernel/security-log";
import { watchEnds } from "../../kernel/watch-ends";
import type { Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { createPresence } from "./presence";
import { findById } from "./repo";
import { type Asked, type Fate, fateOf } from "./rules";
import * as repo from "./unproved-repo";

/** After so many wrong codes the answer counts as a no: only a program can get one wrong. */
const MAX_WRONG_CODES = 3;

type Slot = Slots["participant"];
type Link = NonNullable<Slot["link"]>;
type UnprovedRow = NonNullable<Awaited<ReturnType<typeof repo.findUnproved>>>;

interface Parts {
  db: Db;
  clock: Clock;
  limiter: Limiter;
  security: ReturnType<typeof createSecurityLog>;
  presence: ReturnType<typeof createPresence>;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

interface Person {
  id: ParticipantId;
  email: string;
  authEpoch: number;
}

/**
 * The session that opens with an account, before anybody has proved the address. Who proves it elsewhere is asked
 * whether that session is theirs: it may be a stranger's, who waits for them behind their address (security T9,
 * decision 0056). There is one such session of a participant at most, as an address is registered once.
 */
export function createUnproved({ db, clock, limiter, security, presence, draining }: Parts) {
  const opened = (tx: Tx, { id, authEpoch }: Person) =>
    repo.insertUnproved(tx, { userId: id, epoch: authEpoch, openedAt: clock.now() });

  /** Such a session is over by its own doing: nobody is asked about it any more. */
  const forget = (on: Db, { id, epoch, link }: Slot) =>
    link ? Promise.resolve() : repo.deleteUnproved(on, id, epoch);

  /**
   * Asks who has just opened this link, unless it is over already: what was said before is asked anew, as it may have
   * been a scanner of mails that pressed the button. To be called once the epoch has moved on.
   */
  async function ask(tx: Tx, { id, authEpoch }: Person, link: Link): Promise<Standing> {
    const now = clock.now();
    const row = await repo.findUnproved(tx, id);
    if (row?.epoch !== authEpoch - 1) return SETTLED;
    if (isAsked(row) && fateOf(row, now).is === "ended") return SETTLED;
    const question = { askedAt: now, linkId: link.id, linkUse: link.use, code: newCode() };
    await repo.noteQuestion(tx, id, question);
    const fate = fateOf({ ...row, ...question, said: null }, now);
    return fate.is === "held" ? { is: "asked", code: question.code, endsIn: fate.endsIn } : SETTLED;
  }

  /** What has become of the session of this slot; undefined where nobody was asked about it. */
  async function fateIn(slot: Slot, { authEpoch }: Person): Promise<(Fate & { code: string }) | undefined> {
    if (slot.link || slot.epoch !== authEpoch - 1) return undefined;
    const row = await repo.findUnproved(db, slot.id);
    if (row?.epoch !== slot.epoch || !isAsked(row)) return undefined;
    return { ...fateOf(row, clock.now()), code: row.code };
  }

  /** Whether the session of this slot goes on although somebody has proved the address elsewhere. */
  const isKept = async (slot: Slot, person: Person) => (await fateIn(slot, person))?.is === "kept";

  /** How the sign-in of this slot stands beside the other one. */
  async function standingOf(slot: Slot, person: Person): Promise<Standing> {
    if (slot.link) return askedOf(slot.link, await repo.findUnproved(db, slot.id));
    if (slot.epoch === person.authEpoch) return { is: "unproved" };
    const fate = await fateIn(slot, person);
    if (!fate) return SETTLED;
    if (fate.is === "kept") return { is: "unproved" };
    if (fate.is === "held") return fate;
    return { is: "ended", why: fate.why, email: person.email };
  }

  function askedOf(link: Link, row: UnprovedRow | undefined): Standing {
    if (!row || !isAsked(row) || !isAskedBy(row, link)) return SETTLED;
    const fate = fateOf(row, clock.now());
    return fate.is === "held" ? { is: "asked", code: row.code, endsIn: fate.endsIn } : SETTLED;
  }

  /** How this session's sign-in stands beside one elsewhere. */
  const standing = (session: RequestSession) => standingIn(session.read("participant"));

  async function standingIn(slot: Slot | null): Promise<Standing> {
    const person = slot && (await findById(db, slot.id));
    return person ? standingOf(slot, person) : SETTLED;
  }

  /**
   * The same from now on: at once, and whenever the participant's access changes; for five minutes at most. Where nobody
   * is signed in it is told once. TOO_MANY_REQUESTS past five screens of one sign-in.
   */
  async function* watch(session: RequestSession, signal: AbortSignal): AsyncGenerator<Standing> {
    const slot = session.read("participant");
    if (!slot) {
      yield SETTLED;
      return;
    }
    const leave = limiter.enter(LIMITS.watchBySignIn, signInOf(slot));
    const { ends, release } = watchEnds([signal, draining]);
    try {
      const changes = presence.changes(slot.id, ends);
      yield await standing(session);
      for await (const _ of changes) yield await standingIn(await session.readAgain("participant"));
    } finally {
      release();
      leave();
    }
  }

  /**
   * Stores what the one who was asked says; from then on the session is kept, or over. CONFLICT when they are not
   * asked, or not any more; BAD_REQUEST for a yes to another code than the one that both screens show.
   */
  async function answer(session: RequestSession, { code, isMine }: { code: string; isMine: boolean }) {
    const slot = session.read("participant");
    const settled = slot && (await transaction(db, (tx) => settle(tx, slot, isMine ? code : undefined)));
    if (!settled) throw new AppError("CONFLICT", "This question is no longer open.");
    const { isWrong, said } = settled;
    if (said) security.note(`other-device-${said}`, { participantId: slot.id });
    presence.accessChanged(slot.id);
    if (isWrong) throw new AppError("BAD_REQUEST", "The other device shows another code.");
  }

  /** @param code of the session to keep; without one it ends */
  async function settle(tx: Tx, { id, link }: Slot, code: string | undefined) {
    const row = await repo.findUnproved(tx, id);
    if (!row || !link || askedOf(link, row).is !== "asked") return undefined;
    const isWrong = code !== undefined && code !== row.code;
    const wrongCodes = row.wrongCodes + (isWrong ? 1 : 0);
    const ends = code === undefined || wrongCodes >= MAX_WRONG_CODES;
    const said = ends ? ("end" as const) : isWrong ? null : ("keep" as const);
    await repo.noteAnswer(tx, id, { wrongCodes, said });
    return { isWrong, said };
  }

  return { opened, forget, ask, isKept, standing, watch, answer };
}

const SETTLED: Standing = { is: "settled" };

type AskedRow = UnprovedRow & Asked & { code: string };

const isAsked = (row: UnprovedRow): row is AskedRow => row.askedAt !== null && row.code !== null;

/** Which sign-in a session goes back to: the registration has an epoch of its own, every other one a use of a link. */
const signInOf = ({ id, epoch, link }: Slot) => [id, epoch, link?.id, link?.use].join("-");

const isAskedBy = ({ linkId, linkUse }: UnprovedRow, { id, use }: Link) => linkId === id && linkUse === use;
