import { Button, Card, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { type Card as AdviceCard, MAX_CARDS, questionsNamed } from "#shared/domain/card";
import { EmptyState } from "../../ui/empty-state";
import { IconForms, IconPlus, IconSparkles } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { plural } from "../../ui/plural";
import type { Ground, Problem, Proposals } from "./advice-types";
import { CardList } from "./card-list";
import { NoProposals, ProposeButton, useProposals } from "./propose-button";
import { LIST_HEADING } from "./use-writing";

interface CardsSectionProps {
  ground: Ground;
  problems: readonly Problem[];
  /** Id of the question whose cards are shown; "" for all. */
  filter: string;
  onFilter: (question: string) => void;
  onAdd: () => void;
  onPropose: (proposals: Proposals) => void;
  onEdit: (card: AdviceCard) => void;
  onDelete: (card: AdviceCard) => void;
}

/** The cards, all or those over one question, and what begins another. */
export function CardsSection(props: CardsSectionProps) {
  const { ground, problems, filter, onFilter, onAdd, onPropose, onEdit, onDelete } = props;
  const { assessmentId, questions, cards } = ground;
  const isShown = (card: AdviceCard) => filter === "" || questionsNamed(card).has(Number(filter));
  const shown = cards.filter(isShown);
  const proposing = useProposals(assessmentId, onPropose);
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
              <ProposeButton proposing={proposing} only={choices.find(({ id }) => String(id) === filter)} />
            )}
            <Button
              data-edit=""
              disabled={isFull}
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              onClick={onAdd}
            >
              Add Card
            </Button>
          </Group>
        )}
      </Group>
      <NoProposals proposing={proposing} />
      {isFull && (
        <Text size="sm" c="dimmed">
          These are {MAX_CARDS} cards, as many as there can be.
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
            Advice says what follows from answers, so there must be something to answer first.
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
                <ProposeButton proposing={proposing} isFirst />
                <Button variant="default" data-edit="" onClick={onAdd}>
                  Add Card
                </Button>
              </Group>
            }
          >
            Without cards a result only tells where somebody stands. A card says what you know: for which
            answers something is a risk, a weakness, an opportunity or a strength, why, and what to do then.
          </EmptyState>
        </Card>
      )}
      {cards.length > 0 && (
        <>
          <NativeSelect
            size="sm"
            aria-label="Cards over"
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
              No card names this question.
            </Text>
          )}
          <CardList ground={ground} cards={shown} problems={problems} onEdit={onEdit} onDelete={onDelete} />
        </>
      )}
    </Stack>
  );
}
