import type { ParticipantId } from "#shared/domain/ids";
import { createEventBus } from "../../lib/event-bus";

/** Ends what is sent over time together with the right to see it. */
export function createSessionBoundStream() {
  const changes = createEventBus<"changed">();

  /** Has the open streams of a participant look again who asked; to be called once the change is stored. */
  const accessChanged = (id: ParticipantId) => changes.publish(id, "changed");

  /**
   * The events of a stream, each sent only after `isHere` has said so again. The stream also ends at once when the
   * participant's access changes and they are not here any more: that is the speed, the look before each event the
   * guarantee.
   * @param follow the stream itself, which ends with the signal it is given
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
    // Who cannot be looked up is not here.
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
