import { Card, Skeleton, Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useFirstStep } from "../../api/onboarding";
import { trpc } from "../../api/trpc";
import { TemplatePage } from "../../components/template/template-page";
import { QuestionEditor } from "./editor/question-editor";

const route = getRouteApi("/admin-layout/admin/templates/$assessmentId/questions");

/** Question editor of one template. */
export function AdminQuestionsPage() {
  const { assessmentId } = route.useParams();
  const template = trpc.admin.templates.get.useQuery({ id: assessmentId });
  const questions = trpc.admin.questions.list.useQuery({ assessmentId });
  const cards = trpc.admin.cards.list.useQuery({ assessmentId });
  const hasNoAdvice = cards.data?.cards.length === 0 && (questions.data?.length ?? 0) > 0;
  useFirstStep("look", ({ example }) => example?.id === assessmentId);
  return (
    <TemplatePage
      assessmentId={assessmentId}
      title="Questions"
      queries={[template, questions]}
      failed="Couldn't load the template."
      skeleton={<EditorSkeleton />}
    >
      {template.data && questions.data && (
        <QuestionEditor
          key={assessmentId}
          template={template.data}
          questions={questions.data}
          hasNoAdvice={hasNoAdvice}
        />
      )}
    </TemplatePage>
  );
}

function EditorSkeleton() {
  return (
    <Stack className="appear-late" maw={840} role="status" aria-label="Loading template...">
      <Card>
        <Skeleton height={36} width="50%" />
        <Skeleton height={60} mt="md" />
      </Card>
      <Skeleton height={96} />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </Stack>
  );
}
