import { useCallback, useState } from "react";
import type { Card } from "#shared/domain/card";
import { BesidePreview } from "../../parts/beside-preview";
import { LeaveGuard } from "../../ui/leave-guard";
import type { Ground } from "./advice-types";
import { CardForm, UNSAVED_CARD } from "./card-form";
import { type CardValues, NEW_CARD, valuesOf } from "./card-values";
import { CardsSection } from "./cards-section";
import { CoverageSection } from "./coverage-section";
import { DeleteCardDialog } from "./delete-card-dialog";
import { ProposalsSection, UNSAVED_PROPOSALS } from "./proposals-section";
import { ReadersCard } from "./readers-card";
import { useCardChanges } from "./use-card-changes";
import { useCardsPreview } from "./use-cards-preview";
import { type Open, useWriting } from "./use-writing";

/** A template's cards, what they leave out, and beside them what five made-up people would read. */
export function AdviceEditor(ground: Ground) {
  const { assessmentId, questions, cards } = ground;
  const writing = useWriting(cards);
  const { open, draft, onDraft } = writing;
  const changes = useCardChanges(assessmentId);
  const [filter, setFilter] = useState("");
  const [deleted, setDeleted] = useState<Card>();
  const preview = useCardsPreview(assessmentId, cards, draft.cards);
  const problems = preview.data?.problems ?? [];

  const begin = (open: Open) => {
    changes.forget();
    writing.begin(open);
  };
  const beginCard = (title: string, values: CardValues, key?: string) =>
    begin({ is: "card", title, key, values });
  const takeDraft = useCallback(
    (card: Card | undefined, isDirty: boolean) => onDraft(card && [card], isDirty),
    [onDraft],
  );
  const save = (card: Card) => {
    const onSuccess = () => writing.close(card.key);
    if (cards.some(({ key }) => key === card.key)) changes.save.mutate({ assessmentId, card }, { onSuccess });
    else changes.add.mutate({ assessmentId, cards: [card] }, { onSuccess });
  };

  const addAll = (taken: Card[]) =>
    changes.add.mutate({ assessmentId, cards: taken }, { onSuccess: () => writing.close() });

  return (
    <>
      <BesidePreview
        width={440}
        preview={
          questions.length > 0 && (
            <ReadersCard
              preview={preview}
              ground={ground}
              written={draft.cards.map(({ key }) => key)}
              isRight={draft.isRight}
            />
          )
        }
      >
        {open?.is === "proposals" && (
          <ProposalsSection
            ground={ground}
            proposals={open.proposals}
            pending={changes.pending}
            error={changes.failure}
            onDraft={onDraft}
            onAdd={addAll}
            onLeave={() => writing.close()}
          />
        )}
        {open?.is === "card" && (
          <CardForm
            title={open.title}
            ground={ground}
            cardKey={open.key}
            values={open.values}
            saveLabel="Save Card"
            pending={changes.pending}
            error={changes.failure}
            told={problems.filter(({ key }) => draft.cards.some((card) => card.key === key))}
            onDraft={takeDraft}
            onSave={save}
            onLeave={() => writing.close()}
          />
        )}
        {!open && (
          <>
            <CardsSection
              ground={ground}
              problems={problems}
              filter={filter}
              onFilter={setFilter}
              onAdd={() => beginCard("New card", NEW_CARD)}
              onPropose={(proposals) => begin({ is: "proposals", proposals })}
              onEdit={(card) => beginCard("Edit card", valuesOf(card, questions), card.key)}
              onDelete={setDeleted}
            />
            {cards.length > 0 && preview.data && (
              <CoverageSection
                coverage={preview.data.coverage}
                ground={ground}
                onBegin={(values) => beginCard("New card", values)}
              />
            )}
          </>
        )}
      </BesidePreview>
      <DeleteCardDialog
        assessmentId={assessmentId}
        card={deleted}
        changes={changes}
        onClose={() => setDeleted(undefined)}
      />
      <LeaveGuard when={draft.isDirty}>
        {open?.is === "proposals" ? UNSAVED_PROPOSALS : UNSAVED_CARD}
      </LeaveGuard>
    </>
  );
}
