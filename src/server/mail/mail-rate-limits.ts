import type { Db } from "../db/database";
import { isLimitRefusal, type Limiter } from "../rate-limits/limiter";
import { type CountedRule, LIMITS } from "../rate-limits/limits";

interface MailLimit {
  /** Emails to one address. */
  each: CountedRule<"database">;
  /** Emails to all addresses together. */
  all: CountedRule<"database">;
  /** Emails that one network may request. */
  network?: CountedRule<"database">;
}

/**
 * Limits of the emails that people can request. Strangers, newcomers, participants and admins are counted separately,
 * so requests for strangers' addresses don't use up the emails of participants or admins (decision 0033).
 */
const FENCES = {
  /** There is no account with the address. */
  "no-account": { each: LIMITS.mailToStranger, all: LIMITS.mailToStrangers },
  /** The account's address isn't verified yet. */
  newcomer: {
    each: LIMITS.mailToNewcomer,
    all: LIMITS.mailToNewcomers,
    network: LIMITS.mailToNewcomersByNetwork,
  },
  "sign-in": { each: LIMITS.signInMail, all: LIMITS.mailToParticipants },
  "results-ready": { each: LIMITS.resultsMail, all: LIMITS.mailToParticipants },
  /** An admin requests it. */
  invitation: { each: LIMITS.invitationMail, all: LIMITS.mailToInvited },
  "password-reset": { each: LIMITS.resetMail, all: LIMITS.mailToAdmins },
  test: { each: LIMITS.testMail, all: LIMITS.mailToAdmins },
} as const satisfies Record<string, MailLimit>;

export type MailTopic = keyof typeof FENCES;

/** Limits how often an address gets an email. */
export function createMailRateLimits(limiter: Limiter) {
  /**
   * Counts one email to an address; TOO_MANY_REQUESTS over a limit. Call it only for an email that would be sent right
   * away, because counting emails that are never sent would block the others.
   * @param network the requester's network; null if an admin requested it or it is unknown
   * @param on a transaction; its rollback takes the count back
   */
  async function countMail(
    email: string,
    about: MailTopic,
    network: string | null = null,
    on?: Db,
  ): Promise<void> {
    const limit: MailLimit = FENCES[about];
    // The network comes first, so that its excess is logged under its own limit and not as a pause of all emails.
    const ofNetwork = limit.network && network !== null ? [{ rule: limit.network, subject: network }] : [];
    const counts = [...ofNetwork, { rule: limit.each, subject: email }, { rule: limit.all, subject: "all" }];
    await limiter.hitAll(counts, on);
  }

  /** Like `countMail`, but returns false over a limit: an error would reveal other people's requests. */
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
