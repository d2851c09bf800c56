import { Card, Group, Text, Title } from "@mantine/core";
import { IconSparkles } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import classes from "./no-advice-card.module.css";

/** Notice for a template with questions but no advice, with a link to suggest cards. */
export function NoAdviceCard({ assessmentId }: { assessmentId: number }) {
  return (
    <Card component="section" aria-labelledby="no-advice">
      <Group justify="space-between" gap="md">
        <div className={classes.text}>
          <Title order={2} size="h4" id="no-advice">
            No advice yet
          </Title>
          <Text size="sm" c="dimmed" mt={4}>
            Results show answers and any scores. Cards tell participants what their answers mean and what to
            do next.
          </Text>
        </div>
        <SuggestCardsLink assessmentId={assessmentId} />
      </Group>
    </Card>
  );
}

/** Opens the advice page and requests suggestions there. */
export function SuggestCardsLink({ assessmentId, isFirst }: { assessmentId: number; isFirst?: boolean }) {
  return (
    <ButtonLink
      to="/admin/templates/$assessmentId/advice"
      params={{ assessmentId }}
      search={{ suggest: true }}
      variant={isFirst ? "filled" : "default"}
      data-autofocus={isFirst || undefined}
      leftSection={<IconSparkles size={18} stroke={1.75} aria-hidden />}
    >
      Suggest cards
    </ButtonLink>
  );
}
