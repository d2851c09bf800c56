import { setTimeout as wait } from "node:timers/promises";
import { anySignal } from "./any-signal";

/** In milliseconds. */
const SECOND = 1_000;

interface Followed {
  /** Counts a screen that follows, and gives what ends that; may throw. */
  enter: () => () => void;
  events: (signal: AbortSignal) => AsyncIterable<unknown>;
  /** Another one means that what a screen shows is no longer up to date. */
  revision: () => string | Promise<string>;
}

/**
 * Gives the revision right away, and again after changes; once a second at most, for five minutes or until a signal ends
 * it.
 */
export async function* followRevision({ enter, events, revision }: Followed, signals: AbortSignal[]) {
  const leave = enter();
  const { ends, release } = anySignal(signals);
  try {
    const changes = events(ends);
    let told = await revision();
    yield { revision: told };
    for await (const _ of changes) {
      const now = await revision();
      // Changes during the wait were part of the revision sent last.
      if (now === told) continue;
      told = now;
      yield { revision: now };
      await wait(SECOND, undefined, { signal: ends }).catch(() => undefined);
    }
  } finally {
    release();
    leave();
  }
}
