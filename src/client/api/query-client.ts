import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized } from "../ui/feedback/errors";
import { notify } from "../ui/feedback/notify";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      successToast?: readonly [title: string, text?: string];
      /** Shown as a toast if the server sends no message. */
      errorText?: string;
    };
  }
}

// By default, updates are scheduled with a timer, so a second click could arrive before the pending state is drawn.
notifyManager.setScheduler(queueMicrotask);

export const sessionKeys = {
  all: ["session"],
  admin: ["session", "admin"],
  participant: ["session", "participant"],
} as const;

/**
 * Data never becomes stale, and nothing is refetched or retried automatically: each mutation updates or invalidates
 * what it changed, and errors offer a retry.
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
        if (meta?.successToast) notify.success(...meta.successToast);
      },
      onError: (error, _input, _context, { meta }) => {
        noticeSignedOut(error);
        if (meta?.errorText) notify.failure(error, meta.errorText);
      },
    }),
  });

  /** Refetches the session after it ended, so that the page guards redirect to sign-in. */
  function noticeSignedOut(error: unknown): void {
    if (isUnauthorized(error)) void client.invalidateQueries({ queryKey: sessionKeys.all });
  }

  return client;
}
