import type { z } from "zod";

interface JobLimits {
  /** Longer runs fail, in milliseconds. */
  timeoutMs: number;
  concurrency: number;
  /** The job is dropped after this many failures; Infinity if the work decides when to end. */
  maxTries: number;
}

/** Limits for short work, such as a query and an email to the outbox. */
export const BRIEF: JobLimits = { timeoutMs: 10_000, concurrency: 1, maxTries: 5 };

export interface JobHandler extends JobLimits {
  /** Does the work once. An error causes a retry, so it may run more than once per job. */
  run(payload: unknown, signal: AbortSignal): Promise<void>;
  /** Called after a finished job was removed, so that a new one with its key can be stored. */
  onDone?(payload: unknown): Promise<void>;
  /** Called after the job was dropped on its last try. */
  onFailed?(payload: unknown): void;
}

interface JobWork<Payload> extends JobLimits {
  payload: z.ZodType<Payload>;
  run(payload: Payload, signal: AbortSignal): Promise<void>;
  onDone?(payload: Payload): Promise<void>;
  onFailed?(payload: Payload): void;
}

/** Validates the payload before each run, because an older program version may have stored it. */
export function jobHandler<Payload>({
  payload: schema,
  run,
  onDone,
  onFailed,
  ...limits
}: JobWork<Payload>): JobHandler {
  return {
    ...limits,
    run: async (payload, signal) => run(schema.parse(payload), signal),
    onDone: async (payload) => onDone?.(schema.parse(payload)),
    onFailed: (payload) => {
      const parsed = schema.safeParse(payload);
      if (parsed.success) onFailed?.(parsed.data);
    },
  };
}
