import { Group, VisuallyHidden } from "@mantine/core";
import { trpc } from "../../data/trpc";
import { Freshness } from "../../ui/data-table/freshness";
import { ErrorPanel } from "../../ui/error-panel";
import { errorMessage } from "../../ui/errors";
import { TemplateFilter } from "./template-filter";
import { TemplateGridSkeleton } from "./template-grid";
import { TemplateList } from "./template-list";
import type { TemplateFilter as Filter } from "./template-types";

interface TemplatesPanelProps {
  show: Filter;
  onShow: (show: Filter) => void;
  onNew: () => void;
  onImport: () => void;
}

/** The templates: loading, failed, or there. */
export function TemplatesPanel({ show, onShow, onNew, onImport }: TemplatesPanelProps) {
  const templates = trpc.admin.templates.list.useQuery();

  const refresh = () => void templates.refetch();

  return (
    <>
      <Group justify="space-between">
        <TemplateFilter show={show} onShow={onShow} />
        <Freshness
          updatedAt={templates.dataUpdatedAt}
          refreshing={templates.isRefetching}
          onRefresh={refresh}
        />
      </Group>
      {templates.error && (
        <ErrorPanel
          message={errorMessage(templates.error, "The templates could not be loaded.")}
          onRetry={refresh}
        />
      )}
      {templates.isPending && (
        <>
          <VisuallyHidden role="status">Loading templates...</VisuallyHidden>
          <TemplateGridSkeleton />
        </>
      )}
      {templates.data && (
        <TemplateList
          templates={templates.data}
          show={show}
          onShow={onShow}
          onNew={onNew}
          onImport={onImport}
        />
      )}
    </>
  );
}
