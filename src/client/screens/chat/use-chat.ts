import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { chatKey, useAttemptCache } from "../../api/attempt-cache";
import { dropHydratedChat, hasHydratedChat } from "../../api/hydration-data";
import { api, trpc } from "../../api/trpc";
import { isMarkdown, markdownLoaded } from "../../components/attempt/safe-markdown";

/**
 * Opens an attempt's conversation, once: the call writes the first messages, so it is a mutation on the wire, and its
 * answer is kept like a query's; one that came with the page is not asked for again. Each later screen asks anew, and has
 * no data before: what an earlier screen left behind may lack the turn during which it was left. Where there are markdown
 * messages, or will be, their renderer comes first: a message that changed its looks in the log would be read out again.
 */
export function useChat(attemptId: number) {
  const cache = useAttemptCache();
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const [cameAlong] = useState(() => hasHydratedChat(client, attemptId));
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
    refetchOnMount: cameAlong?.isOpened ? false : "always",
  });
  return { data: cameAlong || isFetchedAfterMount ? data : undefined, error, refetch };
}
