import { Box, Button, Skeleton, Stack, Title } from "@mantine/core";
import { useState } from "react";
import type { AttemptListItem } from "#shared/contracts/attempts";
import { useParticipant } from "../../api/session";
import { trpc } from "../../api/trpc";
import { useRowDeletion } from "../../ui/browser/use-row-deletion";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage, isUnauthorized } from "../../ui/feedback/errors";
import { FormErrorText } from "../../ui/form/form-error";
import { IconClipboardList, IconPlus } from "../../ui/layout/icons";
import { AttemptCard } from "./attempt-card";
import { ChooseTemplate, TemplateOffer } from "./choose-template";
import classes from "./dashboard.module.css";
import { DeleteAttempt } from "./delete-attempt";
import { overviewOf } from "./overview";
import { DashboardStatCards } from "./stat-cards";
import type { useDelayedStart } from "./use-delayed-start";
import "@mantine/core/styles/Skeleton.layer.css";

/** With fewer attempts, the statistics add nothing to the list and go below it. */
const MIN_ATTEMPTS_FOR_STATS = 2;

/** The participant's attempts with statistics, start and delete. */
export function Attempts({ starting }: { starting: ReturnType<typeof useDelayedStart> }) {
  const { data, error, refetch } = trpc.user.attempts.list.useQuery();
  const isFirstVisit = data?.length === 0;
  const templates = trpc.templates.list.useQuery(undefined, { enabled: isFirstVisit });
  const [isChoosing, setChoosing] = useState(false);
  const [deleting, setDeleting] = useState<{ attempt: AttemptListItem; isOpen: boolean }>();
  const participant = useParticipant();
  const noteDeletion = useRowDeletion(data);

  if (error && !isUnauthorized(error)) {
    return (
      <ErrorPanel
        message={errorMessage(error, "Couldn't load your assessments.")}
        onRetry={() => {
          if (participant.error) void participant.refetch();
          void refetch();
        }}
      />
    );
  }
  if (!data || (isFirstVisit && templates.isPending)) return <AttemptsSkeleton />;
  const overview = overviewOf(data);
  const { listed, assigned, inProgress } = overview;
  const [first, ...otherTemplates] = (isFirstVisit && templates.data) || [];
  /** On a first visit with a single template, offer it directly. */
  const onlyTemplate = otherTemplates.length === 0 ? first : undefined;
  /** Open work is the primary action, so the start button is secondary then. */
  const hasNext = inProgress + assigned.length > 0 || onlyTemplate !== undefined;
  /** Only assigned attempts, none started. */
  const isAllAssigned = listed.length === 0 && assigned.length > 0;
  /** The dialog shows the error itself. */
  const problem = isChoosing ? undefined : starting.problem;
  const stats = <DashboardStatCards {...overview} />;

  const startButton = (
    <Button
      variant={hasNext ? "default" : "filled"}
      className={classes.start}
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setChoosing(true)}
    >
      Start Assessment
    </Button>
  );
  const card = (attempt: AttemptListItem) => (
    <AttemptCard
      key={attempt.id}
      attempt={attempt}
      isNext={attempt === listed[0] && attempt.status === "in_progress"}
      onDelete={() => setDeleting({ attempt, isOpen: true })}
    />
  );

  return (
    <>
      <Box mb={problem && "lg"}>
        <FormErrorText message={problem} />
      </Box>
      <Stack gap="xl">
        {listed.length >= MIN_ATTEMPTS_FOR_STATS && stats}
        {onlyTemplate && <TemplateOffer template={onlyTemplate} starting={starting} />}
        {assigned.length > 0 && (
          <section>
            <Title order={2} mb="md">
              Assigned to you
            </Title>
            <ul className={classes.cards}>{assigned.map(card)}</ul>
            {isAllAssigned && <Box mt="lg">{startButton}</Box>}
          </section>
        )}
        {!isAllAssigned && (
          <section>
            <div className={classes.head}>
              <Title order={2}>Your assessments</Title>
              {listed.length > 0 && startButton}
            </div>
            {listed.length > 0 ? (
              <ul className={classes.cards}>{listed.map(card)}</ul>
            ) : (
              <EmptyState
                icon={<IconClipboardList size={28} aria-hidden />}
                title="No assessments available"
                headingLevel={3}
                action={startButton}
              >
                Start an assessment and get recommendations when you finish.
              </EmptyState>
            )}
          </section>
        )}
        {listed.length < MIN_ATTEMPTS_FOR_STATS && stats}
        <ChooseTemplate
          opened={isChoosing}
          onClose={() => setChoosing(false)}
          onChoose={(assessmentId) => starting.start({ assessmentId })}
          startingId={starting.startingId}
          problem={starting.problem}
        />
        {deleting && (
          <DeleteAttempt
            key={deleting.attempt.id}
            attempt={deleting.attempt}
            opened={deleting.isOpen}
            onClose={() => setDeleting({ ...deleting, isOpen: false })}
            onDeleted={noteDeletion}
          />
        )}
      </Stack>
    </>
  );
}

/** Height of a card with one line of description, in pixels. */
const CARD_HEIGHT = 276;

function AttemptsSkeleton() {
  return (
    <Stack gap="xl" role="status" aria-busy aria-label="Loading your assessments...">
      <div>
        <div className={classes.head}>
          <Skeleton height={28} width={180} />
          <Skeleton className={classes.start} height={42} width={190} />
        </div>
        <div className={classes.cards}>
          {["first", "second", "third"].map((card) => (
            <Skeleton key={card} height={CARD_HEIGHT} radius="lg" />
          ))}
        </div>
      </div>
      <div className={classes.stats}>
        {["total", "completed", "open", "average"].map((stat) => (
          <Skeleton key={stat} height={94} radius="lg" />
        ))}
      </div>
    </Stack>
  );
}
