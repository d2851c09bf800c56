import { ActionIcon, Card, Group, Stack, Text, Title } from "@mantine/core";
import type { AttemptListItem } from "#shared/contracts/attempts";
import { currentQuestion } from "#shared/domain/attempt";
import { trpc } from "../../api/trpc";
import { questionPosition, questionPositionText } from "../../components/answer/question-position";
import { StatusBadge } from "../../components/attempt/status-badge";
import { languageAttributes } from "../../components/template/template-language";
import { deletes } from "../../ui/browser/use-row-deletion";
import { ProgressBar } from "../../ui/feedback/progress-bar";
import { longDate } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import { IconTrash } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import classes from "./dashboard.module.css";

interface AttemptCardProps {
  attempt: AttemptListItem;
  /** Whether to show the question to continue at. */
  isNext: boolean;
  onDelete: (attempt: AttemptListItem) => void;
}

/** Card with an attempt's status, progress and actions. */
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
        <Title order={3} size="h3" lineClamp={2} {...languageAttributes(language)}>
          {title}
        </Title>
        {description && (
          <Text size="sm" c="dimmed" lineClamp={3} {...languageAttributes(language)}>
            {description}
          </Text>
        )}
        <div className={classes.bottom}>
          <Group justify="space-between" mb={6}>
            <Text size="sm" c="dimmed">
              {status === "in_progress" && progress === 100 ? (
                "All questions answered. Complete your assessment."
              ) : isNext ? (
                <ResumeLink attemptId={attempt.id} />
              ) : (
                "Progress"
              )}
            </Text>
            <Text size="sm" fw={600} className="tabular">
              {progress}%
            </Text>
          </Group>
          <ProgressBar value={progress} label={`Progress for ${title}`} />
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

/** The question at which an open attempt continues; "Progress" until it has loaded. */
function ResumeLink({ attemptId }: { attemptId: AttemptListItem["id"] }) {
  const attempt = trpc.user.attempts.get.useQuery({ id: attemptId });
  const questions = trpc.user.attempts.questions.useQuery({ id: attemptId });
  if (!attempt.data || !questions.data) return "Progress";
  const { responses } = attempt.data;
  const open = currentQuestion(questions.data, responses);
  return open
    ? `Continue at question ${questionPositionText(questionPosition(questions.data, responses, open.id))}`
    : "Progress";
}
