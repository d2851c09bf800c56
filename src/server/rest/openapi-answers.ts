import type { ProcedureMeta } from "../trpc/init";
import type { RestRoute } from "./row";

/** What each refusal means; the body's `message` says more (security, status map). */
const REFUSALS = {
  400: "Something that was sent is not right; the message says what.",
  401: "Nobody is signed in, or not as who may call this; or the password, link or session no longer works.",
  403: "The request came from a page of another site.",
  404: "There is no such thing, or it is somebody else's.",
  409: "It is not in a state to do this with, or would be there twice.",
  413: "The body is too large.",
  414: "The address is too long.",
  415: "The body is not JSON: send `content-type: application/json`.",
  429: "Too many of these calls just now.",
  500: "Something went wrong on the server.",
  502: "The model refused, or wrote what cannot be used.",
  503: "The server is busy, or about to stop.",
  507: "The disk is full; nothing was saved.",
} as const;
export type Refusal = keyof typeof REFUSALS;

const WAITS: readonly Refusal[] = [429, 503];
const TRAVELS: readonly Refusal[] = [414, 429, 500, 503];
const WRITES: readonly Refusal[] = [400, 403, 413, 415, 507];

/** Every status but 200 that a call can answer, in order. */
export function refusalsOf(route: RestRoute, caller: ProcedureMeta["for"]): Refusal[] {
  const all = new Set<Refusal>([...TRAVELS, ...(route.refusals ?? [])]);
  if (route.method !== "GET") for (const status of WRITES) all.add(status);
  if (caller !== "everybody") all.add(401);
  if (route.path.includes("{")) all.add(400).add(404);
  return [...all].sort((a, b) => a - b);
}

const retryAfter = {
  "Retry-After": {
    description: "Seconds after which trying again makes sense.",
    schema: { type: "integer", minimum: 1 },
  },
};

/** The refusals as OpenAPI keeps them, for calls to refer to by status. */
export const refusalComponents = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    `Status${status}`,
    {
      description,
      ...(WAITS.some((waits) => String(waits) === status) ? { headers: retryAfter } : {}),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
    },
  ]),
);

export const failureSchema = {
  type: "object",
  properties: { message: { type: "string" } },
  required: ["message"],
  additionalProperties: false,
  examples: [{ message: "Assessment not found." }],
};
