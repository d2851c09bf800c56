import type { AnyRouter, TRPCError } from "@trpc/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../kernel/errors";
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
 * The calls of a request as the library's links ask for them: queries by GET, mutations by POST, and no subscription;
 * undefined for what asks in another way, which the library refuses in its own.
 * @param isInLines whether the answer comes as lines, where whoever asks for what is not there must read so in lines, too
 */
export function callsOf(
  request: Asked,
  reply: FastifyReply,
  settings: CallSettings,
  isInLines: boolean,
): Call[] | undefined {
  const { method, query, body, params } = request;
  const type = TYPES[method];
  const asked = batch.safeParse(query);
  const paths = params.path.split(",");
  if (!type || !asked.success || paths.length > settings.maxBatchSize) return undefined;
  if (type === "mutation" && typeof body !== "string") return undefined;
  const isOurs = (path: string) => typeOf(path) === type || (isInLines && typeOf(path) !== "subscription");
  if (!paths.every(isOurs)) return undefined;
  const inputs = once(async () => inputsIn(type === "query" ? asked.data.input || "{}" : String(body)));
  const context = once(() => settings.createContext(request, reply, paths.length));
  return paths.map((path, at) => ({
    path,
    type,
    createContext: context,
    input: async () => (await inputs())[at],
    onError: (error) => settings.onError({ error, path }),
  }));
}

const TYPES: Partial<Record<string, "query" | "mutation">> = { GET: "query", POST: "mutation" };
const batch = z.object({ batch: z.literal("1"), input: z.string().optional() });
const byPlace = z.record(z.string(), z.unknown());

/** Inputs by their place in the batch; BAD_REQUEST for anything else. */
function inputsIn(text: string): Record<string, unknown> {
  const inputs = byPlace.safeParse(jsonOf(text));
  if (inputs.success) return inputs.data;
  throw new AppError("BAD_REQUEST", "The input of a batch is an object.");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("BAD_REQUEST", "The input is not valid JSON.", { cause });
  }
}

/** What all calls of a request share is made once, when the first of them needs it, be it a failure. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
