import type { TRPCError } from "@trpc/server";
import { AppError } from "../kernel/errors";
import { type Call, failedAs, outputOf } from "./call";
import { isStream } from "./streams";
import { serialize } from "./wire";

/** Calls that ended differently. */
const MIXED = 207;
const IN_PIECES = "This comes in pieces. Please ask for it with trpc-accept: application/jsonl.";

interface Answered {
  status: number;
  text: string;
  error?: TRPCError;
}

/** What the library's batching link reads: a list of results and failures, in the order of the calls. */
export async function answersTo(calls: readonly Call[]) {
  const answers = await Promise.all(calls.map(answerTo));
  const [status = MIXED, ...others] = new Set(answers.map((answer) => answer.status));
  return {
    status: others.length > 0 ? MIXED : status,
    text: `[${answers.map(({ text }) => text).join(",")}]`,
    errors: answers.flatMap(({ error }) => error ?? []),
  };
}

async function answerTo(call: Call): Promise<Answered> {
  try {
    const data = await outputOf(call);
    if (isStream(data)) throw new AppError("UNSUPPORTED_MEDIA_TYPE", IN_PIECES);
    return { status: 200, text: JSON.stringify({ result: { data: serialize(data) } }) };
  } catch (cause) {
    const { error, shape } = failedAs(cause, call);
    return { status: shape.data.httpStatus, text: JSON.stringify({ error: serialize(shape) }), error };
  }
}
