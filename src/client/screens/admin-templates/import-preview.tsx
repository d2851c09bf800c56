import { Alert, Group, Stack, Text, Title } from "@mantine/core";
import { IconInfoCircle } from "../../ui/icons";
import { ActiveBadge } from "./active-badge";
import { QuestionOutline } from "./question-outline";
import { scoringLine } from "./scoring-line";
import type { SoundPlan } from "./use-chosen-file";

/** What will be there once a file is imported. */
export function ImportPreview({ plan }: { plan: SoundPlan }) {
  const { title, isActive, sameTitle, scoring, conditionCount, cardCount, questions } = plan;
  return (
    <Stack gap="sm">
      <div>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
          <Title order={3} dir="auto">
            {title}
          </Title>
          <ActiveBadge isActive={isActive} />
        </Group>
        <Text size="sm" c="dimmed">
          {isActive
            ? "It will be available for new assessments at once."
            : "It stays hidden from new assessments until you activate it."}
        </Text>
        {questions.length > 0 && (
          <Text size="sm" c="dimmed" dir="auto">
            {scoringLine({ dimensions: scoring?.dimensions ?? [], conditionCount, cardCount })}
          </Text>
        )}
      </div>
      {sameTitle > 0 && (
        <Alert color="yellow" role="note" icon={<IconInfoCircle size={20} aria-hidden />}>
          {sameTitle === 1
            ? "A template of this title exists already. The new one is added beside it; nothing is replaced."
            : `${sameTitle} templates of this title exist already. The new one is added beside them; nothing is replaced.`}
        </Alert>
      )}
      {questions.length === 0 ? (
        <Text size="sm">It has no questions yet.</Text>
      ) : (
        <QuestionOutline label="Questions in the file" questions={questions} />
      )}
    </Stack>
  );
}
