import { ActionIcon, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { AttemptListItem } from "#shared/contracts/attempts";
import { StatusBadge } from "../../parts/status-badge";
import { wordsIn } from "../../parts/words";
import { longDate } from "../../ui/dates";
import { IconTrash } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { ProgressBar } from "../../ui/progress-bar";
import { Time } from "../../ui/time";
import { deletes } from "../../ui/use-row-deletion";
import classes from "./dashboard.module.css";
import { PickUp } from "./pick-up";

interface AttemptCardProps {
  attempt: AttemptListItem;
  /** Says at which question it goes on. */
  isNext: boolean;
  onDelete: (attempt: AttemptListItem) => void;
}

/** One attempt: where it stands, and the way on. */
export function AttemptCard({ attempt, isNext, onDelete }: AttemptCardProps) {
  const { title, description, language, status, progress, startedAt, completedAt } = attempt;
  return (
    <Card component="li" padding="lg" className={classes.card}>
      <Stack gap="sm" h="100%">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <StatusBadge status={status} />
          <ActionIcon
            aria-label={`Delete ${title}`}
            size={44}
            className={classes.delete}
            onClick={() => onDelete(attempt)}
            {...deletes(attempt.id)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <Title order={3} size="h3" lineClamp={2} {...wordsIn(language)}>
          {title}
        </Title>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={3} {...wordsIn(language)}>
            {description}
          </Text>
        )}
        <div className={classes.bottom}>
          <Group justify="space-between" mb={6}>
            <Text size="sm" c="dimmed">
              {status === "in_progress" && progress === 100 ? (
                "All questions answered – complete your assessment"
              ) : isNext ? (
                <PickUp attemptId={attempt.id} />
              ) : (
                "Progress"
              )}
            </Text>
            <Text size="sm" fw={600} className="tabular">
              {progress}%
            </Text>
          </Group>
          <ProgressBar value={progress} label={`Progress of ${title}`} />
          <Text component="div" size="sm" c="dimmed" mt="sm" className={classes.dates}>
            {startedAt && (
              <span>
                Started <Time date={startedAt} format={longDate} />
              </span>
            )}
            {completedAt && (
              <span>
                Completed <Time date={completedAt} format={longDate} />
              </span>
            )}
          </Text>
        </div>
        <Action attempt={attempt} />
      </Stack>
    </Card>
  );
}

function Action({ attempt }: { attempt: AttemptListItem }) {
  const params = { id: attempt.id };
  if (attempt.status === "completed") {
    return (
      <ButtonLink to="/assessment/$id/results" params={params} variant="default" px="sm" fullWidth>
        View Results
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/assessment/$id/chat" params={params} px="sm" fullWidth>
      {attempt.status === "in_progress" ? "Continue Assessment" : "Start Assessment"}
    </ButtonLink>
  );
}
