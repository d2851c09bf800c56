import { useQuery } from "@tanstack/react-query";
import { chatKey, useAttemptCache } from "../../lib/attempt-cache";
import { api } from "../../lib/trpc";

/**
 * Opens an attempt's conversation, once: the call writes the first messages, so it is a mutation on the wire, and its
 * answer is kept like a query's.
 */
export function useChat(attemptId: number) {
  const cache = useAttemptCache();
  return useQuery({
    queryKey: chatKey(attemptId),
    queryFn: async () => {
      const chat = await api.chat.open.mutate({ attemptId });
      cache.seen(chat.attempt);
      return chat;
    },
  });
}
