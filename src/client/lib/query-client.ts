import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorised } from "./errors";
import { sessionKeys } from "./session-keys";

/**
 * Data is never stale, nothing refetches by itself and nothing is retried (spec section 9):
 * every write updates or invalidates what it changed, and the person asks for another try.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache: new QueryCache({ onError: noticeSignedOut }),
    mutationCache: new MutationCache({ onError: noticeSignedOut }),
  });

  /** A session that ended while a page was open: the guards look again, and send the person to sign in. */
  function noticeSignedOut(error: unknown): void {
    if (isUnauthorised(error)) void client.invalidateQueries({ queryKey: sessionKeys.all });
  }

  return client;
}
