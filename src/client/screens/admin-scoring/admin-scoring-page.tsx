import { Card, Skeleton, Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { trpc } from "../../data/trpc";
import { PageTitle } from "../../parts/page-title";
import { TemplatePage } from "../../parts/template-page";
import { ScoringEditor } from "./scoring-editor";

const route = getRouteApi("/admin-layout/admin/templates/$assessmentId/scoring");

/** How one template's answers become values. */
export function AdminScoringPage() {
  const { assessmentId } = route.useParams();
  const template = trpc.admin.templates.get.useQuery({ id: assessmentId });
  const questions = trpc.admin.questions.list.useQuery({ assessmentId });
  const scoring = trpc.admin.scoring.get.useQuery({ assessmentId });
  return (
    <TemplatePage
      assessmentId={assessmentId}
      title="Scoring"
      queries={[template, questions, scoring]}
      failed="The scoring could not be loaded."
      skeleton={<ScoringSkeleton />}
    >
      {template.data && questions.data && scoring.data && (
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
    </TemplatePage>
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
