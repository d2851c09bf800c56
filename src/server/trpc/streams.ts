import { z } from "zod";
import type { ParticipantIdentity } from "../features/participant-auth/service";
import type { Context } from "./context";

/** The contract of a procedure that streams: each event is read by `event`, which drops what it does not name. */
export const streamOf = <Event extends z.ZodType>(event: Event) =>
  z
    .custom<AsyncIterable<z.input<Event>>>(isStream, "A stream was expected")
    .transform((events) => checked(events, event));

/** Of the contracts of lists that are sent in chunks, the lists. */
const lists = new WeakMap<z.ZodType, z.ZodType>();

/** The contract of a list that is sent in chunks, because it can be longer than there is memory for. */
export function chunksOf<Row extends z.ZodType>(row: Row) {
  const list = z.array(row);
  const contract = streamOf(list);
  lists.set(contract, list);
  return contract;
}

/** A contract as others see it: of a list that is sent in chunks, the list. */
export const wholeOf = (contract: z.ZodType): z.ZodType => lists.get(contract) ?? contract;

export const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

async function* checked<Event extends z.ZodType>(events: AsyncIterable<unknown>, event: Event) {
  for await (const one of events) yield event.parse(one);
}

interface Listener {
  ctx: Context & { participant: ParticipantIdentity };
  /** Ends when nobody listens any more. */
  signal: AbortSignal | undefined;
}

/** What follows something for a participant, for as long as the session that asked is theirs. */
export const whileSignedIn = <Event>(
  { ctx, signal }: Listener,
  follow: (ends: AbortSignal) => AsyncIterable<Event>,
): AsyncIterable<Event> =>
  ctx.services.participantAuth.whileSignedIn(
    ctx.session,
    ctx.participant,
    follow,
    signal ?? new AbortController().signal,
  );
