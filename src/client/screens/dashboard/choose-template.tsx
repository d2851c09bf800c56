import "@mantine/core/styles/Skeleton.layer.css";
import { Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { PublicTemplate } from "#shared/contracts/templates";
import { askedText, minutesText } from "#shared/domain/questions/effort";
import { trpc } from "../../api/trpc";
import { TemplateFacts } from "../../components/template/template-facts";
import { languageAttributes } from "../../components/template/template-language";
import { Dialog } from "../../ui/dialog/dialog";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { ExpandableText } from "../../ui/layout/expandable-text";
import classes from "./dashboard.module.css";
import type { useDelayedStart } from "./use-delayed-start";

interface ChooseTemplateProps {
  opened: boolean;
  onClose: () => void;
  onChoose: (templateId: number) => void;
  startingId: number | undefined;
  problem: string | undefined;
}

/** Dialog with the active templates. */
export function ChooseTemplate({ opened, onClose, onChoose, startingId, problem }: ChooseTemplateProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Choose Assessment Template" width="38.75rem">
      <Stack>
        <FormErrorText message={problem} />
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
        message={errorMessage(error, "Couldn't load the templates.")}
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
            <Text fw={600} {...languageAttributes(language)}>
              {title}
            </Text>
            {description && (
              <Text size="sm" c="dimmed" lineClamp={3} {...languageAttributes(language)}>
                {description}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {askedText({ asked })} · about {minutesText({ minutes })}
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

interface TemplateOfferProps {
  template: PublicTemplate;
  starting: ReturnType<typeof useDelayedStart>;
}

/** Offers the only available template to participants without attempts. */
export function TemplateOffer({ template, starting }: TemplateOfferProps) {
  const { id, title, description, language } = template;
  const langProps = languageAttributes(language);
  return (
    <section>
      <Title order={2} mb="md">
        Ready for you
      </Title>
      <Card className={classes.offer}>
        <Title order={3} size="h2" {...langProps}>
          {title}
        </Title>
        {description && (
          <Text component="div" c="dimmed">
            <ExpandableText lines={4} lang={langProps.lang}>
              {description}
            </ExpandableText>
          </Text>
        )}
        <TemplateFacts {...template} />
        <PendingButton
          className={classes.begin}
          pending={starting.isStarting}
          pendingLabel="Starting..."
          aria-label={`Start ${title}`}
          onClick={() => starting.start({ assessmentId: id })}
        >
          Start
        </PendingButton>
      </Card>
    </section>
  );
}
