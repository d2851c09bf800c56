import { Card, Stack, Text, Title } from "@mantine/core";
import { useMemo } from "react";
import { PERSONAS, type PersonaKind, personaAnswers } from "#shared/domain/cards/persona-answers";
import { scoresOf } from "#shared/domain/score";
import { OVERALL, type Scoring } from "#shared/domain/scoring";
import { figureOf, gapText } from "../../components/report/scores/score-view";
import classes from "./preview-card.module.css";
import type { ScoredQuestionData } from "./scoring-values";

const PEOPLE: Record<PersonaKind, string> = {
  lowest: "Lowest-scoring answers",
  middle: "Mid-range answers",
  highest: "Highest-scoring answers",
};

interface PreviewCardProps {
  /** The last valid scoring; undefined until there is one. */
  scoring: Scoring | undefined;
  /** Whether it matches the form. */
  isCurrent: boolean;
  questions: readonly ScoredQuestionData[];
}

/** Scores of three sample participants, calculated by the real rules. */
export function PreviewCard({ scoring, isCurrent, questions }: PreviewCardProps) {
  const people = useMemo(
    () =>
      scoring &&
      PERSONAS.map((persona) => ({
        persona,
        scores: scoresOf(questions, personaAnswers(questions, persona), scoring),
      })),
    [scoring, questions],
  );
  return (
    <Card>
      <Title order={2} size="h3">
        Preview
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {isCurrent
          ? "How three sample participants would score."
          : "Showing the last valid version. Fix the errors to update the preview."}
      </Text>
      <Stack gap="lg">
        {scoring &&
          people?.map(({ persona, scores }) => (
            <section key={persona} aria-label={PEOPLE[persona]}>
              <Title order={3} size="sm" mb={4}>
                {PEOPLE[persona]}
              </Title>
              <ul className={classes.bars}>
                {scores.map((score) => (
                  <Bar key={score.dimension} score={score} scoring={scoring} />
                ))}
              </ul>
            </section>
          ))}
      </Stack>
    </Card>
  );
}

interface BarProps {
  score: ReturnType<typeof scoresOf>[number];
  scoring: Scoring;
}

function Bar({ score, scoring }: BarProps) {
  const { dimension, value } = score;
  const isOverall = dimension === OVERALL;
  const name = isOverall ? "Overall" : scoring.dimensions.find(({ key }) => key === dimension)?.name;
  const figure = value === null ? undefined : figureOf(value, dimension, scoring);
  return (
    <li className={classes.score} data-overall={isOverall || undefined}>
      <span className={classes.name} dir="auto">
        {name}
      </span>
      <span className={classes.value}>
        {figure ? (
          <>
            <strong className="tabular">{figure.text}</strong>
            <span dir="auto">{figure.band?.name}</span>
          </>
        ) : (
          gapText(score)
        )}
      </span>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} style={{ width: `${value ?? 0}%` }} />
      </span>
    </li>
  );
}
