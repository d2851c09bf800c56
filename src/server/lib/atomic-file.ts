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
 * Creates a file if it doesn't exist, and syncs it to disk before returning. Only this user can read it. It appears
 * complete or not at all, and if two processes create it, the first wins. Throws file system errors.
 * @param make returns the content; called only if there is no such file
 */
export function writeFileAtomically(path: string, make: () => string | Buffer): void {
  if (!existsSync(path)) {
    const draft = `${path}.${randomUUID()}`;
    try {
      writeFileSync(draft, make(), { flag: "wx", mode: 0o600, flush: true });
      publish(draft, path);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  syncFolder(dirname(path));
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Removes drafts that killed processes left. The caller must ensure that no process is creating the file. */
export function removeDrafts(path: string): void {
  const start = `${basename(path)}.`;
  for (const name of readdirSync(dirname(path))) {
    const isDraft = name.startsWith(start) && UUID.test(name.slice(start.length));
    if (isDraft) rmSync(join(dirname(path), name), { force: true });
  }
}

/** Syncs the entries of a folder to disk. */
export function syncFolder(path: string): void {
  try {
    const folder = openSync(path, "r");
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Some file systems only sync files. SQLite accepts that too.
  }
}

function publish(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch {
    // Another process was faster, or the file system has no hard links. Without them, the last of two processes wins.
    if (!existsSync(path)) renameSync(draft, path);
  }
}
