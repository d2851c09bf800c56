import { z } from "zod";
import { StreamedFile } from "../lib/streamed-file";

/** The contract of a streaming procedure. `event` validates each event and drops fields that it doesn't declare. */
export const streamOf = <Event extends z.ZodType>(event: Event) =>
  z
    .custom<AsyncIterable<z.input<Event>>>(isStream, "A stream was expected")
    .transform((events) => validateEvents(events, event));

/** Maps a stream contract to its list contract, for OpenAPI. */
const listContracts = new WeakMap<z.ZodType, z.ZodType>();

/** The contract of a list that is streamed in chunks, because it may not fit in memory. */
export function chunksOf<Row extends z.ZodType>(row: Row) {
  const list = z.array(row);
  const contract = streamOf(list);
  listContracts.set(contract, list);
  return contract;
}

/** A contract as clients see it: a streamed list is a list. */
export const collectStream = (contract: z.ZodType): z.ZodType => listContracts.get(contract) ?? contract;

export const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Content types by file contract. */
const fileContentTypes = new WeakMap<z.ZodType, readonly string[]>();

/** The contract of a streamed file. */
export function fileOf(contentTypes: readonly string[]) {
  const contract = z.instanceof(StreamedFile);
  fileContentTypes.set(contract, contentTypes);
  return contract;
}

/** The content types of a file contract; undefined for JSON. */
export const contentTypesOf = (contract: z.ZodType): readonly string[] | undefined =>
  fileContentTypes.get(contract);

async function* validateEvents<Event extends z.ZodType>(events: AsyncIterable<unknown>, event: Event) {
  for await (const item of events) yield event.parse(item);
}
