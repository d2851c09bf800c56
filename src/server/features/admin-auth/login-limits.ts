import type { AdminId } from "#shared/domain/ids";
import type { Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";

/** One try to log in. Whatever nobody owns shares one account here, so that unknown addresses leave no rows for long. */
export interface LoginTry {
  network: string;
  email: string;
  account: AdminId | "nobody";
}

/**
 * What holds back who guesses passwords (security T1). A try is counted before its password is looked at, so that
 * tries made at once are held back like tries one after the other; what proves to be no failure is taken back.
 */
export function createLoginLimits(limiter: Limiter) {
  const limitsOf = ({ network, email }: Omit<LoginTry, "account">) =>
    [
      [LIMITS.loginByAccountAndNetwork, `${email} ${network}`],
      [LIMITS.loginByAccount, email],
      [LIMITS.loginByNetwork, network],
    ] as const;

  /** Counts a try; TOO_MANY_REQUESTS when it is one too many for now, whether or not there is such an account. */
  async function count(attempt: Omit<LoginTry, "account">): Promise<void> {
    for (const [rule, subject] of limitsOf(attempt)) await limiter.hit(rule, subject);
  }

  /** Counts a try on an account and says whether its password still opens it: after a hundred failures it does not. */
  const isOpen = (account: LoginTry["account"]) => limiter.tryHit(LIMITS.loginInARow, account);

  /** Takes a try back that was no guess: the server could not look at it. */
  async function takeBack(attempt: LoginTry): Promise<void> {
    for (const [rule, subject] of limitsOf(attempt)) await limiter.giveBack(rule, subject);
    await limiter.giveBack(LIMITS.loginInARow, attempt.account);
  }

  /** The password was right: this try was no failure, and those before it on this network are forgiven. */
  async function succeed(attempt: LoginTry): Promise<void> {
    await takeBack(attempt);
    await limiter.forget(LIMITS.loginByAccountAndNetwork, `${attempt.email} ${attempt.network}`);
    await limiter.forget(LIMITS.loginInARow, attempt.account);
  }

  /** Who set a new password through their link may log in with it at once. */
  async function forgive({ network, email, account }: LoginTry): Promise<void> {
    await limiter.forget(LIMITS.loginByAccountAndNetwork, `${email} ${network}`);
    await limiter.forget(LIMITS.loginByAccount, email);
    await limiter.forget(LIMITS.loginInARow, account);
  }

  return { count, isOpen, takeBack, succeed, forgive };
}
