import { useCallback, useMemo, useState } from "react";
import type { Card } from "#shared/domain/cards/card";
import { SplitPreview } from "../../components/template/split-preview";
import { UnsavedChanges } from "../../ui/form/unsaved-changes";
import type { CardContext } from "./advice-types";
import { CardForm, UNSAVED_CARD } from "./cards/card-form";
import { type CardValues, cardFormValues, NEW_CARD } from "./cards/card-values";
import { CardsSection } from "./cards/cards-section";
import { DeleteCardDialog } from "./cards/delete-card-dialog";
import { useCardChanges } from "./cards/use-card-changes";
import { type Open, useCardEditor } from "./cards/use-card-editor";
import { CoverageSection } from "./coverage-section";
import { PersonasCard, useCardsPreview } from "./personas-card";
import { ProposalsSection, UNSAVED_PROPOSALS } from "./proposals-section";

interface AdviceEditorProps extends CardContext {
  /** Whether to request proposals when the page opens. */
  suggestsFirst: boolean;
  onSuggesting: () => void;
}

/** Cards, answers without a card, and a preview with five sample participants. */
export function AdviceEditor(props: AdviceEditorProps) {
  const { suggestsFirst, onSuggesting, assessmentId, questions, scoring, cards } = props;
  // Memoized: a new context would give the open card a new contract and draft, and render in a loop.
  const context = useMemo(
    () => ({ assessmentId, questions, scoring, cards }),
    [assessmentId, questions, scoring, cards],
  );
  const editor = useCardEditor(cards);
  const { open, draft, onDraft } = editor;
  const changes = useCardChanges(assessmentId);
  const [filter, setFilter] = useState("");
  const [cardToDelete, setCardToDelete] = useState<Card>();
  const preview = useCardsPreview(assessmentId, cards, draft.cards);
  const problems = preview.data?.problems ?? [];

  const begin = (open: Open) => {
    changes.forget();
    editor.begin(open);
  };
  const startCard = (title: string, values: CardValues, key?: string) =>
    begin({ is: "card", title, key, values });
  const takeDraft = useCallback(
    (card: Card | undefined, isDirty: boolean) => onDraft(card && [card], isDirty),
    [onDraft],
  );
  const save = (card: Card) => {
    const onSuccess = () => editor.close(card.key);
    if (cards.some(({ key }) => key === card.key)) changes.save.mutate({ assessmentId, card }, { onSuccess });
    else changes.add.mutate({ assessmentId, cards: [card] }, { onSuccess });
  };

  const addAll = (acceptedCards: Card[]) =>
    changes.add.mutate({ assessmentId, cards: acceptedCards }, { onSuccess: () => editor.close() });

  return (
    <>
      <SplitPreview
        width={440}
        preview={
          questions.length > 0 && (
            <PersonasCard
              preview={preview}
              context={context}
              editedKeys={draft.cards.map(({ key }) => key)}
              isRight={draft.isRight}
            />
          )
        }
      >
        {open?.is === "proposals" && (
          <ProposalsSection
            context={context}
            proposals={open.proposals}
            pending={changes.pending}
            error={changes.failure}
            onDraft={onDraft}
            onAdd={addAll}
            onLeave={() => editor.close()}
          />
        )}
        {open?.is === "card" && (
          <CardForm
            title={open.title}
            context={context}
            cardKey={open.key}
            values={open.values}
            saveLabel="Save card"
            pending={changes.pending}
            error={changes.failure}
            problems={problems.filter(({ key }) => draft.cards.some((card) => card.key === key))}
            onDraft={takeDraft}
            onSave={save}
            onLeave={() => editor.close()}
          />
        )}
        {!open && (
          <>
            <CardsSection
              context={context}
              problems={problems}
              suggestsFirst={suggestsFirst}
              onSuggesting={onSuggesting}
              filter={filter}
              onFilter={setFilter}
              onAdd={() => startCard("New card", NEW_CARD)}
              onPropose={(proposals) => begin({ is: "proposals", proposals })}
              onEdit={(card) => startCard("Edit card", cardFormValues(card, questions), card.key)}
              onDelete={setCardToDelete}
            />
            {cards.length > 0 && preview.data && (
              <CoverageSection
                coverage={preview.data.coverage}
                context={context}
                onBegin={(values) => startCard("New card", values)}
              />
            )}
          </>
        )}
      </SplitPreview>
      <DeleteCardDialog
        assessmentId={assessmentId}
        card={cardToDelete}
        changes={changes}
        onClose={() => setCardToDelete(undefined)}
      />
      <UnsavedChanges when={draft.isDirty}>
        {open?.is === "proposals" ? UNSAVED_PROPOSALS : UNSAVED_CARD}
      </UnsavedChanges>
    </>
  );
}
