import type { ProcedureMeta } from "../trpc/init";
import type { RestRoute } from "./route";

/** The meaning of each error status. The body's `message` has the details. */
const REFUSALS = {
  400: "The request is invalid; the message says why.",
  401: "Not signed in, not allowed, or the credentials have expired.",
  403: "The request came from a page on another site.",
  404: "Not found, or it belongs to someone else.",
  409: "Not possible in the current state, or it already exists.",
  413: "The request body is too large.",
  414: "The URL is too long.",
  415: "The body isn't JSON. Send `content-type: application/json`.",
  429: "Too many requests; try again later.",
  500: "Something went wrong on the server.",
  502: "The AI model failed or gave no usable reply.",
  503: "The server is busy or shutting down.",
  507: "The disk is full; nothing was saved.",
} as const;
export type ApiRefusal = keyof typeof REFUSALS;

const WITH_RETRY_AFTER: readonly ApiRefusal[] = [429, 503];
const ALWAYS_POSSIBLE: readonly ApiRefusal[] = [414, 429, 500, 503];
const WRITES: readonly ApiRefusal[] = [400, 403, 413, 415, 507];

/** All statuses except 200 that a call can return, sorted. */
export function apiRefusals(route: RestRoute, caller: ProcedureMeta["for"]): ApiRefusal[] {
  const all = new Set<ApiRefusal>([...ALWAYS_POSSIBLE, ...(route.refusals ?? [])]);
  if (route.method !== "GET") for (const status of WRITES) all.add(status);
  if (caller !== "everybody") all.add(401);
  if (route.path.includes("{")) all.add(400).add(404);
  return [...all].sort((a, b) => a - b);
}

const retryAfter = {
  "Retry-After": {
    description: "Seconds to wait before you try again.",
    schema: { type: "integer", minimum: 1 },
  },
};

/** Error responses as OpenAPI components, by the names `Status400` and so on. */
export const refusalComponents = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    `Status${status}`,
    {
      description,
      ...(WITH_RETRY_AFTER.some((code) => String(code) === status) ? { headers: retryAfter } : {}),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
    },
  ]),
);

export const failureSchema = {
  type: "object",
  properties: {
    message: { type: "string" },
    requestId: {
      type: "string",
      description: "Only with status 500: names the request in the server's log.",
    },
  },
  required: ["message"],
  additionalProperties: false,
  examples: [{ message: "Assessment not found." }],
};
