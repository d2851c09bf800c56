import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Attempt } from "#shared/contracts/attempts";
import type { ChatState, OpenedChat } from "#shared/contracts/chat";
import { trpc } from "./trpc";

/** Query key of an attempt's chat. */
export const chatKey = (id: number) => [["chat", "open"], { attemptId: id }] as const;

type Change = Partial<Pick<Attempt, "status" | "progress" | "startedAt" | "completedAt" | "responses">>;

/** Updates all cached queries of an attempt. Report every change here, because queries never refetch automatically. */
export function useAttemptCache() {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  return useMemo(() => createAttemptCache(utils, client), [utils, client]);
}

/** `useAttemptCache` without React. */
export function createAttemptCache(
  utils: Pick<ReturnType<typeof trpc.useUtils>, "user">,
  client: QueryClient,
) {
  const { attempts } = utils.user;

  function patch(id: number, { responses, ...fields }: Change): void {
    attempts.get.setData({ id }, (old) => old && { ...old, ...fields, ...(responses ? { responses } : {}) });
    attempts.list.setData(undefined, (old) =>
      old?.map((item) => (item.id === id ? { ...item, ...fields } : item)),
    );
    attempts.current.setData(undefined, (old) => (old?.id === id ? { ...old, ...fields } : old));
  }

  return {
    /** The chat was fetched. Its data also fills the form's query, so the form works offline. */
    opened: ({ attempt }: OpenedChat) => {
      attempts.get.setData({ id: attempt.id }, attempt);
      patch(attempt.id, attempt);
    },
    /** An answer was stored from the chat, which updates its own messages with `chat`. */
    answered: (
      id: number,
      saved: Pick<Attempt, "progress" | "responses">,
      chat: (old: ChatState) => ChatState,
    ) => {
      patch(id, saved);
      client.setQueryData<ChatState>(chatKey(id), (old) => old && chat(old));
    },
    /** Answers were stored from the form. The chat is fetched again, because its current question may have changed. */
    saved: (id: number, saved: Pick<Attempt, "progress" | "responses">) => {
      patch(id, saved);
      client.removeQueries({ queryKey: chatKey(id) });
    },
    completed: async (attempt: Attempt) => {
      attempts.get.setData({ id: attempt.id }, attempt);
      patch(attempt.id, attempt);
      client.setQueryData<ChatState>(
        chatKey(attempt.id),
        (old) => old && { ...old, attempt, currentQuestionId: null },
      );
      await attempts.current.invalidate();
    },
    started: () => Promise.all([attempts.list.invalidate(), attempts.current.invalidate()]),
    deleted: async (id: number) => {
      attempts.list.setData(undefined, (old) => old?.filter((item) => item.id !== id));
      client.removeQueries({ queryKey: chatKey(id) });
      for (const procedure of ["get", "questions", "results"]) {
        client.removeQueries({ queryKey: [["user", "attempts", procedure], { input: { id } }] });
      }
      await attempts.current.invalidate();
    },
  };
}
