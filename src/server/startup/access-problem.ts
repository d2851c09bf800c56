import { accessSync, constants, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Explains why this process can't use a file or folder: its owner, and what to do. Undefined if it can, or if the path
 * doesn't exist. If a parent folder can't be entered, explains that folder instead.
 * @param needs "write" includes reading
 */
export function accessProblem(path: string, needs: "read" | "write" = "write"): string | undefined {
  const stats = statsOf(path);
  if (stats === "hidden") return dirname(path) === path ? undefined : accessProblem(dirname(path), "read");
  if (stats === undefined) return undefined;
  try {
    const search = stats.isDirectory() ? constants.X_OK : 0;
    accessSync(path, constants.R_OK | search | (needs === "write" ? constants.W_OK : 0));
    return undefined;
  } catch (error) {
    return explainAccess(path, stats, needs, codeOf(error));
  }
}

/** Undefined if the path doesn't exist; "hidden" if a parent folder can't be entered. */
function statsOf(path: string): Stats | "hidden" | undefined {
  try {
    return statSync(path);
  } catch (error) {
    return codeOf(error) === "EACCES" ? "hidden" : undefined;
  }
}

function explainAccess(path: string, { uid: owner }: Stats, needs: string, code: string): string | undefined {
  if (code === "EROFS") return `${path} is on a read-only file system. Mount it so that it can be written.`;
  if (code !== "EACCES" && code !== "EPERM") return undefined;
  // Windows has no uids, but doesn't get here.
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  const remedy = owner === uid ? `chmod u+rwX ${path}` : `chown -R ${uid}:${gid} ${path}`;
  return `${path} belongs to ${userName(owner)}, and the server, which runs as ${userName(uid)}, can't ${needs} it. Run "${remedy}".`;
}

const userName = (uid: number) => (uid === 0 ? "root" : `the user with uid ${uid}`);

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
