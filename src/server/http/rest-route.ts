import { z } from "zod";
import { notFound } from "../errors";
import type { appRouter } from "../trpc/root";

/** The procedures, called on behalf of one request. */
export type Api = ReturnType<typeof appRouter.createCaller>;

/** What a request brings: the parts of its path, and its body. Whatever is in them, the procedure checks. */
export interface Parts {
  params: Record<string, string>;
  body: Record<string, unknown>;
}

export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As documented, below /api; `{id}` stands for one part. */
  path: string;
  procedure(api: Api): (input: never) => Promise<unknown>;
  /** The procedure's input from what the request brought. */
  input(parts: Parts): unknown;
  /** The largest body, in bytes; 64 KiB when absent (security T25). */
  bodyLimit?: number;
}

const rowId = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(z.number().max(Number.MAX_SAFE_INTEGER));

/** The row id in the path. What is no id names nothing, so it is NOT_FOUND (security T16). */
function idIn({ params }: Parts): number {
  const parsed = rowId.safeParse(Object.values(params)[0]);
  if (!parsed.success) throw notFound("That");
  return parsed.data;
}

/** For calls that carry whole questionnaires or all answers at once. */
export const LARGE = 256 * 1024;

export const nothing = () => undefined;
export const body = (parts: Parts) => parts.body;
export const byId = (parts: Parts) => ({ id: idIn(parts) });
export const bodyAndId = (parts: Parts) => ({ ...parts.body, id: idIn(parts) });
export const changeById = (parts: Parts) => ({ id: idIn(parts), change: parts.body });
export const byTemplate = (parts: Parts) => ({ assessmentId: idIn(parts) });
