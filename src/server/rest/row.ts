import { z } from "zod";
import { filedTemplateFile } from "#shared/contracts/template-file";
import { AppError } from "../kernel/errors";
import type { appRouter } from "../trpc/root";
import { type JsonSchema, jsonSchemaOf, part, without } from "./json-schema";

/** The procedures, called on behalf of one request. */
export type Api = ReturnType<typeof appRouter.createCaller>;

/** What a request brings: the parts of its path, and its body. Whatever is in them, the procedure checks. */
export interface Parts {
  params: Record<string, string>;
  body: Record<string, unknown>;
}

/** How a procedure's input comes about. */
interface Intake {
  read(parts: Parts): unknown;
  /** What of the input the body is; absent for calls without a body. */
  body?(input: JsonSchema): JsonSchema;
}

export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As documented, below /api; `{id}` stands for one part. */
  path: string;
  /** What the call does, for its description. */
  summary: string;
  procedure(api: Api): (input: never) => Promise<unknown>;
  input: Intake;
  /** Statuses that do not follow from the method, the path and who may call. */
  refusals?: readonly (401 | 404 | 409 | 502)[];
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
  if (!parsed.success) throw new AppError("NOT_FOUND", "There is nothing with this id.");
  return parsed.data;
}

/** For calls that carry whole questionnaires or all answers at once. */
export const LARGE = 256 * 1024;

export const nothing: Intake = { read: () => undefined };
export const byId: Intake = { read: (parts) => ({ id: idIn(parts) }) };
export const byTemplate: Intake = { read: (parts) => ({ assessmentId: idIn(parts) }) };

export const body: Intake = { read: (parts) => parts.body, body: (input) => input };
export const bodyAndId: Intake = {
  read: (parts) => ({ ...parts.body, id: idIn(parts) }),
  body: (input) => without(input, "id"),
};
export const changeById: Intake = {
  read: (parts) => ({ id: idIn(parts), change: parts.body }),
  body: (input) => part(input, "change"),
};
export const draftByTemplate: Intake = {
  read: (parts) => ({ assessmentId: idIn(parts), draft: parts.body }),
  body: (input) => part(input, "draft"),
};
export const bodyAndTemplate: Intake = {
  read: (parts) => ({ ...parts.body, assessmentId: idIn(parts) }),
  body: (input) => without(input, "assessmentId"),
};
/** A template's file; the procedure takes anything, and says what is wrong with it. */
export const templateFile: Intake = {
  read: (parts) => ({ file: parts.body }),
  body: () => jsonSchemaOf(filedTemplateFile, "input").schema,
};
