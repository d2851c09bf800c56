import { Anchor, Text } from "@mantine/core";
import { plural } from "../../ui/plural";
import type { TemplateFilter } from "./template-types";

interface HiddenTemplatesProps {
  show: TemplateFilter;
  /** How many templates the filter hides. */
  hidden: number;
  onShowAll: () => void;
}

/** Says that there is more than the filter lets through. */
export function HiddenTemplates({ show, hidden, onShowAll }: HiddenTemplatesProps) {
  if (hidden === 0) return null;
  const kind = show === "active" ? "inactive" : "active";
  return (
    <Text size="sm" c="dimmed">
      {plural(hidden, `${kind} template is`, `${kind} templates are`)} hidden.{" "}
      <Anchor component="button" type="button" size="sm" onClick={onShowAll}>
        Show all
      </Anchor>
    </Text>
  );
}
