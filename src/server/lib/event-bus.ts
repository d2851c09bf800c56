import { EventEmitter, on } from "node:events";

/** In-process events by id. They are hints: a listener that missed one reads the state from the database. */
export function createEventBus<Event>() {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);

  const publish = (id: number, event: Event) => void emitter.emit(String(id), event);

  /** Yields events from now on until the signal aborts. Listening starts with the call, not with the first read. */
  function listen(id: number, signal: AbortSignal): AsyncIterable<Event> {
    if (signal.aborted) return nothing();
    const events = on(emitter, String(id), { signal });
    return {
      async *[Symbol.asyncIterator]() {
        try {
          for await (const [event] of events) yield event as Event;
        } catch (error) {
          if (!signal.aborted) throw error;
        }
      },
    };
  }

  return { publish, listen };
}

async function* nothing() {}
