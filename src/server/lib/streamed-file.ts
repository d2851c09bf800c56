/** A file that is sent while it is written. */
export class StreamedFile implements AsyncIterable<string | Uint8Array> {
  readonly name: string;
  readonly contentType: string;
  /** How many rows it is going to have; fewer where some are deleted meanwhile. */
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
