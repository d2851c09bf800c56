import { Group, Stack } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { EmptyState } from "../ui/empty-state";
import { ErrorPanel } from "../ui/error-panel";
import { errorMessage, isMissing } from "../ui/errors";
import { focusHeading } from "../ui/focus";
import { IconArrowLeft, IconForms } from "../ui/icons";
import { ButtonLink } from "../ui/links";
import { PageTitle } from "./page-title";
import { TemplateTabs } from "./template-tabs";

/** A call that the page cannot do without, as a query hook gives it. */
interface Query {
  readonly data: unknown;
  readonly error: unknown;
  refetch: () => unknown;
}

interface TemplatePageProps {
  assessmentId: number;
  /** What the page is called until it knows its template. */
  title: string;
  queries: readonly Query[];
  /** What is said where a call failed and the server has no words of its own. */
  failed: string;
  skeleton: ReactNode;
  /** Shown once all has come; undefined until then. */
  children: ReactNode;
}

/** A page of one template: the way back, its neighbours, and what is there while there is no more. */
export function TemplatePage({
  assessmentId,
  title,
  queries,
  failed,
  skeleton,
  children,
}: TemplatePageProps) {
  const failure = queries.find(({ error }) => error);
  const missing = isMissing(failure?.error);
  const isLoaded = queries.every(({ data }) => data !== undefined);
  const isLoading = !failure && !isLoaded;
  const retried = useRef(false);
  const retry = () => {
    retried.current = true;
    for (const query of queries) if (query.error) void query.refetch();
  };
  // The button that was pressed goes away with the error it stood in.
  useEffect(() => {
    if (isLoading || !retried.current) return;
    retried.current = false;
    focusHeading();
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
      {failure && !missing && (
        <>
          {!isLoaded && <PageTitle title={title} />}
          <ErrorPanel message={errorMessage(failure.error, failed)} onRetry={retry} />
        </>
      )}
      {isLoading && skeleton}
      {!missing && children}
    </Stack>
  );
}
