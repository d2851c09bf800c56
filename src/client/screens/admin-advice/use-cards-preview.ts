import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Card } from "#shared/domain/cards/card";
import { api } from "../../api/trpc";

/** How long nothing is typed before the server is asked again, in milliseconds. */
const PAUSE = 250;

/**
 * What the stored cards would do with those that are being written among them. It is asked for anew on each visit:
 * questions and scoring may be others by then.
 */
export function useCardsPreview(assessmentId: number, stored: readonly Card[], written: readonly Card[]) {
  const [asked] = useDebouncedValue(written, PAUSE);
  return useQuery({
    queryKey: ["cards-preview", assessmentId, stored, asked],
    queryFn: () => api.admin.cards.preview.mutate({ assessmentId, cards: [...asked] }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
