import { isLimitRefusal, type Limiter } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import type { KnownNetworks } from "./known-networks";

export interface LoginTry {
  network: string;
  email: string;
}

interface CountedTry extends LoginTry {
  /** Whether the account's admin has signed in from this network before. */
  isKnown: boolean;
}

/** On a network known for the account, other networks in the same IPv6 site don't use up the limit. */
const networkFence = (isKnown: boolean) =>
  isKnown ? { ...LIMITS.loginByNetwork, isByNetwork: false } : LIMITS.loginByNetwork;

interface Parts {
  limiter: Limiter;
  networks: KnownNetworks;
  /** Called when tries from unknown networks on the account with this address are refused. */
  onGuessing(email: string): Promise<void>;
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

/**
 * Rate limits for login tries (decision 0033). A try is counted before its password is checked, so parallel tries are
 * limited like sequential ones, and taken back if it wasn't a failure. The network limit comes first: a try that it
 * refuses leaves no trace of the address.
 */
export function createLoginThrottle({ limiter, networks, onGuessing }: Parts) {
  const accountAndNetwork = ({ network, email }: LoginTry) => `${email} ${network}`;

  /**
   * Counts a try. TOO_MANY_REQUESTS past a limit, whether or not the account exists. Networks that its admin has signed
   * in from are exempt from the account-wide and IPv6 site limits.
   */
  async function count(attempt: LoginTry): Promise<CountedTry> {
    const { network, email } = attempt;
    const isKnown = await networks.knows(email, network);
    await limiter.hit(networkFence(isKnown), network);
    await limiter.hit(LIMITS.loginByAccountAndNetwork, accountAndNetwork(attempt));
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

  /** Uncounts a try that wasn't a failure, for example because the server couldn't check the password. */
  async function takeBack(attempt: CountedTry): Promise<void> {
    await limiter.giveBack(networkFence(attempt.isKnown), attempt.network);
    await limiter.giveBack(LIMITS.loginByAccountAndNetwork, accountAndNetwork(attempt));
    if (!attempt.isKnown) await limiter.giveBack(LIMITS.loginByStrangers, attempt.email);
  }

  /** The password was right: uncounts this try and clears earlier failures from this network. */
  async function succeed(attempt: CountedTry): Promise<void> {
    await takeBack(attempt);
    await forgive(attempt);
  }

  /** Clears the account's failures from this network, also after a password reset. */
  const forgive = (attempt: LoginTry) =>
    limiter.forget(LIMITS.loginByAccountAndNetwork, accountAndNetwork(attempt));

  return { count, takeBack, succeed, forgive };
}
