import { z } from "zod";
import { StreamedFile } from "../lib/streamed-file";

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
export const collectStream = (contract: z.ZodType): z.ZodType => lists.get(contract) ?? contract;

export const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Of the contracts of files, the content types that these can have. */
const files = new WeakMap<z.ZodType, readonly string[]>();

/** The contract of a file that is sent while it is written. */
export function fileOf(contentTypes: readonly string[]) {
  const contract = z.instanceof(StreamedFile);
  files.set(contract, contentTypes);
  return contract;
}

/** The content types of a contract of files; undefined for one of JSON. */
export const contentTypesOf = (contract: z.ZodType): readonly string[] | undefined => files.get(contract);

async function* checked<Event extends z.ZodType>(events: AsyncIterable<unknown>, event: Event) {
  for await (const one of events) yield event.parse(one);
}
