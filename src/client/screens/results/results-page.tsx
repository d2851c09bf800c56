import { Badge, Button, Group, Skeleton, Stack, Text, VisuallyHidden } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useRef } from "react";
import type { Results } from "#shared/contracts/attempts";
import { displayName } from "#shared/domain/person";
import { FollowUnproved } from "../../parts/follow-standing";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { ParticipantGate } from "../../parts/participant-gate";
import { EmptyState } from "../../ui/empty-state";
import { IconArrowLeft, IconCheck, IconFileText, IconPrinter } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { Contents } from "./contents";
import { ResultFacts } from "./facts";
import { PaperHead } from "./paper-head";
import "./print.css";
import { useParticipant } from "../../data/session";
import { trpc } from "../../data/trpc";
import { isoDay } from "../../ui/dates";
import { errorCode, isUnauthorised } from "../../ui/errors";
import { isPicture, ratingsOf } from "./ratings";
import { RatingsCard } from "./ratings-card";
import { RecommendationsCard } from "./recommendations-card";
import { ResponsesCard } from "./responses-card";
import classes from "./results-page.module.css";
import { usePrintout } from "./use-printout";

const route = getRouteApi("/assessment/$id/results");

/** What the server says of results that no further try would bring: there are none, or the address names no attempt. */
const MISSING = new Set<string | undefined>(["NOT_FOUND", "BAD_REQUEST"]);

/** What a completed assessment came to. */
export function ResultsPage() {
  const { id } = route.useParams();
  return (
    <PageFrame>
      <ParticipantGate>
        <FollowUnproved />
        <Found key={id} id={id} />
      </ParticipantGate>
    </PageFrame>
  );
}

function Found({ id }: { id: number }) {
  const { data: results, error, isFetching, refetch } = trpc.user.attempts.results.useQuery({ id });
  const isWaiting = !results && (!error || isUnauthorised(error) || isFetching);
  return (
    <Stack gap="lg">
      {results && <PaperHead completedAt={results.userAssessment.completedAt} />}
      <Top results={results} />
      {results && <Shown results={results} />}
      {isWaiting && <Waiting />}
      {!results && !isWaiting && (
        <NotFound onRetry={MISSING.has(errorCode(error)) ? undefined : () => void refetch()} />
      )}
    </Stack>
  );
}

/** The page's heading stays one and the same element, so that the focus it took is not lost when the results come. */
function Top({ results }: { results: Results | undefined }) {
  return (
    <div className={classes.top}>
      <div className={classes.names}>
        {results && (
          <Badge
            key="status"
            color="green"
            leftSection={<IconCheck size={14} stroke={2} aria-hidden />}
            mb="xs"
          >
            Completed
          </Badge>
        )}
        <PageTitle key="title" title={results?.assessment.title ?? "Results"}>
          {!results && <VisuallyHidden>Results</VisuallyHidden>}
          {results?.assessment.title}
        </PageTitle>
        {results?.assessment.description && (
          <Text c="dimmed" mt={4} className={classes.description}>
            {results.assessment.description}
          </Text>
        )}
      </div>
      {results && (
        <Group gap="xs" className={classes.actions} data-print="hide">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            Print / Save as PDF
          </Button>
          <ButtonLink to="/user-dashboard" size="sm" leftSection={<IconArrowLeft size={18} aria-hidden />}>
            Return to Dashboard
          </ButtonLink>
        </Group>
      )}
    </div>
  );
}

function Shown({ results: { userAssessment, assessment, questions } }: { results: Results }) {
  const participant = displayName(useParticipant().data);
  const page = useRef<HTMLDivElement>(null);
  const ratings = ratingsOf(questions, userAssessment.responses);
  const day = isoDay(userAssessment.completedAt ?? new Date());
  usePrintout([assessment.title, participant, day].join(" - "));
  return (
    <div className={classes.page}>
      <Contents page={page} />
      <Stack gap="lg" ref={page}>
        <ResultFacts userAssessment={userAssessment} questions={questions} />
        {isPicture(ratings) && <RatingsCard {...ratings} />}
        <RecommendationsCard attempt={userAssessment} />
        <ResponsesCard userAssessment={userAssessment} questions={questions} />
      </Stack>
    </div>
  );
}

/** @param onRetry left out when the server has said that there is nothing */
function NotFound({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={<IconFileText size={28} aria-hidden />}
      title="Results Not Found"
      action={
        <Group gap="xs" justify="center">
          {onRetry && (
            <Button variant="default" onClick={onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink to="/user-dashboard">Back to Dashboard</ButtonLink>
        </Group>
      }
    >
      The assessment results you're looking for don't exist or haven't been completed yet.
    </EmptyState>
  );
}

/** The page's outline, where its parts will stand. The ratings show nothing, but their code is there when they come. */
function Waiting() {
  return (
    <Stack gap="lg" role="status" aria-busy aria-label="Loading results...">
      <Skeleton className={classes.topToCome} />
      <div className={classes.factsToCome}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <Skeleton height={280} />
      <Skeleton height={320} />
    </Stack>
  );
}
