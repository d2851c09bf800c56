import { isLimitRefusal, type Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { KnownNetworks } from "./known-networks";

/** One try to log in. */
export interface LoginTry {
  network: string;
  email: string;
}

/** A try that was counted. */
interface CountedTry extends LoginTry {
  /** Whether it came from where the account's admin has signed in before. */
  isKnown: boolean;
}

/** Neighbours in the same IPv6 site use up nothing of a network that the account's admin has signed in from. */
const networkFence = (isKnown: boolean) =>
  isKnown ? { ...LIMITS.loginByNetwork, isByNetwork: false } : LIMITS.loginByNetwork;

interface Parts {
  limiter: Limiter;
  networks: KnownNetworks;
  /** Is called when strangers' tries on the account of that address are refused. */
  onGuessing(email: string): Promise<void>;
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

/**
 * What holds back who guesses passwords (decision 0033). A try is counted before its password is looked
 * at, so that tries made at once are held back like tries one after the other; what proves to be no failure is taken
 * back. The network comes first: what it refuses leaves no trace of the addresses that were tried.
 */
export function createLoginThrottle({ limiter, networks, onGuessing }: Parts) {
  const both = ({ network, email }: LoginTry) => `${email} ${network}`;

  /**
   * Counts a try; TOO_MANY_REQUESTS when it is one too many for now, whether or not there is such an account. The
   * limits on the account and around the site are for networks that its admin has not signed in from.
   */
  async function count(attempt: LoginTry): Promise<CountedTry> {
    const { network, email } = attempt;
    const isKnown = await networks.knows(email, network);
    await limiter.hit(networkFence(isKnown), network);
    await limiter.hit(LIMITS.loginByAccountAndNetwork, both(attempt));
    if (!isKnown) await countStranger(email);
    return { network, email, isKnown };
  }

  async function countStranger(email: string): Promise<void> {
    try {
      await limiter.hit(LIMITS.loginByStrangers, email);
    } catch (error) {
      if (isLimitRefusal(error)) await onGuessing(email);
      throw error;
    }
  }

  /** Takes a try back that was no guess: the server could not look at it. */
  async function takeBack(attempt: CountedTry): Promise<void> {
    await limiter.giveBack(networkFence(attempt.isKnown), attempt.network);
    await limiter.giveBack(LIMITS.loginByAccountAndNetwork, both(attempt));
    if (!attempt.isKnown) await limiter.giveBack(LIMITS.loginByStrangers, attempt.email);
  }

  /** The password was right: this try was no failure, and those before it on this network are forgiven. */
  async function succeed(attempt: CountedTry): Promise<void> {
    await takeBack(attempt);
    await forgive(attempt);
  }

  /** Forgets the failures on the account from this network, as for who has set a new password through their link. */
  const forgive = (attempt: LoginTry) => limiter.forget(LIMITS.loginByAccountAndNetwork, both(attempt));

  return { count, takeBack, succeed, forgive };
}
