import "@mantine/core/styles/Skeleton.layer.css";
import "@mantine/core/styles/Badge.layer.css";
import { Button, Group, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useRef } from "react";
import type { Results } from "#shared/contracts/attempts";
import { displayName } from "#shared/domain/person";
import type { Scoring } from "#shared/domain/scoring";
import { useParticipant } from "../../data/session";
import { trpc } from "../../data/trpc";
import { FollowUnproved } from "../../parts/follow-standing";
import { PageFrame } from "../../parts/page-frame";
import { PageTitle } from "../../parts/page-title";
import { ParticipantGate } from "../../parts/participant-gate";
import { PaperHead } from "../../parts/report/paper-head";
import { Report, ReportTitle } from "../../parts/report/report";
import { usePrintout } from "../../parts/report/use-printout";
import { useWords, WordsIn } from "../../parts/words";
import { EmptyState } from "../../ui/empty-state";
import { isMissing, isUnauthorised } from "../../ui/errors";
import { IconFileText } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { Actions } from "./actions";
import { Contents } from "./contents";
import classes from "./results-page.module.css";
import { SinceLastTime } from "./since-last-time";

const route = getRouteApi("/assessment/$id/results");

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
  const participant = displayName(useParticipant().data);
  const isWaiting = !results && (!error || isUnauthorised(error) || isFetching);
  return (
    <WordsIn language={results?.userAssessment.language ?? null}>
      <Stack gap="lg">
        {results && <PaperHead participant={participant} completedAt={results.userAssessment.completedAt} />}
        <Top results={results} />
        {results && <Shown results={results} participant={participant} />}
        {isWaiting && <Waiting />}
        {!results && !isWaiting && <NotFound onRetry={isMissing(error) ? undefined : () => void refetch()} />}
      </Stack>
    </WordsIn>
  );
}

/** The page's heading stays one and the same element, so that the focus it took is not lost when the results come. */
function Top({ results }: { results: Results | undefined }) {
  const words = useWords();
  return (
    <div className={classes.top}>
      <ReportTitle results={results}>
        <PageTitle title={results?.assessment.title ?? "Results"} {...words}>
          {!results && <VisuallyHidden>Results</VisuallyHidden>}
          {results?.assessment.title}
        </PageTitle>
      </ReportTitle>
      {results && <Actions results={results} place="top" />}
    </div>
  );
}

function Shown({ results, participant }: { results: Results; participant: string }) {
  const page = useRef<HTMLDivElement>(null);
  usePrintout(results, participant);
  return (
    <div className={classes.page}>
      <Contents page={page} />
      <Report results={results} participant={participant} canTry ref={page}>
        {results.scoring && <LastTime id={results.userAssessment.id} scoring={results.scoring} />}
      </Report>
      <Actions results={results} place="end" />
    </div>
  );
}

/** Nothing for who takes it for the first time, and no loss where it cannot be fetched. */
function LastTime({ id, scoring }: { id: number; scoring: Scoring }) {
  const { data: comparison } = trpc.user.attempts.compare.useQuery({ id });
  return comparison && <SinceLastTime comparison={comparison} scoring={scoring} />;
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
