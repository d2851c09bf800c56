import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { UNBUFFERED } from "../http/headers";
import type { StreamedFile } from "../lib/streamed-file";

/** The number of rows that a file will have, so that clients can show progress. */
const ROWS = "x-total-rows";

/**
 * Streams a file while it is written, with backpressure. Writing stops when the reader disconnects. An error closes the
 * connection before the end of the file, so that a partial file is recognized.
 */
export function sendFile(reply: FastifyReply, file: StreamedFile): FastifyReply {
  return reply
    .type(file.contentType)
    .headers({
      ...UNBUFFERED,
      "content-disposition": `attachment; filename="${file.name}"`,
      [ROWS]: file.rows,
    })
    .send(Readable.from(file, { objectMode: false }));
}
