import "@mantine/core/styles/Skeleton.layer.css";
import "@mantine/core/styles/Badge.layer.css";
import { Button, Group, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { Results } from "#shared/contracts/attempts";
import { displayName } from "#shared/domain/person";
import type { Scoring } from "#shared/domain/scoring";
import { useParticipant } from "../../api/session";
import { trpc } from "../../api/trpc";
import { PageFrame } from "../../components/page/page-frame";
import { PageTitle } from "../../components/page/page-title";
import { PrintHeader, usePrint } from "../../components/report/print";
import { Report, ReportTitle } from "../../components/report/report";
import { ParticipantGate } from "../../components/sign-in/participant-gate";
import { NotYou } from "../../components/sign-in/sign-out";
import { useSessionCheck } from "../../components/sign-in/use-session-check";
import { TemplateLanguage, useTemplateLanguage } from "../../components/template/template-language";
import { EmptyState } from "../../ui/feedback/empty-state";
import { isMissing, isUnauthorized } from "../../ui/feedback/errors";
import { IconFileText } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import { Actions } from "./actions";
import classes from "./results-page.module.css";
import { SharedDeviceNotice } from "./shared-device-notice";
import { SinceLastTime } from "./since-last-time";
import { TableOfContents } from "./table-of-contents";

const route = getRouteApi("/assessment/$id/results");

/** Results page of a completed attempt. */
export function ResultsPage() {
  const { id } = route.useParams();
  const [isSignedOut, setSignedOut] = useState(false);
  if (isSignedOut) return <Navigate to="/" replace />;
  return (
    <PageFrame>
      <ParticipantGate>
        <Found key={id} id={id} onSignedOut={() => setSignedOut(true)} />
      </ParticipantGate>
    </PageFrame>
  );
}

function Found({ id, onSignedOut }: { id: number; onSignedOut: () => void }) {
  const { data: results, error, isFetching, refetch } = trpc.user.attempts.results.useQuery({ id });
  const participant = displayName(useParticipant().data);
  const isSharedDevice = results?.assessment.isSharedDevice;
  const isWaiting = !results && (!error || isUnauthorized(error) || isFetching);
  return (
    <TemplateLanguage language={results?.userAssessment.language ?? null}>
      <Stack gap="lg">
        {results && (
          <PrintHeader participant={participant} completedAt={results.userAssessment.completedAt} />
        )}
        {!isSharedDevice && <SessionCheck />}
        <Top results={results} />
        {results &&
          (isSharedDevice ? (
            <SharedDeviceNotice results={results} />
          ) : (
            <NotYou onSignedOut={onSignedOut} isCompact />
          ))}
        {results && <Shown results={results} participant={participant} />}
        {isWaiting && <WaitingForResults />}
        {!results && !isWaiting && <NotFound onRetry={isMissing(error) ? undefined : () => void refetch()} />}
      </Stack>
    </TemplateLanguage>
  );
}

/** Not on shared devices: their session ends on purpose while the results stay on screen. */
function SessionCheck() {
  useSessionCheck();
  return null;
}

/** Keeps one heading element while results load, so that it doesn't lose the focus. */
function Top({ results }: { results: Results | undefined }) {
  const langProps = useTemplateLanguage();
  return (
    <div className={classes.top}>
      <ReportTitle results={results}>
        <PageTitle title={results?.assessment.title ?? "Results"} {...langProps}>
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
  usePrint(results, participant);
  return (
    <div className={classes.page}>
      <TableOfContents page={page} />
      <Report results={results} canTry ref={page}>
        {results.scoring && <LastTime id={results.userAssessment.id} scoring={results.scoring} />}
      </Report>
      <Actions results={results} place="end" />
    </div>
  );
}

/** Comparison with the previous attempt; nothing without one or if loading fails. */
function LastTime({ id, scoring }: { id: number; scoring: Scoring }) {
  const { data: comparison } = trpc.user.attempts.compare.useQuery({ id });
  return comparison && <SinceLastTime comparison={comparison} scoring={scoring} />;
}

/** @param onRetry undefined if the server says that the results don't exist */
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

function WaitingForResults() {
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
