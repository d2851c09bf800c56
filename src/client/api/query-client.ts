import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorised } from "../ui/feedback/errors";
import { notify } from "../ui/feedback/notify";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** What a toast says when it is done: title, text. */
      done?: readonly [title: string, text?: string];
      /** What a toast says when it failed and the server has no words of its own. */
      failed?: string;
    };
  }
}

// That a call is under way is drawn before the next press or key is heard, which by a timer it might not be.
notifyManager.setScheduler(queueMicrotask);

/** Where the answers to "who am I" are cached. */
export const sessionKeys = {
  all: ["session"],
  admin: ["session", "admin"],
  participant: ["session", "participant"],
} as const;

/**
 * Data is never stale, nothing is fetched again automatically and nothing is retried:
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
    mutationCache: new MutationCache({
      onMutate: () => notify.forgetFailure(),
      onSuccess: (_data, _input, _context, { meta }) => {
        if (meta?.done) notify.success(...meta.done);
      },
      onError: (error, _input, _context, { meta }) => {
        noticeSignedOut(error);
        if (meta?.failed) notify.failure(error, meta.failed);
      },
    }),
  });

  /** A session that ended while a page was open: the guards look again, and send the person to sign in. */
  function noticeSignedOut(error: unknown): void {
    if (isUnauthorised(error)) void client.invalidateQueries({ queryKey: sessionKeys.all });
  }

  return client;
}
