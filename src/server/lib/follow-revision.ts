import { setTimeout as wait } from "node:timers/promises";
import { anySignal } from "./any-signal";

/** In milliseconds. */
const SECOND = 1_000;

interface RevisionSource {
  /** Registers a follower and returns its release function; may throw. */
  enter: () => () => void;
  events: (signal: AbortSignal) => AsyncIterable<unknown>;
  /** Changes when the data on the screen is outdated. */
  revision: () => string | Promise<string>;
}

/** Yields the revision now and after changes, once a second at most, for five minutes or until a signal aborts. */
export async function* followRevision({ enter, events, revision }: RevisionSource, signals: AbortSignal[]) {
  const releaseSlot = enter();
  const { ends, release } = anySignal(signals);
  try {
    const changes = events(ends);
    let lastSent = await revision();
    yield { revision: lastSent };
    for await (const _ of changes) {
      const now = await revision();
      // Changes during the wait were already included in the last revision sent.
      if (now === lastSent) continue;
      lastSent = now;
      yield { revision: now };
      await wait(SECOND, undefined, { signal: ends }).catch(() => undefined);
    }
  } finally {
    release();
    releaseSlot();
  }
}
