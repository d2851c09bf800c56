import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { UNBUFFERED } from "../http/headers";
import type { StreamedFile } from "../lib/streamed-file";

/** How many rows a file is going to have, for showing progress. */
const ROWS = "x-total-rows";

/**
 * Sends a file while it is written, as fast as it is read; writing ends when the reader goes away. What goes wrong ends the
 * connection before the file ends, so that nobody takes a part for the whole.
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
