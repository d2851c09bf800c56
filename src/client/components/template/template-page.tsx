import { Group, Stack } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { focusHeading } from "../../ui/browser/focus";
import { EmptyState } from "../../ui/feedback/empty-state";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage, isMissing } from "../../ui/feedback/errors";
import { IconArrowLeft, IconForms } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import pageLink from "../page/page-link.module.css";
import { PageTitle } from "../page/page-title";
import classes from "./template-page.module.css";

interface Query {
  readonly data: unknown;
  readonly error: unknown;
  refetch: () => unknown;
}

interface TemplatePageProps {
  assessmentId: number;
  /** Page title until the template is loaded. */
  title: string;
  queries: readonly Query[];
  /** Message if a call failed and the server sent none. */
  failed: string;
  skeleton: ReactNode;
  /** Shown once everything is loaded; undefined before. */
  children: ReactNode;
}

/** The frame of a template's pages: back link, tabs, skeleton and errors. */
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
  // The retry button disappears with the error, so the focus moves to the heading.
  useEffect(() => {
    if (isLoading || !retried.current) return;
    retried.current = false;
    focusHeading();
  }, [isLoading]);

  return (
    <Stack gap="md">
      <Group justify="space-between" data-print="hide">
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
          <EmptyState icon={<IconForms size={28} stroke={1.75} />} title="This template doesn't exist">
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

function TemplateTabs({ assessmentId }: { assessmentId: number }) {
  const shared = {
    params: { assessmentId },
    className: pageLink.link,
    activeProps: { "aria-current": "page" },
  } as const;
  return (
    <nav aria-label="Template" className={classes.tabs}>
      <Link to="/admin/templates/$assessmentId/questions" {...shared}>
        Questions
      </Link>
      <Link to="/admin/templates/$assessmentId/scoring" {...shared}>
        Scoring
      </Link>
      <Link to="/admin/templates/$assessmentId/advice" {...shared}>
        Advice
      </Link>
      <Link to="/admin/templates/$assessmentId/results" {...shared}>
        Results
      </Link>
    </nav>
  );
}
