import { callTRPCProcedure, getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from "@trpc/server";
import type { Context } from "./context";
import { appRouter } from "./root";

/** A call of a procedure, as its answer needs it. */
export interface Call {
  path: string;
  type: "query" | "mutation";
  createContext(): Promise<Context>;
  input(): Promise<unknown>;
  onError(error: TRPCError): void;
}

/** What the procedure gives; throws what it throws, and NOT_FOUND where there is none of this path and type. */
export async function outputOf({ path, type, createContext, input }: Call): Promise<unknown> {
  const ctx = await createContext();
  // No procedure of ours asks to be called off, or which place of a batch it has.
  const others = { signal: undefined, batchIndex: 0 };
  return callTRPCProcedure({ router: appRouter, path, type, ctx, getRawInput: input, ...others });
}

/** What a failed call tells, once its failure was noted. */
export function failedAs(cause: unknown, { path, type, onError }: Call) {
  const error = getTRPCErrorFromUnknown(cause);
  onError(error);
  const config = appRouter._def._config;
  return { error, shape: getTRPCErrorShape({ config, ctx: undefined, error, input: undefined, path, type }) };
}
