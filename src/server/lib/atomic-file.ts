import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Sees to it that a file is there and on the disk, for this user alone, before anybody rests on it. One that is there
 * already stays as it is. It appears whole or not at all, and of two processes that make it at once the first wins.
 * Throws what the file system throws.
 * @param make gives the content; called only when there is no such file
 */
export function writeFileAtomically(path: string, make: () => string | Buffer): void {
  if (!existsSync(path)) {
    const draft = `${path}.${randomUUID()}`;
    try {
      writeFileSync(draft, make(), { flag: "wx", mode: 0o600, flush: true });
      putInPlace(draft, path);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  syncFolder(dirname(path));
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Removes drafts of the file that killed processes left; only for who knows that no other is making it just now. */
export function removeDrafts(path: string): void {
  const start = `${basename(path)}.`;
  for (const name of readdirSync(dirname(path))) {
    const isDraft = name.startsWith(start) && UUID.test(name.slice(start.length));
    if (isDraft) rmSync(join(dirname(path), name), { force: true });
  }
}

/** Sees to it that the names in a folder are on the disk. */
export function syncFolder(path: string): void {
  try {
    const folder = openSync(path, "r");
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Some file systems do this for files only. There is nothing more to be done; SQLite takes it as it is, too.
  }
}

function putInPlace(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch {
    // Somebody was quicker, or the file system has no links. Then of two processes the last wins.
    if (!existsSync(path)) renameSync(draft, path);
  }
}
