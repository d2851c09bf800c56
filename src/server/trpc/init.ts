import { initTRPC } from "@trpc/server";
import superjson from "superjson";
import { AppError } from "../lib/errors";
import type { Context } from "./context";
import { errorShape } from "./errors";

/**
 * Input is plain JSON, so that callers can't make the server build regular expressions or sets. Output is superjson, so
 * that times arrive as dates.
 */
const transformer = {
  input: { serialize: (value: unknown) => value, deserialize: (value: unknown) => value },
  output: superjson,
};

/** Who may call a procedure. The API's documentation reads it, too (`rest/openapi.ts`). */
export interface ProcedureMeta {
  for: "everybody" | "participant" | "admin";
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    isDev: false,
    errorFormatter: errorShape,
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
  });

export const router = t.router;

export const publicProcedure = t.procedure.meta({ for: "everybody" });

/** For a signed-in participant. `ctx.participant` is read from the database, never from the session alone. */
export const participantProcedure = t.procedure.meta({ for: "participant" }).use(async ({ ctx, next }) => {
  const participant = await ctx.services.participantAuth.identify(ctx.session);
  if (!participant) throw new AppError("UNAUTHORIZED", "Please log in to continue.");
  return next({ ctx: { participant } });
});

/** For a signed-in admin: `ctx.admin`. */
export const adminProcedure = t.procedure.meta({ for: "admin" }).use(async ({ ctx, next }) => {
  const admin = await ctx.services.adminAuth.identify(ctx.session);
  if (!admin) throw new AppError("UNAUTHORIZED", "Please log in to access the admin dashboard");
  return next({ ctx: { admin } });
});
