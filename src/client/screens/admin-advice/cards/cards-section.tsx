import { Button, Card, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useEffect } from "react";
import { type Card as AdviceCard, MAX_CARDS, questionsNamed } from "#shared/domain/cards/card";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { plural } from "../../../ui/format/text";
import { IconForms, IconPlus, IconSparkles } from "../../../ui/layout/icons";
import { ButtonLink } from "../../../ui/layout/links";
import type { CardContext, CardProblemText, Proposals } from "../advice-types";
import { NoProposals, ProposeButton, useProposals } from "../propose-button";
import { CardList } from "./card-list";
import { LIST_HEADING } from "./use-card-editor";

interface CardsSectionProps {
  context: CardContext;
  problems: readonly CardProblemText[];
  /** Whether to request proposals when the page opens. */
  suggestsFirst: boolean;
  onSuggesting: () => void;
  /** Id of the question whose cards are shown; "" for all. */
  filter: string;
  onFilter: (question: string) => void;
  onAdd: () => void;
  onPropose: (proposals: Proposals) => void;
  onEdit: (card: AdviceCard) => void;
  onDelete: (card: AdviceCard) => void;
}

/** List of cards, filtered by question, with buttons to add and suggest cards. */
export function CardsSection(props: CardsSectionProps) {
  const {
    context,
    problems,
    suggestsFirst,
    onSuggesting,
    filter,
    onFilter,
    onAdd,
    onPropose,
    onEdit,
    onDelete,
  } = props;
  const { assessmentId, questions, cards } = context;
  const isShown = (card: AdviceCard) => filter === "" || questionsNamed(card).has(Number(filter));
  const shown = cards.filter(isShown);
  const proposalRequest = useProposals(assessmentId, onPropose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per visit that requests proposals
  useEffect(() => {
    if (!suggestsFirst) return;
    onSuggesting();
    proposalRequest.ask();
  }, [suggestsFirst]);
  const choices = questions.map(({ id, questionText }, at) => ({ id, place: at + 1, questionText }));
  const isFull = cards.length >= MAX_CARDS;

  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Group gap="sm" align="baseline">
          <Title order={2} id={LIST_HEADING} tabIndex={-1}>
            Cards
          </Title>
          <Text size="sm" c="dimmed" role="status">
            {filter === ""
              ? plural(cards.length, "card")
              : `${shown.length} of ${plural(cards.length, "card")}`}
          </Text>
        </Group>
        {cards.length > 0 && (
          <Group gap="xs">
            {!isFull && (
              <ProposeButton
                request={proposalRequest}
                only={choices.find(({ id }) => String(id) === filter)}
              />
            )}
            <Button
              data-edit=""
              disabled={isFull}
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              onClick={onAdd}
            >
              Add card
            </Button>
          </Group>
        )}
      </Group>
      <NoProposals request={proposalRequest} />
      {isFull && (
        <Text size="sm" c="dimmed">
          You've reached the limit of {MAX_CARDS} cards.
        </Text>
      )}
      {questions.length === 0 && cards.length === 0 && (
        <Card>
          <EmptyState
            icon={<IconForms size={28} stroke={1.75} />}
            title="No questions yet"
            headingLevel={3}
            action={
              <ButtonLink to="/admin/templates/$assessmentId/questions" params={{ assessmentId }}>
                Add questions
              </ButtonLink>
            }
          >
            Add questions before you write advice.
          </EmptyState>
        </Card>
      )}
      {questions.length > 0 && cards.length === 0 && (
        <Card>
          <EmptyState
            icon={<IconSparkles size={28} stroke={1.75} />}
            title="No advice yet"
            headingLevel={3}
            action={
              <Group gap="xs" justify="center">
                <ProposeButton request={proposalRequest} isFirst />
                <Button variant="default" data-edit="" onClick={onAdd}>
                  Add card
                </Button>
              </Group>
            }
          >
            Without advice, results show only answers and any scores. A card explains what certain answers
            mean and what to do next.
          </EmptyState>
        </Card>
      )}
      {cards.length > 0 && (
        <>
          <NativeSelect
            size="sm"
            aria-label="Filter cards by question"
            data={[
              { value: "", label: "All questions" },
              ...choices.map(({ id, place, questionText }) => ({
                value: String(id),
                label: `${place}. ${questionText}`,
              })),
            ]}
            value={filter}
            onChange={({ currentTarget: { value } }) => onFilter(value)}
          />
          {shown.length === 0 && (
            <Text size="sm" c="dimmed">
              No cards use this question.
            </Text>
          )}
          <CardList context={context} cards={shown} problems={problems} onEdit={onEdit} onDelete={onDelete} />
        </>
      )}
    </Stack>
  );
}
