import { Card, Group, Skeleton, Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { trpc } from "../../data/trpc";
import { PageTitle } from "../../parts/page-title";
import { TemplateTabs } from "../../parts/template-tabs";
import { EmptyState } from "../../ui/empty-state";
import { ErrorPanel } from "../../ui/error-panel";
import { errorCode, errorMessage } from "../../ui/errors";
import { IconArrowLeft, IconForms } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { ScoringEditor } from "./scoring-editor";

const route = getRouteApi("/admin-layout/admin/templates/$assessmentId/scoring");

/** How one template's answers become values. */
export function AdminScoringPage() {
  const { assessmentId } = route.useParams();
  const template = trpc.admin.templates.get.useQuery({ id: assessmentId });
  const questions = trpc.admin.questions.list.useQuery({ assessmentId });
  const scoring = trpc.admin.scoring.get.useQuery({ assessmentId });
  const queries = [template, questions, scoring];
  const error = queries.find((query) => query.error)?.error;
  const missing = errorCode(error) === "NOT_FOUND" || errorCode(error) === "BAD_REQUEST";
  const retry = () => {
    for (const query of queries) if (query.error) void query.refetch();
  };
  const isLoaded = template.data && questions.data && scoring.data;

  return (
    <Stack gap="md">
      <Group justify="space-between">
        <ButtonLink
          to="/admin/templates"
          variant="subtle"
          size="sm"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
        >
          Back to Templates
        </ButtonLink>
        {!missing && <TemplateTabs assessmentId={assessmentId} />}
      </Group>
      {missing && (
        <>
          <PageTitle title="Template not found" />
          <EmptyState icon={<IconForms size={28} stroke={1.75} />} title="There is no such template">
            It may have been deleted.
          </EmptyState>
        </>
      )}
      {error && !missing && (
        <>
          {!isLoaded && <PageTitle title="Scoring" />}
          <ErrorPanel message={errorMessage(error, "The scoring could not be loaded.")} onRetry={retry} />
        </>
      )}
      {!error && !isLoaded && <ScoringSkeleton />}
      {template.data && questions.data && scoring.data && !missing && (
        <>
          <PageTitle title={`Scoring: ${template.data.title}`}>{template.data.title}</PageTitle>
          <div>
            <ScoringEditor
              key={assessmentId}
              assessmentId={assessmentId}
              scoring={scoring.data.scoring}
              questions={questions.data}
            />
          </div>
        </>
      )}
    </Stack>
  );
}

function ScoringSkeleton() {
  return (
    <Stack className="appear-late" maw={840} role="status" aria-label="Loading scoring...">
      <Skeleton height={36} width="50%" />
      <Card>
        <Skeleton height={120} />
      </Card>
      <Card>
        <Skeleton height={240} />
      </Card>
    </Stack>
  );
}
