import type { Clock } from "./clock";
import { createEventBus } from "./event-bus";

/** Listened to, it stands for every id; nothing has it. */
const EVERY = 0;

/** Counts changes of things by their ids, and tells of them. */
export function createRevisions<Id extends number>(clock: Clock) {
  const changed = createEventBus<"changed">();
  const changes = new Map<Id, number>();
  // So that it also grows when the server starts anew.
  const start = clock.now().getTime();

  /** To be called once a change is stored. */
  function publish(id: Id): void {
    changes.set(id, (changes.get(id) ?? 0) + 1);
    changed.publish(id, "changed");
    changed.publish(EVERY, "changed");
  }

  /** Grows with every change. */
  const revisionOf = (id: Id): string => String(start + (changes.get(id) ?? 0));

  /** The changes from now on, until the signal ends it. */
  const listen = (id: Id, signal: AbortSignal) => changed.listen(id, signal);

  /** The same of everything. */
  const listenToAll = (signal: AbortSignal) => changed.listen(EVERY, signal);

  return { publish, revisionOf, listen, listenToAll };
}
