import { Badge, Button, Group, SimpleGrid, Skeleton, Stack, Text } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import type { Results } from "#shared/contracts/attempts";
import { displayName } from "#shared/domain/person";
import { EmptyState } from "../components/empty-state";
import { HiddenTitle } from "../components/hidden-title";
import { IconArrowLeft, IconCheck, IconFileText, IconPrinter } from "../components/icons";
import { ButtonLink } from "../components/links";
import { PageFrame } from "../components/page-frame";
import { PageTitle } from "../components/page-title";
import { ParticipantGate } from "../features/participant-auth/participant-gate";
import { ResultFacts } from "../features/results/facts";
import "../features/results/print.css";
import { RecommendationsCard } from "../features/results/recommendations-card";
import { ResponsesCard } from "../features/results/responses-card";
import { branding } from "../lib/branding";
import { isoDay, longDate } from "../lib/dates";
import { isUnauthorised } from "../lib/errors";
import { useParticipant } from "../lib/session";
import { trpc } from "../lib/trpc";
import classes from "./results.module.css";

const route = getRouteApi("/assessment/$id/results");

/** What a completed assessment came to. */
export function ResultsPage() {
  const { id } = route.useParams();
  return (
    <PageFrame>
      <ParticipantGate>
        <Found key={id} id={id} />
      </ParticipantGate>
    </PageFrame>
  );
}

function Found({ id }: { id: number }) {
  const { data: results, error } = trpc.user.attempts.results.useQuery({ id });
  if (results) return <Shown results={results} />;
  if (error && !isUnauthorised(error)) return <NotFound />;
  return <Waiting />;
}

function Shown({ results }: { results: Results }) {
  const { userAssessment, assessment, questions } = results;
  const participant = displayName(useParticipant().data);
  return (
    <Stack gap="lg">
      <div className={classes.top}>
        <div className={classes.names}>
          <PaperHead participant={participant} completedAt={userAssessment.completedAt} />
          <Badge color="green" leftSection={<IconCheck size={14} stroke={2} aria-hidden />} mb="xs">
            Completed
          </Badge>
          <PageTitle title={assessment.title} />
          {assessment.description && (
            <Text c="dimmed" mt={4} className={classes.description}>
              {assessment.description}
            </Text>
          )}
        </div>
        <Group gap="xs" data-print="hide">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => print(results, participant)}
          >
            Print / Save as PDF
          </Button>
          <ReturnButton />
        </Group>
      </div>
      <ResultFacts userAssessment={userAssessment} questions={questions} />
      <RecommendationsCard attempt={userAssessment} />
      <ResponsesCard userAssessment={userAssessment} questions={questions} />
    </Stack>
  );
}

/** Whose results these are; on paper only. */
function PaperHead({ participant, completedAt }: { participant: string; completedAt: Date | null }) {
  return (
    <p className={classes.paperHead}>
      {branding.name} · {participant}
      {completedAt && ` · ${longDate(completedAt)}`}
    </p>
  );
}

function ReturnButton() {
  return (
    <ButtonLink to="/user-dashboard" size="sm" leftSection={<IconArrowLeft size={18} aria-hidden />}>
      Return to Dashboard
    </ButtonLink>
  );
}

/** Prints under a title that makes a good file name: "{title} - {participant} - YYYY-MM-DD". */
function print({ assessment, userAssessment }: Results, participant: string): void {
  const title = document.title;
  document.title = [assessment.title, participant, isoDay(userAssessment.completedAt ?? new Date())].join(
    " - ",
  );
  window.print();
  document.title = title;
}

function NotFound() {
  return (
    <>
      <HiddenTitle title="Results" />
      <EmptyState
        icon={<IconFileText size={28} aria-hidden />}
        title="Results Not Found"
        action={<ButtonLink to="/user-dashboard">Back to Dashboard</ButtonLink>}
      >
        The assessment results you're looking for don't exist or haven't been completed yet.
      </EmptyState>
    </>
  );
}

/** The page's outline, where its parts will stand. */
function Waiting() {
  return (
    <Stack gap="lg" role="status" aria-busy aria-label="Loading results...">
      <Skeleton height={84} width="60%" />
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <Skeleton height={78} />
        <Skeleton height={78} />
        <Skeleton height={78} />
      </SimpleGrid>
      <Skeleton height={280} />
      <Skeleton height={320} />
    </Stack>
  );
}
