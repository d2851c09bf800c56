import {
  createTRPCClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpSubscriptionLink,
  splitLink,
  type TRPCLink,
} from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import superjson from "superjson";
import type { AppRouter } from "../../server/trpc/root";
import { fetchNotingBuild } from "./server-build";

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

const url = "/trpc";
/** As on the server: plain JSON in, superjson out, so that times arrive as dates. */
const transformer = {
  input: { serialize: (value: unknown) => value, deserialize: (value: unknown) => value },
  output: superjson,
};
/** The server refuses longer batches. */
const MAX_BATCH = 10;

/** Streams only what streams: a login over a streaming link could set no cookie. */
const links: TRPCLink<AppRouter>[] = [
  splitLink({
    condition: (operation) => operation.type === "subscription",
    true: httpSubscriptionLink({ url, transformer }),
    false: splitLink({
      condition: (operation) => operation.path === "chat.answer",
      true: httpBatchStreamLink({ url, transformer, fetch: fetchNotingBuild, maxItems: 1 }),
      false: httpBatchLink({ url, transformer, fetch: fetchNotingBuild, maxItems: MAX_BATCH }),
    }),
  }),
];

/** Hooks for components. */
export const trpc = createTRPCReact<AppRouter>();

/** What the hooks call through. */
export const trpcClient = trpc.createClient({ links });

/** For what is no hook: streams, session checks, one-off reads. */
export const api = createTRPCClient<AppRouter>({ links });
