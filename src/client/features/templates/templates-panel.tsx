import { Button, Card, SegmentedControl, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { EmptyState } from "../../components/empty-state";
import { ErrorPanel } from "../../components/error-panel";
import { IconForms } from "../../components/icons";
import { errorMessage } from "../../lib/errors";
import { trpc } from "../../lib/trpc";
import { DeleteTemplateDialog } from "./delete-template-dialog";
import { TemplateCard } from "./template-card";
import { TemplateGrid, TemplateGridSkeleton } from "./template-grid";
import type { Template, TemplateFilter } from "./template-types";
import classes from "./templates-panel.module.css";

interface TemplatesPanelProps {
  show: TemplateFilter;
  onShow: (show: TemplateFilter) => void;
  onNew: () => void;
}

const FILTERS: { value: TemplateFilter; label: string }[] = [
  { value: "active", label: "Active Only" },
  { value: "inactive", label: "Inactive Only" },
  { value: "all", label: "All Templates" },
];

/** The templates that pass the filter. */
export function TemplatesPanel({ show, onShow, onNew }: TemplatesPanelProps) {
  const templates = trpc.admin.templates.list.useQuery();
  const [deleted, setDeleted] = useState<Template>();
  const shown = templates.data?.filter(({ isActive }) => show === "all" || isActive === (show === "active"));

  return (
    <>
      <SegmentedControl<TemplateFilter>
        className={classes.filter}
        size="sm"
        aria-label="Show templates"
        data={FILTERS}
        value={show}
        onChange={onShow}
      />
      {templates.error && (
        <ErrorPanel
          message={errorMessage(templates.error, "The templates could not be loaded.")}
          onRetry={() => void templates.refetch()}
        />
      )}
      {templates.isPending && (
        <>
          <VisuallyHidden role="status">Loading templates...</VisuallyHidden>
          <TemplateGridSkeleton />
        </>
      )}
      {shown && shown.length > 0 && (
        <TemplateGrid>
          {shown.map((template) => (
            <TemplateCard key={template.id} template={template} onDelete={setDeleted} />
          ))}
        </TemplateGrid>
      )}
      {shown?.length === 0 && (
        <Card>
          <NoTemplates show={show} hasSome={templates.data?.length !== 0} onShow={onShow} onNew={onNew} />
        </Card>
      )}
      <DeleteTemplateDialog
        template={deleted}
        onClose={() => setDeleted(undefined)}
        onDeleted={() => document.querySelector<HTMLElement>("main h1")?.focus()}
      />
    </>
  );
}

const icon = <IconForms size={28} stroke={1.75} />;

function NoTemplates({ show, hasSome, onShow, onNew }: TemplatesPanelProps & { hasSome: boolean }) {
  if (!hasSome) {
    return (
      <EmptyState icon={icon} title="No templates yet" action={<Button onClick={onNew}>New Template</Button>}>
        A template holds the questions that participants answer.
      </EmptyState>
    );
  }
  const showAll = (
    <Button variant="default" onClick={() => onShow("all")}>
      Show all templates
    </Button>
  );
  return show === "inactive" ? (
    <EmptyState icon={icon} title="No inactive templates" action={showAll}>
      All templates are available for new assessments.
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title="No active templates" action={showAll}>
      Participants can start nothing until a template is active.
    </EmptyState>
  );
}
