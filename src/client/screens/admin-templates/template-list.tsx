import { useState } from "react";
import { useAnnouncedCount } from "../../ui/data-table/use-announced-count";
import { plural } from "../../ui/plural";
import { useRowDeletion } from "../../ui/use-row-deletion";
import { DeleteTemplateDialog } from "./delete-template-dialog";
import { HiddenTemplates } from "./hidden-templates";
import { NoTemplates } from "./no-templates";
import { TemplateCard } from "./template-card";
import { TemplateGrid } from "./template-grid";
import { passes, type Template, type TemplateFilter } from "./template-types";

interface TemplateListProps {
  templates: readonly Template[];
  show: TemplateFilter;
  onShow: (show: TemplateFilter) => void;
  onNew: () => void;
  onImport: () => void;
}

/** The templates that pass the filter, or why there are none. */
export function TemplateList({ templates, show, onShow, onNew, onImport }: TemplateListProps) {
  const [deleted, setDeleted] = useState<Template>();
  const focusAfter = useRowDeletion(templates);
  const shown = templates.filter((template) => passes(show, template));
  const hidden = templates.length - shown.length;
  useAnnouncedCount(`${shown.length} of ${plural(templates.length, "template")}`);
  return (
    <>
      {shown.length > 0 ? (
        <>
          <TemplateGrid>
            {shown.map((template) => (
              <TemplateCard key={template.id} template={template} onDelete={setDeleted} />
            ))}
          </TemplateGrid>
          <HiddenTemplates show={show} hidden={hidden} onShowAll={() => onShow("all")} />
        </>
      ) : (
        <NoTemplates show={show} hidden={hidden} onShow={onShow} onNew={onNew} onImport={onImport} />
      )}
      <DeleteTemplateDialog template={deleted} onClose={() => setDeleted(undefined)} onDeleted={focusAfter} />
    </>
  );
}
