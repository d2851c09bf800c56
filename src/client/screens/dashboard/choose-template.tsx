import "@mantine/core/styles/Skeleton.layer.css";
import { Skeleton, Stack, Text } from "@mantine/core";
import { askedText, takesText } from "#shared/domain/effort";
import { trpc } from "../../data/trpc";
import { wordsIn } from "../../parts/words";
import { Dialog } from "../../ui/dialog";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage } from "../../ui/errors";
import { FormError } from "../../ui/form-error";
import { PendingButton } from "../../ui/pending-button";
import classes from "./dashboard.module.css";

interface ChooseTemplateProps {
  opened: boolean;
  onClose: () => void;
  onChoose: (templateId: number) => void;
  /** The template that is being started. */
  startingId: number | undefined;
  problem: string | undefined;
}

/** What can be started: active templates only. */
export function ChooseTemplate({ opened, onClose, onChoose, startingId, problem }: ChooseTemplateProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Choose Assessment Template" width="38.75rem">
      <Stack>
        <FormError message={problem} />
        <Templates onChoose={onChoose} startingId={startingId} />
      </Stack>
    </Dialog>
  );
}

function Templates({ onChoose, startingId }: Pick<ChooseTemplateProps, "onChoose" | "startingId">) {
  const { data, error, refetch } = trpc.templates.list.useQuery();
  if (error) {
    return (
      <ErrorPanel
        message={errorMessage(error, "The templates could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={96} />;
  const active = data.filter((template) => template.isActive);
  if (active.length === 0) {
    return <Text>No assessment templates are currently available. Please contact your administrator.</Text>;
  }
  return (
    <ul className={classes.templates}>
      {active.map(({ id, title, description, language, asked, minutes }) => (
        <li key={id} className={classes.template}>
          <Stack gap={4} flex="1 1 240px">
            <Text fw={600} {...wordsIn(language)}>
              {title}
            </Text>
            {description && (
              <Text size="sm" c="dimmed" lineClamp={3} {...wordsIn(language)}>
                {description}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {askedText({ asked })} · about {takesText({ minutes })}
            </Text>
          </Stack>
          <PendingButton
            pending={startingId === id}
            pendingLabel="Starting..."
            blocked={startingId !== undefined}
            aria-label={`Start ${title}`}
            onClick={() => startingId === undefined && onChoose(id)}
          >
            Start
          </PendingButton>
        </li>
      ))}
    </ul>
  );
}
