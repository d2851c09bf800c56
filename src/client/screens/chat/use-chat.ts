import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { chatKey, useAttemptCache } from "../../api/attempt-cache";
import { dropHydratedChat, hasHydratedChat } from "../../api/hydration-data";
import { api, trpc } from "../../api/trpc";
import { isMarkdown, markdownLoaded } from "../../components/attempt/safe-markdown";

/**
 * Opens an attempt's conversation and returns it with its questions.
 * `chat.open` writes the first messages, so it is a mutation, but its result is cached like a query's. A
 * server-rendered chat is not requested again. Otherwise every mount refetches and has no data until then, because
 * cached data may lack the turn that was running when an earlier screen closed. If messages are markdown, the renderer
 * loads first: a message that changes in the log would be read aloud twice.
 */
export function useChat(attemptId: number) {
  const cache = useAttemptCache();
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const [hydrated] = useState(() => hasHydratedChat(client, attemptId));
  useEffect(() => dropHydratedChat(client, attemptId), [client, attemptId]);
  const { data, isFetchedAfterMount, error, refetch } = useQuery({
    queryKey: chatKey(attemptId),
    queryFn: async () => {
      const [opened, questions] = await Promise.all([
        api.chat.open.mutate({ attemptId }),
        utils.user.attempts.questions.ensureData({ id: attemptId }),
      ]);
      if (opened.assistant === "ai" || opened.messages.some(isMarkdown)) await markdownLoaded();
      cache.opened(opened);
      return { ...opened, questions };
    },
    gcTime: 0,
    refetchOnMount: hydrated?.isOpened ? false : "always",
  });
  return { data: hydrated || isFetchedAfterMount ? data : undefined, error, refetch };
}
