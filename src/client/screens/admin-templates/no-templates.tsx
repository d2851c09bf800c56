import { Button, Card, Group } from "@mantine/core";
import { EmptyState } from "../../ui/empty-state";
import { IconForms } from "../../ui/icons";
import { plural } from "../../ui/plural";
import type { TemplateFilter } from "./template-types";

interface NoTemplatesProps {
  show: TemplateFilter;
  /** How many templates the filter hides. */
  hidden: number;
  onShow: (show: TemplateFilter) => void;
  onNew: () => void;
  onImport: () => void;
}

const icon = <IconForms size={28} stroke={1.75} />;

/** Nothing passes the filter, or there is nothing at all, and the way out of it. */
export function NoTemplates(props: NoTemplatesProps) {
  return <Card>{props.hidden === 0 ? <None {...props} /> : <NoneOfThese {...props} />}</Card>;
}

function None({ onNew, onImport }: NoTemplatesProps) {
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
      A template holds the questions that participants answer.
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
      {plural(hidden, "template is", "templates are")} inactive. Participants can start nothing until one is
      active.
    </EmptyState>
  );
}
