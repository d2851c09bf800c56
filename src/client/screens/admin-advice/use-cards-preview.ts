import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Card } from "#shared/domain/card";
import { api } from "../../data/trpc";

/** How long nothing is typed before the server is asked again, in milliseconds. */
const PAUSE = 250;

/** What cards would do, stored or not. It is asked for anew on each visit: questions and scoring may be others by then. */
export function useCardsPreview(assessmentId: number, cards: readonly Card[]) {
  const [asked] = useDebouncedValue(cards, PAUSE);
  return useQuery({
    queryKey: ["cards-preview", assessmentId, asked],
    queryFn: () => api.admin.cards.preview.mutate({ assessmentId, cards: [...asked] }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
