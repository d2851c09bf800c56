import { useEffect, useRef, useState } from "react";
import type { Card } from "#shared/domain/cards/card";
import type { Proposals } from "../advice-types";
import type { CardValues } from "./card-values";

/** What is open instead of the list: one card, or proposals. */
export type Open =
  | {
      readonly is: "card";
      readonly title: string;
      readonly key: string | undefined;
      readonly values: CardValues;
    }
  | { readonly is: "proposals"; readonly proposals: Proposals };

interface Draft {
  readonly cards: readonly Card[];
  readonly isDirty: boolean;
  /** Whether the latest edit is valid; if not, `cards` don't include it. */
  readonly isRight: boolean;
}

const EMPTY_DRAFT: Draft = { cards: [], isDirty: false, isRight: true };

/** State of the open card or proposals, one at a time. */
export function useCardEditor(cards: readonly Card[]) {
  const [open, setOpen] = useState<Open>();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [onDraft] = useState(
    () => (cards: readonly Card[] | undefined, isDirty: boolean) =>
      setDraft((last) => ({ cards: cards ?? last.cards, isDirty, isRight: cards !== undefined })),
  );
  /** Selector of the element to focus when the list is back; its heading until that element exists. */
  const returnFocusTo = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved card appears in the next list
  useEffect(() => {
    if (open || returnFocusTo.current === undefined) return;
    const place = document.querySelector<HTMLElement>(returnFocusTo.current);
    (place ?? document.getElementById(LIST_HEADING))?.focus();
    if (place) returnFocusTo.current = undefined;
  }, [open, cards]);

  const close = (editedKey?: string) => {
    const isOfCard = open?.is === "card" ? open.key : undefined;
    returnFocusTo.current = editButton(editedKey ?? isOfCard ?? "");
    setOpen(undefined);
    setDraft(EMPTY_DRAFT);
  };
  return { open, draft, begin: setOpen, onDraft, close };
}

export const LIST_HEADING = "cards-heading";

const editButton = (key: string) => `[data-edit="${key}"]`;
