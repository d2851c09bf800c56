import { Group, SegmentedControl, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { trpc } from "../../api/trpc";
import { Freshness } from "../../ui/data-table/freshness";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { TemplateGridSkeleton } from "./template-grid";
import { TemplateList } from "./template-list";
import type { TemplateFilterValue as Filter } from "./template-types";
import classes from "./templates-panel.module.css";

interface TemplatesPanelProps {
  show: Filter;
  onShow: (show: Filter) => void;
  onNew: () => void;
  onImport: () => void;
}

/** Template filter and list, with loading and error states. */
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
        <ErrorPanel message={errorMessage(templates.error, "Couldn't load templates.")} onRetry={refresh} />
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

interface TemplateFilterProps {
  show: Filter;
  onShow: (show: Filter) => void;
}

const FILTERS: { value: Filter; label: string }[] = [
  { value: "active", label: "Active Only" },
  { value: "inactive", label: "Inactive Only" },
  { value: "all", label: "All Templates" },
];

/** Filter control. Takes the focus if the button that changed the filter was unmounted. */
function TemplateFilter({ show, onShow }: TemplateFilterProps) {
  const control = useRef<HTMLDivElement>(null);
  const shown = useRef(show);
  useEffect(() => {
    const changed = shown.current !== show;
    shown.current = show;
    if (changed && document.activeElement === document.body) {
      control.current?.querySelector<HTMLElement>("input:checked")?.focus();
    }
  }, [show]);
  return (
    <SegmentedControl<Filter>
      ref={control}
      className={classes.filter}
      size="sm"
      aria-label="Show templates"
      data={FILTERS}
      value={show}
      onChange={onShow}
    />
  );
}
