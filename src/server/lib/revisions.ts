import type { Clock } from "./clock";
import { createEventBus } from "./event-bus";

/** Channel for all ids. No row has this id. */
const ALL_IDS = 0;

/** Counts changes by id and notifies listeners. */
export function createRevisions<Id extends number>(clock: Clock) {
  const changed = createEventBus<"changed">();
  const changes = new Map<Id, number>();
  // Revisions also increase across restarts.
  const start = clock.now().getTime();

  /** Call after a change is stored. */
  function publish(id: Id): void {
    changes.set(id, (changes.get(id) ?? 0) + 1);
    changed.publish(id, "changed");
    changed.publish(ALL_IDS, "changed");
  }

  /** Increases with every change. */
  const revisionOf = (id: Id): string => String(start + (changes.get(id) ?? 0));

  /** Yields changes from now on until the signal aborts. */
  const listen = (id: Id, signal: AbortSignal) => changed.listen(id, signal);

  /** Same for all ids. */
  const listenToAll = (signal: AbortSignal) => changed.listen(ALL_IDS, signal);

  return { publish, revisionOf, listen, listenToAll };
}
