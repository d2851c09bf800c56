import { useQuery } from "@tanstack/react-query";
import { markdownLoaded } from "../../components/safe-markdown";
import { chatKey, useAttemptCache } from "../../lib/attempt-cache";
import { api } from "../../lib/trpc";

/**
 * Opens an attempt's conversation, once: the call writes the first messages, so it is a mutation on the wire, and its
 * answer is kept like a query's. Each screen asks anew, and has no data before: what an earlier screen left behind may
 * lack the turn during which it was left. The renderer comes with it: a message that changed its looks in the log
 * would be read out again.
 */
export function useChat(attemptId: number) {
  const cache = useAttemptCache();
  const { data, isFetchedAfterMount, error, refetch } = useQuery({
    queryKey: chatKey(attemptId),
    queryFn: async () => {
      const [chat] = await Promise.all([api.chat.open.mutate({ attemptId }), markdownLoaded()]);
      cache.opened(chat);
      return chat;
    },
    gcTime: 0,
    refetchOnMount: "always",
  });
  return { data: isFetchedAfterMount ? data : undefined, error, refetch };
}
