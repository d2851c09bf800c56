import { Button, Group, SimpleGrid, Skeleton, Stack, Title } from "@mantine/core";
import { lazy, Suspense, useRef, useState } from "react";
import type { AttemptListItem } from "#shared/contracts/attempts";
import { EmptyState } from "../../components/empty-state";
import { ErrorPanel } from "../../components/error-panel";
import { IconClipboardList, IconPlus } from "../../components/icons";
import { errorMessage, isUnauthorised } from "../../lib/errors";
import { trpc } from "../../lib/trpc";
import { AttemptCard } from "./attempt-card";
import classes from "./dashboard.module.css";
import { overviewOf } from "./overview";
import { StatCards } from "./stat-cards";
import type { useDelayedStart } from "./use-delayed-start";

const ChooseTemplate = lazy(() =>
  import("./choose-template").then((module) => ({ default: module.ChooseTemplate })),
);
const DeleteAttempt = lazy(() =>
  import("./delete-attempt").then((module) => ({ default: module.DeleteAttempt })),
);

/** The participant's attempts with their numbers, and the ways to start and delete one. */
export function Attempts({ starting }: { starting: ReturnType<typeof useDelayedStart> }) {
  const { data, error, refetch } = trpc.user.attempts.list.useQuery();
  const [choosing, setChoosing] = useState<"never" | "open" | "closed">("never");
  const [deleting, setDeleting] = useState<{ attempt: AttemptListItem; isOpen: boolean }>();
  const heading = useRef<HTMLHeadingElement>(null);

  if (error && !isUnauthorised(error)) {
    return (
      <ErrorPanel
        message={errorMessage(error, "Your assessments could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Waiting />;
  const overview = overviewOf(data);
  const { listed, assigned } = overview;

  const startButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setChoosing("open")}>
      Start Assessment
    </Button>
  );
  const card = (attempt: AttemptListItem) => (
    <AttemptCard key={attempt.id} attempt={attempt} onDelete={() => setDeleting({ attempt, isOpen: true })} />
  );

  return (
    <Stack gap="xl">
      <StatCards {...overview} />
      {assigned.length > 0 && (
        <section>
          <Title order={2} mb="md">
            Assigned to you
          </Title>
          <ul className={classes.cards}>{assigned.map(card)}</ul>
        </section>
      )}
      <section>
        <Group justify="space-between" mb="md">
          <Title order={2} ref={heading} tabIndex={-1}>
            Your assessments
          </Title>
          {listed.length > 0 && startButton}
        </Group>
        {listed.length > 0 ? (
          <ul className={classes.cards}>{listed.map(card)}</ul>
        ) : (
          <EmptyState
            icon={<IconClipboardList size={28} aria-hidden />}
            title="No assessments available"
            headingLevel={3}
            action={startButton}
          >
            Start one, answer at your own pace, and get your recommendations.
          </EmptyState>
        )}
      </section>
      <Suspense fallback={null}>
        {choosing !== "never" && (
          <ChooseTemplate
            opened={choosing === "open"}
            onClose={() => setChoosing("closed")}
            onChoose={(assessmentId) => starting.start({ assessmentId })}
            startingId={starting.startingId}
            problem={starting.problem}
          />
        )}
        {deleting && (
          <DeleteAttempt
            key={deleting.attempt.id}
            attempt={deleting.attempt}
            opened={deleting.isOpen}
            onClose={() => setDeleting({ ...deleting, isOpen: false })}
            onDeleted={() => {
              setDeleting(undefined);
              heading.current?.focus();
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** Three cards, where the assessments will stand. */
function Waiting() {
  return (
    <Stack gap="xl" role="status" aria-busy aria-label="Loading your assessments...">
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
        {["total", "completed", "open", "average"].map((stat) => (
          <Skeleton key={stat} height={94} radius="lg" />
        ))}
      </SimpleGrid>
      <div className={classes.cards}>
        {["first", "second", "third"].map((card) => (
          <Skeleton key={card} height={290} radius="lg" />
        ))}
      </div>
    </Stack>
  );
}
