import type { ParticipantId } from "#shared/domain/ids";
import { createEventBus } from "../../lib/event-bus";

/** Streams that end when their viewer loses access. */
export function createSessionBoundStream() {
  const changes = createEventBus<"changed">();

  /** Makes a participant's open streams check access again. Call it after the change is stored. */
  const accessChanged = (id: ParticipantId) => changes.publish(id, "changed");

  /**
   * Sends each event of `follow` only after checking `isHere`, which is the guarantee. A change of access also ends the
   * stream right away. `follow` must end with its signal.
   */
  async function* whileHere<Event>(
    id: ParticipantId,
    isHere: () => Promise<boolean>,
    follow: (ends: AbortSignal) => AsyncIterable<Event>,
    signal: AbortSignal,
  ): AsyncGenerator<Event> {
    const left = new AbortController();
    const ends = AbortSignal.any([signal, left.signal]);
    const changed = changes.listen(id, ends);
    const watchAccess = async () => {
      for await (const _ of changed) if (!(await isHere())) return;
    };
    // A failed lookup counts as no access.
    watchAccess()
      .catch(() => undefined)
      .finally(() => left.abort());
    try {
      for await (const event of follow(ends)) {
        if (!(await isHere())) return;
        yield event;
      }
    } finally {
      left.abort();
    }
  }

  return { accessChanged, whileHere };
}
