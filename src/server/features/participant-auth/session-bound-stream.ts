import type { ParticipantId } from "#shared/domain/ids";
import { createEventBus } from "../../lib/event-bus";

/** Streams that end when their viewer loses access. */
export function createSessionBoundStream() {
  const changes = createEventBus<"changed">();

  /** Makes a participant's open streams check access again. Call it after the change is stored. */
  const accessChanged = (id: ParticipantId) => changes.publish(id, "changed");

  /**
   * Sends each event of `follow` only after checking `hasAccess`, which is the guarantee. A change of access also ends the
   * stream right away. `follow` must end with its signal.
   */
  async function* whileHere<Event>(
    id: ParticipantId,
    hasAccess: () => Promise<boolean>,
    follow: (ends: AbortSignal) => AsyncIterable<Event>,
    signal: AbortSignal,
  ): AsyncGenerator<Event> {
    const controller = new AbortController();
    const ends = AbortSignal.any([signal, controller.signal]);
    const changed = changes.listen(id, ends);
    const watchAccess = async () => {
      for await (const _ of changed) if (!(await hasAccess())) return;
    };
    // A failed lookup counts as no access.
    watchAccess()
      .catch(() => undefined)
      .finally(() => controller.abort());
    try {
      for await (const event of follow(ends)) {
        if (!(await hasAccess())) return;
        yield event;
      }
    } finally {
      controller.abort();
    }
  }

  return { accessChanged, whileHere };
}
