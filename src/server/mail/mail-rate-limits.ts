import type { Db } from "../db/database";
import { isLimitRefusal, type Limiter } from "../rate-limits/limiter";
import { type CountedRule, LIMITS } from "../rate-limits/limits";

interface MailLimit {
  /** What one address is sent. */
  each: CountedRule<"database">;
  /** What all of them are sent together. */
  all: CountedRule<"database">;
  /** What one network may ask for of it. */
  network?: CountedRule<"database">;
}

/**
 * What an address can be written to about on request. Each has a count of its own, to one address and in all: what is
 * asked for in the names of strangers uses up nothing of participants' or admins' mails (decision 0033).
 */
const FENCES = {
  /** There is no account with the address. */
  "no-account": { each: LIMITS.mailToStranger, all: LIMITS.mailToStrangers },
  /** There is one, and nobody has shown yet that the address is theirs. */
  newcomer: {
    each: LIMITS.mailToNewcomer,
    all: LIMITS.mailToNewcomers,
    network: LIMITS.mailToNewcomersByNetwork,
  },
  "sign-in": { each: LIMITS.signInMail, all: LIMITS.mailToParticipants },
  "results-ready": { each: LIMITS.resultsMail, all: LIMITS.mailToParticipants },
  /** An admin asks for it. */
  invitation: { each: LIMITS.invitationMail, all: LIMITS.mailToInvited },
  "password-reset": { each: LIMITS.resetMail, all: LIMITS.mailToAdmins },
  test: { each: LIMITS.testMail, all: LIMITS.mailToAdmins },
} as const satisfies Record<string, MailLimit>;

export type MailTopic = keyof typeof FENCES;

/** How often addresses are written to. */
export function createMailRateLimits(limiter: Limiter) {
  /**
   * Counts one mail to that address; TOO_MANY_REQUESTS when it may not go. To be asked only for a mail that would leave
   * at once, or mails that never leave pause the others.
   * @param network where it was asked for; null when an admin did, or nobody knows
   * @param on a transaction that the count stands and falls with
   */
  async function countMail(
    email: string,
    about: MailTopic,
    network: string | null = null,
    on?: Db,
  ): Promise<void> {
    const limit: MailLimit = FENCES[about];
    // The network first: one that asks for too many is no reason to tell that mails are paused.
    const ofNetwork = limit.network && network !== null ? [{ rule: limit.network, subject: network }] : [];
    const counts = [...ofNetwork, { rule: limit.each, subject: email }, { rule: limit.all, subject: "all" }];
    await limiter.hitAll(counts, on);
  }

  /** The same for who must not be told of a refusal: it would say that somebody else asked before. */
  async function mayWriteTo(
    email: string,
    about: MailTopic,
    network: string | null = null,
    on?: Db,
  ): Promise<boolean> {
    try {
      await countMail(email, about, network, on);
      return true;
    } catch (error) {
      if (!isLimitRefusal(error)) throw error;
      return false;
    }
  }

  return { countMail, mayWriteTo };
}
