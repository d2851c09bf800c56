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
/** As on the server: plain JSON as input, superjson as output, so that dates stay dates. */
const transformer = {
  input: { serialize: (value: unknown) => value, deserialize: (value: unknown) => value },
  output: superjson,
};
/** The server rejects longer batches. */
const MAX_BATCH = 10;

/** Only subscriptions and chat answers are streamed, because a streamed response can't set cookies. */
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

export const trpc = createTRPCReact<AppRouter>();

export const trpcClient = trpc.createClient({ links });

/** For calls outside components: streams, session queries, one-off reads. */
export const api = createTRPCClient<AppRouter>({ links });
