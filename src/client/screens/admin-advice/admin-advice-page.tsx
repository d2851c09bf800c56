import { Card, Skeleton, Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { trpc } from "../../api/trpc";
import { PageTitle } from "../../components/page/page-title";
import { TemplatePage } from "../../components/template/template-page";
import { AdviceEditor } from "./advice-editor";

const route = getRouteApi("/admin-layout/admin/templates/$assessmentId/advice");

/** Advice editor of one template. */
export function AdminAdvicePage() {
  const { assessmentId } = route.useParams();
  const { suggest = false } = route.useSearch();
  const navigate = route.useNavigate();
  const template = trpc.admin.templates.get.useQuery({ id: assessmentId });
  const questions = trpc.admin.questions.list.useQuery({ assessmentId });
  const scoring = trpc.admin.scoring.get.useQuery({ assessmentId });
  const cards = trpc.admin.cards.list.useQuery({ assessmentId });
  return (
    <TemplatePage
      assessmentId={assessmentId}
      title="Advice"
      queries={[template, questions, scoring, cards]}
      failed="Couldn't load advice."
      skeleton={<AdviceSkeleton />}
    >
      {template.data && questions.data && scoring.data && cards.data && (
        <>
          <PageTitle title={`Advice: ${template.data.title}`}>{template.data.title}</PageTitle>
          <AdviceEditor
            key={assessmentId}
            assessmentId={assessmentId}
            questions={questions.data}
            scoring={scoring.data.scoring}
            cards={cards.data.cards}
            suggestsFirst={suggest}
            onSuggesting={() => void navigate({ search: {}, replace: true })}
          />
        </>
      )}
    </TemplatePage>
  );
}

function AdviceSkeleton() {
  return (
    <Stack className="appear-late" maw={840} role="status" aria-label="Loading advice...">
      <Skeleton height={36} width="50%" />
      <Card>
        <Skeleton height={120} />
      </Card>
      <Card>
        <Skeleton height={120} />
      </Card>
    </Stack>
  );
}
