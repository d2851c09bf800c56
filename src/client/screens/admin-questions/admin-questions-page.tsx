import { Card, Group, Skeleton, Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useFirstStep } from "../../data/first-steps";
import { trpc } from "../../data/trpc";
import { PageTitle } from "../../parts/page-title";
import { TemplateTabs } from "../../parts/template-tabs";
import { EmptyState } from "../../ui/empty-state";
import { ErrorPanel } from "../../ui/error-panel";
import { errorCode, errorMessage } from "../../ui/errors";
import { IconArrowLeft, IconForms } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { QuestionEditor } from "./question-editor";

const route = getRouteApi("/admin-layout/admin/templates/$assessmentId/questions");

/** The editor of one template. */
export function AdminQuestionsPage() {
  const { assessmentId } = route.useParams();
  const template = trpc.admin.templates.get.useQuery({ id: assessmentId });
  const questions = trpc.admin.questions.list.useQuery({ assessmentId });
  const error = template.error ?? questions.error;
  const missing = errorCode(error) === "NOT_FOUND" || errorCode(error) === "BAD_REQUEST";
  const isLoading = !error && (!template.data || !questions.data);
  useFirstStep("look", ({ example }) => example?.id === assessmentId);
  const retried = useRef(false);
  const retry = () => {
    retried.current = true;
    if (template.error) void template.refetch();
    if (questions.error) void questions.refetch();
  };
  // The button that was pressed goes away with the error it stood in.
  useEffect(() => {
    if (isLoading || !retried.current) return;
    retried.current = false;
    document.querySelector<HTMLElement>("main h1")?.focus();
  }, [isLoading]);

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
          {!(template.data && questions.data) && <PageTitle title="Questions" />}
          <ErrorPanel message={errorMessage(error, "The template could not be loaded.")} onRetry={retry} />
        </>
      )}
      {isLoading && <EditorSkeleton />}
      {template.data && questions.data && !missing && (
        <QuestionEditor key={assessmentId} template={template.data} questions={questions.data} />
      )}
    </Stack>
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
