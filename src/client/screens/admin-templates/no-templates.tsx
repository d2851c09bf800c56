import { Button, Card, Group } from "@mantine/core";
import { EmptyState } from "../../ui/feedback/empty-state";
import { plural } from "../../ui/format/text";
import { IconForms } from "../../ui/layout/icons";
import type { TemplateFilterValue } from "./template-types";

interface NoTemplatesProps {
  show: TemplateFilterValue;
  /** Number of templates that the filter hides. */
  hidden: number;
  onShow: (show: TemplateFilterValue) => void;
  onNew: () => void;
  onImport: () => void;
}

const icon = <IconForms size={28} stroke={1.75} />;

/** Empty state: no templates at all, or none that match the filter. */
export function NoTemplates(props: NoTemplatesProps) {
  return <Card>{props.hidden === 0 ? <NoTemplatesYet {...props} /> : <NoneOfThese {...props} />}</Card>;
}

function NoTemplatesYet({ onNew, onImport }: NoTemplatesProps) {
  const action = (
    <Group gap="sm" justify="center" mt="xs">
      <Button variant="light" onClick={onNew}>
        Create a template
      </Button>
      <Button variant="default" onClick={onImport}>
        Import a file
      </Button>
    </Group>
  );
  return (
    <EmptyState icon={icon} title="No templates yet" action={action}>
      A template contains the questions participants answer.
    </EmptyState>
  );
}

function NoneOfThese({ show, hidden, onShow }: NoTemplatesProps) {
  const other = show === "inactive" ? "active" : "inactive";
  const action = (
    <Button variant="light" mt="xs" onClick={() => onShow(other)}>
      Show {other} templates
    </Button>
  );
  return other === "active" ? (
    <EmptyState icon={icon} title="No inactive templates" action={action}>
      All templates are available for new assessments.
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title="No active templates" action={action}>
      {plural(hidden, "template is", "templates are")} inactive. Activate a template so participants can
      start.
    </EmptyState>
  );
}
