import { isRefusal, type Limiter } from "../limits/limiter";
import { LIMITS } from "../limits/rules";

/**
 * What an address can be written to about on request. Each has a count of its own, to one address and in all: what is
 * asked for in the names of strangers uses up nothing of participants' or admins' mails (security T7, decision 0033).
 */
const FENCES = {
  /** There is no account with the address. */
  "no-account": { each: LIMITS.mailToStranger, all: LIMITS.mailToStrangers },
  /** There is one, and nobody has shown yet that the address is theirs. */
  newcomer: { each: LIMITS.mailToNewcomer, all: LIMITS.mailToNewcomers },
  "sign-in": { each: LIMITS.signInMail, all: LIMITS.mailToParticipants },
  "results-ready": { each: LIMITS.resultsMail, all: LIMITS.mailToParticipants },
  /** An admin asks for it. */
  invitation: { each: LIMITS.invitationMail, all: LIMITS.mailToParticipants },
  "password-reset": { each: LIMITS.resetMail, all: LIMITS.mailToAdmins },
  test: { each: LIMITS.testMail, all: LIMITS.mailToAdmins },
} as const;

export type Topic = keyof typeof FENCES;

interface FenceParts {
  limiter: Limiter;
  log: { error(details: object, message: string): void };
}

/** How often addresses are written to. */
export function createMailFences({ limiter, log }: FenceParts) {
  /**
   * Counts one mail to that address; TOO_MANY_REQUESTS when it may not go. To be asked only for a mail that would leave
   * at once, or mails that never leave pause the others.
   */
  async function countMail(email: string, about: Topic): Promise<void> {
    const { each, all } = FENCES[about];
    await limiter.hit(each, email);
    try {
      await limiter.hit(all, "all");
    } catch (error) {
      if (isRefusal(error)) {
        log.error({ limit: all.name }, "Too many mails in an hour; mails of this kind are paused");
        await limiter.giveBack(each, email);
      }
      throw error;
    }
  }

  /** The same for who must not be told of a refusal: it would say that somebody else asked before. */
  async function mayWriteTo(email: string, about: Topic): Promise<boolean> {
    try {
      await countMail(email, about);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return false;
    }
  }

  return { countMail, mayWriteTo };
}
