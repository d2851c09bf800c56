import { type AnyRouter, TRPCError } from "@trpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Call } from "./call";
import type { Context } from "./context";
import { appRouter } from "./root";

/** A request for one procedure, or for several whose paths are parted by commas. */
export type Asked = FastifyRequest<{ Params: { path: string } }>;

export interface CallSettings {
  /** What the calls of a request are given; throws to refuse them. */
  createContext(request: FastifyRequest, reply: FastifyReply, calls: number): Promise<Context>;
  /** As many calls as one request may hold. */
  maxBatchSize: number;
  /** Is told of each call that failed. */
  onError(failed: { error: TRPCError; path: string | undefined }): void;
}

const { procedures }: AnyRouter["_def"] = appRouter._def;
/** "query", "mutation" or "subscription"; undefined where there is no such procedure. */
export const typeOf = (path: string) => procedures[path]?._def.type;

/**
 * The calls of a request as the library's links ask for them, each of a procedure that is no stream; undefined for what
 * asks in another way, which the library refuses in its own.
 */
export function callsOf(request: Asked, reply: FastifyReply, settings: CallSettings): Call[] | undefined {
  const { method, query, body, params } = request;
  const type = method === "GET" ? "query" : "mutation";
  if (method !== "GET" && (method !== "POST" || typeof body !== "string")) return undefined;
  const asked = batch.safeParse(query);
  const paths = params.path.split(",");
  if (!asked.success || paths.length > settings.maxBatchSize) return undefined;
  if (!paths.every((path) => typeOf(path) === type)) return undefined;
  const inputs = once(() => batchInput(method === "GET" ? (asked.data.input ?? "{}") : String(body)));
  const context = once(() => settings.createContext(request, reply, paths.length));
  return paths.map((path, at) => ({
    path,
    type,
    createContext: context,
    input: () => inputs()[at],
    onError: (error) => settings.onError({ error, path }),
  }));
}

const batch = z.object({ batch: z.literal("1"), input: z.string().optional() });
const byPlace = z.record(z.string(), z.unknown());

/** Inputs by their place in the batch; BAD_REQUEST for what is no JSON. */
function batchInput(text: string): Record<string, unknown> {
  try {
    return byPlace.parse(JSON.parse(text));
  } catch (cause) {
    throw new TRPCError({ code: "BAD_REQUEST", message: "The input is not valid JSON.", cause });
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
