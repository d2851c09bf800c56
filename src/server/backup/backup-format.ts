import { createHash } from "node:crypto";
import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod";
import { BackupError } from "./backup-error";
import { CHUNK, readChunks, writeDurably } from "./file-chunks";

/**
 * A backup is one file: a line with the SHA-256 of all that follows, then gzip of a line of JSON, the manifest, and of
 * the database. Without Askwell: `tail -n +2 FILE | gunzip | tail -n +2 > askwell.db`.
 */
const HEADER = /^askwell-backup 1 ([\da-f]{64})\n$/;
const headerOf = (digest: string) => Buffer.from(`askwell-backup 1 ${digest}\n`);
const HEADER_LENGTH = headerOf("0".repeat(64)).length;

/** gzip's level, from 1 to 9: twice as fast as the default, and files are 3% larger. */
const COMPRESSION_LEVEL = 4;
const LINE_BREAK = 10;
const MAX_MANIFEST_BYTES = 64 * 1024;

const manifest = z.object({
  madeAt: z.iso.datetime().transform((text) => new Date(text)),
  secret: z.string().min(1),
});

export type Manifest = z.output<typeof manifest>;

/**
 * Writes a backup and waits until it is on disk. Its first line is written last, so an incomplete backup is refused.
 * Throws what the file system throws.
 * @param database the copy of the database; no one may have it open
 * @param target a new file, readable only by this user
 */
export function packBackup(database: string, about: Manifest, target: string): void {
  const source = openSync(database, "r");
  const file = openSync(target, "wx", 0o600);
  try {
    const hash = createHash("sha256");
    let position = HEADER_LENGTH;
    const append = (content: Buffer) => {
      const packed = gzipSync(content, { level: COMPRESSION_LEVEL });
      hash.update(packed);
      writeDurably(file, packed, position);
      position += packed.length;
    };
    append(Buffer.from(`${JSON.stringify(about)}\n`));
    for (const chunk of readChunks(source)) append(chunk);
    writeDurably(file, headerOf(hash.digest("hex")), 0);
  } finally {
    closeSync(file);
    closeSync(source);
  }
}

/**
 * Writes the database of a backup to a new private file, waits until it is on disk, and returns the backup's manifest.
 * BackupError if the file isn't a backup or was changed. Otherwise throws what the file system throws.
 */
export async function unpackBackup(path: string, target: string): Promise<Manifest> {
  assertUnchanged(path);
  const file = openSync(target, "wx", 0o600);
  try {
    let about: Manifest | undefined;
    let start = Buffer.alloc(0);
    let position = 0;

    const take = (chunk: Buffer): void => {
      if (about) {
        writeDurably(file, chunk, position);
        position += chunk.length;
        return;
      }
      start = Buffer.concat([start, chunk]);
      const end = start.indexOf(LINE_BREAK);
      if (end < 0 && start.length > MAX_MANIFEST_BYTES) throw damagedError(path);
      if (end < 0) return;
      about = readManifest(path, start.toString("utf8", 0, end));
      take(start.subarray(end + 1));
    };

    const unzip = createGunzip({ chunkSize: CHUNK });
    await pipeline(createReadStream(path, { start: HEADER_LENGTH }), unzip, eachChunk(take));
    if (!about) throw damagedError(path);
    return about;
  } finally {
    closeSync(file);
  }
}

/** The session secret in a backup, without checking the rest of the file. Undefined if the file can't be read. */
export function secretInBackup(path: string): string | undefined {
  try {
    const start = unzipStart(path);
    return readManifest(path, start.toString("utf8", 0, start.indexOf(LINE_BREAK))).secret;
  } catch {
    return undefined;
  }
}

function unzipStart(path: string): Buffer {
  const file = openSync(path, "r");
  try {
    const start = Buffer.alloc(MAX_MANIFEST_BYTES);
    const length = readSync(file, start, 0, start.length, HEADER_LENGTH);
    return gunzipSync(start.subarray(0, length), { finishFlush: constants.Z_SYNC_FLUSH });
  } finally {
    closeSync(file);
  }
}

/** The end of a pipeline. It fails with the error that `take` throws. */
function eachChunk(take: (chunk: Buffer) => void): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      try {
        take(chunk);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

function readManifest(path: string, line: string): Manifest {
  try {
    return manifest.parse(JSON.parse(line));
  } catch {
    throw damagedError(path);
  }
}

function assertUnchanged(path: string): void {
  const file = openSync(path, "r");
  try {
    const start = Buffer.alloc(HEADER_LENGTH);
    const length = readSync(file, start, 0, HEADER_LENGTH, 0);
    const [, digest] = HEADER.exec(start.toString("latin1", 0, length)) ?? [];
    if (!digest) throw new BackupError(`${path} isn't a complete Askwell backup. Use another file.`);
    const hash = createHash("sha256");
    for (const chunk of readChunks(file, HEADER_LENGTH)) hash.update(chunk);
    if (hash.digest("hex") !== digest) throw damagedError(path);
  } finally {
    closeSync(file);
  }
}

const damagedError = (path: string) =>
  new BackupError(`${path} is incomplete or was changed after it was written. Use another backup.`);
