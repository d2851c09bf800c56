import { useEffect, useRef, useState } from "react";
import type { Card } from "#shared/domain/cards/card";
import type { Proposals } from "../advice-types";
import type { CardValues } from "./card-values";

/** What takes the list's place: one card, or some that are proposed. */
export type Open =
  | {
      readonly is: "card";
      readonly title: string;
      readonly key: string | undefined;
      readonly values: CardValues;
    }
  | { readonly is: "proposals"; readonly proposals: Proposals };

/** What is being written and not stored. */
interface Draft {
  readonly cards: readonly Card[];
  readonly isDirty: boolean;
  /** False while the last change is not right, and so not among the cards. */
  readonly isRight: boolean;
}

const NOTHING: Draft = { cards: [], isDirty: false, isRight: true };

/** What is open for writing: one thing at most. @param cards as they are stored */
export function useCardEditor(cards: readonly Card[]) {
  const [open, setOpen] = useState<Open>();
  const [draft, setDraft] = useState(NOTHING);
  const [onDraft] = useState(
    () => (cards: readonly Card[] | undefined, isDirty: boolean) =>
      setDraft((last) => ({ cards: cards ?? last.cards, isDirty, isRight: cards !== undefined })),
  );
  /** Where the focus goes once the list is there again; to its heading until that is in it. */
  const returning = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that was stored comes with the next list
  useEffect(() => {
    if (open || returning.current === undefined) return;
    const place = document.querySelector<HTMLElement>(returning.current);
    (place ?? document.getElementById(LIST_HEADING))?.focus();
    if (place) returning.current = undefined;
  }, [open, cards]);

  const close = (editedKey?: string) => {
    const isOfCard = open?.is === "card" ? open.key : undefined;
    returning.current = editButton(editedKey ?? isOfCard ?? "");
    setOpen(undefined);
    setDraft(NOTHING);
  };
  return { open, draft, begin: setOpen, onDraft, close };
}

export const LIST_HEADING = "cards-heading";

const editButton = (key: string) => `[data-edit="${key}"]`;
