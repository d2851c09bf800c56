import type { TRPCDefaultErrorShape, TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { problemOf, problemText } from "#shared/contracts/validation-problem";
import { AppError } from "../lib/errors";

/** A failed call, as its caller sees it. */
export interface Failure {
  status: number;
  message: string;
  retryAfter?: number;
  /** Messages by field, for forms. */
  fields?: Record<string, string>;
}

/** Maximum number of issues in a response, so that it isn't larger than the refused request. */
const MAX_ISSUES = 20;

const GENERIC = "Something went wrong. Please try again.";
const UNREADABLE: Failure = { status: 400, message: "The request can't be read." };
/** tRPC's own refusals. Their original messages are for programmers and repeat parts of the request. */
const LIBRARY_FAILURES: Partial<Record<TRPCError["code"], Failure>> = {
  BAD_REQUEST: UNREADABLE,
  PARSE_ERROR: UNREADABLE,
  NOT_FOUND: { status: 404, message: "Not found." },
  METHOD_NOT_SUPPORTED: { status: 405, message: "This method isn't allowed here." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "This content type isn't supported." },
  CLIENT_CLOSED_REQUEST: { status: 499, message: "The request was canceled." },
};

/** Our messages for tRPC's refusals of single calls in a batch, by its messages. */
const IN_BATCH: Partial<Record<string, string>> = {
  '"input" needs to be an object when doing a batch call': "The input of a batch must be an object.",
  "Cannot use stream-like response in non-streaming request - use httpBatchStreamLink":
    "This response is streamed. Send trpc-accept: application/jsonl.",
};

/** Maps an error to what its caller sees, for tRPC and REST. Internal errors get a generic message. */
export function failureOf(error: TRPCError): Failure {
  const { cause } = error;
  if (cause instanceof AppError) {
    const { status, message, retryAfter } = cause;
    return { status, message, ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
  if (cause instanceof ZodError) {
    return { status: 400, message: firstMessage(cause), fields: fieldMessages(cause) };
  }
  return LIBRARY_FAILURES[error.code] ?? { status: 500, message: GENERIC };
}

/** Whether the error is internal and must be logged with its cause. */
export const isFault = (error: TRPCError) => failureOf(error).status === 500;

/** `Retry-After` with the longest wait of these errors, if there is one. */
export function retryAfterOf(errors: readonly TRPCError[]): Headers {
  const retryAfter = Math.max(0, ...errors.map((error) => failureOf(error).retryAfter ?? 0));
  return new Headers(retryAfter > 0 ? { "Retry-After": String(retryAfter) } : {});
}

/** tRPC's code for NOT_FOUND. Pages retry streams that fail with another code. */
const NOT_FOUND_CODE = -32004;

interface FailedCall {
  shape: TRPCDefaultErrorShape;
  error: TRPCError;
  /** Missing if the whole request is refused. */
  path?: string;
  ctx?: { requestId: string };
}

/** Formats errors for pages. Only unexpected ones contain the request's id, for finding them in the log. */
export function errorShape({ shape, error, path, ctx }: FailedCall) {
  const { status, message: general, ...details } = failureOf(error);
  const message = (path !== undefined && IN_BATCH[error.message]) || general;
  const code: string = error.cause instanceof AppError ? error.cause.code : shape.data.code;
  const number = code === "NOT_FOUND" ? NOT_FOUND_CODE : shape.code;
  const id = status === 500 && ctx ? { requestId: ctx.requestId } : {};
  return { ...shape, code: number, message, data: { code, httpStatus: status, ...id, ...details } };
}

const firstMessage = ({ issues: [first] }: ZodError) => (first ? problemText(first) : "Invalid input");

function fieldMessages({ issues }: ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues.slice(0, MAX_ISSUES).map(problemOf))
    messages[path.join(".")] ??= message;
  return messages;
}
