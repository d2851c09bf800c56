import { statfs } from "node:fs/promises";

/** What a disk has, in bytes; `free` is what this program may still use. */
export interface Space {
  free: number;
  total: number;
}

/** The space on the disk that holds a folder; undefined where that can't be told, as for a folder that is missing. */
export type DiskSpace = (folder: string) => Promise<Space | undefined>;

export const diskSpace: DiskSpace = async (folder) => {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return undefined;
  }
};
