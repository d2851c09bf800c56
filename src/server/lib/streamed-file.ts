/** A file that is sent while it's being written. */
export class StreamedFile implements AsyncIterable<string | Uint8Array> {
  readonly name: string;
  readonly contentType: string;
  /** Expected number of rows. The file may have fewer if some are deleted in the meantime. */
  readonly rows: number;
  readonly #chunks: AsyncIterable<string | Uint8Array>;

  constructor(
    { name, contentType, rows }: Pick<StreamedFile, "name" | "contentType" | "rows">,
    chunks: AsyncIterable<string | Uint8Array>,
  ) {
    this.name = name;
    this.contentType = contentType;
    this.rows = rows;
    this.#chunks = chunks;
  }

  [Symbol.asyncIterator]() {
    return this.#chunks[Symbol.asyncIterator]();
  }
}
