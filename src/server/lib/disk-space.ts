import { statfs } from "node:fs/promises";

/** Disk space in bytes; `free` is available to this process. */
export interface Space {
  free: number;
  total: number;
}

/** Space on a folder's disk; undefined if unknown, for example because the folder is missing. */
export type DiskSpace = (folder: string) => Promise<Space | undefined>;

export const diskSpace: DiskSpace = async (folder) => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return undefined;
  }
};
