import { Badge, Card, Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { minutesText } from "#shared/domain/lib/attempt-duration";
import { ProgressBar } from "../../ui/feedback/progress-bar";
import { type QuestionPosition, questionPositionText } from "../answer/question-position";

interface ProgressCardProps {
  title: string;
  /** Whole percent. */
  progress: number;
  place: QuestionPosition;
  /** Estimated minutes left; omitted if unknown. */
  minutes?: number;
  /** Labels the card as an example, for previews. */
  isExample?: boolean;
  children?: ReactNode;
}

/** The progress of an assessment. */
export function ProgressCard(props: ProgressCardProps) {
  const { title, progress, place, minutes, isExample = false, children } = props;
  return (
    <Card component="section">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h3">
          {title}
        </Title>
        {isExample && <Badge color="gray">Example</Badge>}
      </Group>
      <Group justify="space-between" mb={6}>
        <Text size="sm">Question {questionPositionText(place)}</Text>
        <Text size="sm" fw={600} className="tabular">
          {progress}%
        </Text>
      </Group>
      <ProgressBar value={progress} label={isExample ? "Example progress" : "Progress"} />
      {minutes ? (
        <Text size="sm" c="dimmed" mt="sm">
          About {minutesText(minutes)} left
        </Text>
      ) : null}
      {children}
    </Card>
  );
}
