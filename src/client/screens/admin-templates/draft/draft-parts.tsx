import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { AcceptedDraft } from "#shared/contracts/template-drafts";
import type { Card } from "#shared/domain/cards/card";
import type { Band, Scoring } from "#shared/domain/scoring";
import type { FiledQuestion } from "#shared/domain/template-file";
import { CardFacts } from "../../../components/advice-cards/card-facts";
import { plural } from "../../../ui/format/text";
import classes from "./outline.module.css";
import { Outline, QuestionOutline } from "./template-outline";

type Part = "questions" | "scores" | "advice";

/** Questions, scoring and cards of a draft, one part at a time. */
export function DraftParts({ draft }: { draft: AcceptedDraft }) {
  const [part, setPart] = useState<Part>("questions");
  const { questions, scoring, cards } = draft;
  return (
    <Stack gap="xs">
      <SegmentedControl<Part>
        fullWidth
        size="sm"
        aria-label="Draft sections"
        value={part}
        onChange={setPart}
        data={[
          { value: "questions", label: "Questions" },
          { value: "scores", label: "Scores" },
          { value: "advice", label: "Advice" },
        ]}
      />
      {part === "questions" && (
        <QuestionOutline
          label="Draft questions"
          questions={questions.map(({ options, ...question }) => ({
            ...question,
            optionCount: options?.length ?? 0,
          }))}
        />
      )}
      {part === "scores" &&
        (scoring ? (
          <ScoringOutline scoring={scoring} questions={questions} />
        ) : (
          <Text size="sm">No scoring yet. You can add it later.</Text>
        ))}
      {part === "advice" &&
        (cards.length > 0 ? (
          <CardOutline cards={cards} questions={questions} scoring={scoring} />
        ) : (
          <Text size="sm">
            This draft has no advice. Without advice, results show only answers and any scores.
          </Text>
        ))}
    </Stack>
  );
}

interface CardOutlineProps {
  cards: readonly Card[];
  questions: readonly FiledQuestion[];
  scoring: Scoring | null;
}

function CardOutline({ cards, questions, scoring }: CardOutlineProps) {
  const numbered = questions.map((question, at) => ({ ...question, id: at + 1 }));
  return (
    <Outline label="Draft advice">
      <ul className={classes.list}>
        {cards.map((card) => (
          <li key={card.key}>
            <CardFacts card={card} context={{ questions: numbered, scoring }} isDetailed />
          </li>
        ))}
      </ul>
    </Outline>
  );
}

interface ScoringOutlineProps {
  scoring: Scoring;
  questions: readonly FiledQuestion[];
}

function ScoringOutline({ scoring, questions }: ScoringOutlineProps) {
  const { dimensions, bands, scale } = scoring;
  return (
    <Outline label="Draft scoring">
      <ul className={classes.list}>
        <li>
          <Text size="sm" fw={600}>
            Overall score
          </Text>
          <Text size="sm" c="dimmed">
            {`From 0 to ${scale.max}, across ${plural(dimensions.length, "area")}.`}
          </Text>
          <Bands bands={bands} />
        </li>
        {dimensions.map(({ key, name, description, bands: areaBands }) => (
          <li key={key}>
            <Text size="sm" fw={600} dir="auto">
              {name}
            </Text>
            <Text size="sm" dir="auto">
              {description}
            </Text>
            <Text size="sm" c="dimmed">
              {fromText(questions.flatMap(({ dimension }, at) => (dimension === key ? [at + 1] : [])))}
            </Text>
            {areaBands && <Bands bands={areaBands} />}
          </li>
        ))}
      </ul>
    </Outline>
  );
}

const fromText = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `From question ${numbers[0]}`
    : `From questions ${new Intl.ListFormat("en-GB").format(numbers.map(String))}`;

function Bands({ bands }: { bands: readonly Band[] }) {
  return (
    <dl className={classes.bands}>
      {bands.map(({ from, name, text }) => [
        <dt key={`${from} name`} dir="auto">{`From ${from}: ${name}`}</dt>,
        <dd key={`${from} text`} dir="auto">
          {text}
        </dd>,
      ])}
    </dl>
  );
}
