import { accessSync, constants, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Why this process cannot use a file or a folder: whose it is, and what to do about it. Undefined where it can, and where
 * there is nothing. Of what a folder hides, the folder is named.
 * @param needs what has to be possible; to write includes to read
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
    return explained(path, stats, needs, codeOf(error));
  }
}

/** What is known of it; undefined for nothing, "hidden" where a folder above it may not be entered. */
function statsOf(path: string): Stats | "hidden" | undefined {
  try {
    return statSync(path);
  } catch (error) {
    return codeOf(error) === "EACCES" ? "hidden" : undefined;
  }
}

function explained(path: string, { uid: owner }: Stats, needs: string, code: string): string | undefined {
  if (code === "EROFS") return `${path} is on a read-only file system. Mount it so that it can be written.`;
  if (code !== "EACCES" && code !== "EPERM") return undefined;
  // Windows knows no such owners, and does not get here.
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  const remedy = owner === uid ? `chmod u+rwX ${path}` : `chown -R ${uid}:${gid} ${path}`;
  return `${path} belongs to ${userName(owner)}, and the server, which runs as ${userName(uid)}, can't ${needs} it. Run "${remedy}".`;
}

const userName = (uid: number) => (uid === 0 ? "root" : `the user with uid ${uid}`);

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
