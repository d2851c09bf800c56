import type { z } from "zod";

interface JobLimits {
  /** A run that takes longer, in milliseconds, has failed. */
  timeoutMs: number;
  /** How many run at once. */
  concurrency: number;
  /** After so many failures the job is dropped; Infinity when the work itself knows when to end. */
  maxTries: number;
}

/** Enough for looking something up and putting a mail into the outbox. */
export const BRIEF: JobLimits = { timeoutMs: 10_000, concurrency: 1, maxTries: 5 };

/** What the worker does with the jobs of one kind. */
export interface JobHandler extends JobLimits {
  /** Does the work once; throws to be tried again. It may run more than once for one job. */
  run(payload: unknown, signal: AbortSignal): Promise<void>;
  /** Called once the job has been done and removed, so that another one with its key can be stored. */
  onDone?(payload: unknown): Promise<void>;
  /** Called once the job has been dropped after its last try. */
  onGivenUp?(payload: unknown): void;
}

interface JobWork<Payload> extends JobLimits {
  payload: z.ZodType<Payload>;
  run(payload: Payload, signal: AbortSignal): Promise<void>;
  onDone?(payload: Payload): Promise<void>;
  onGivenUp?(payload: Payload): void;
}

/** A handler whose payload is checked before it runs: what lies in the database may be of an older program. */
export function jobHandler<Payload>({
  payload: schema,
  run,
  onDone,
  onGivenUp,
  ...limits
}: JobWork<Payload>): JobHandler {
  return {
    ...limits,
    run: async (payload, signal) => run(schema.parse(payload), signal),
    onDone: async (payload) => onDone?.(schema.parse(payload)),
    onGivenUp: (payload) => {
      const read = schema.safeParse(payload);
      if (read.success) onGivenUp?.(read.data);
    },
  };
}
