import type { TemplateId } from "#shared/domain/ids";
import type { Clock } from "../../lib/clock";
import { createEventBus } from "../../lib/event-bus";
import type { Staff } from "../admin-auth/rules";

/** Listened to, it stands for every template; no template has it. */
const EVERY = 0;

export type TemplateChanges = ReturnType<typeof createTemplateChanges>;

/** Says when something of a template's attempts changes that results are counted from. */
export function createTemplateChanges(clock: Clock) {
  const changed = createEventBus<"changed">();
  const changes = new Map<TemplateId, number>();
  // So that it also grows when the server starts anew.
  const start = clock.now().getTime();

  /** To be called once a change is stored. */
  function publish(id: TemplateId): void {
    changes.set(id, (changes.get(id) ?? 0) + 1);
    changed.publish(id, "changed");
    changed.publish(EVERY, "changed");
  }

  /** Grows with every change. */
  const revisionOf = (_by: Staff, id: TemplateId): string => String(start + (changes.get(id) ?? 0));

  /** The changes from now on, until the signal ends it. */
  const listen = (_by: Staff, id: TemplateId, signal: AbortSignal) => changed.listen(id, signal);

  /** The same of every template. */
  const listenToAll = (signal: AbortSignal) => changed.listen(EVERY, signal);

  return { publish, revisionOf, listen, listenToAll };
}
