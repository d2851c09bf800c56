import { ActionIcon, Group, Stack } from "@mantine/core";
import { isOffered } from "#shared/domain/template";
import { CopyDirectLink } from "../../parts/copy-direct-link";
import { FormError } from "../../ui/form-error";
import { IconPencil, IconTrash } from "../../ui/icons";
import { ButtonLink } from "../../ui/links";
import { deletes } from "../../ui/use-row-deletion";
import { TemplateMenu } from "./template-menu";
import type { Template } from "./template-types";
import { useDuplicate } from "./use-duplicate";
import { useExport } from "./use-export";

interface TemplateActionsProps {
  template: Template;
  onDelete: (template: Template) => void;
}

/** What can be done with a template. Why the last try failed stays below until the next one. */
export function TemplateActions({ template, onDelete }: TemplateActionsProps) {
  const { id, title } = template;
  const duplicate = useDuplicate(template);
  const download = useExport(template);
  return (
    <Stack gap="sm" mt="auto">
      <Group gap="xs" wrap="nowrap">
        <ButtonLink
          to="/admin/templates/$assessmentId/questions"
          params={{ assessmentId: id }}
          variant="light"
          size="sm"
          aria-label={`Edit ${title}`}
          leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
        >
          Edit
        </ButtonLink>
        {isOffered(template) && <CopyDirectLink template={template} />}
        <Group gap={4} ml="auto" wrap="nowrap">
          <TemplateMenu
            title={title}
            busy={duplicate.isPending || download.isPending}
            onDuplicate={() => {
              download.reset();
              duplicate.start();
            }}
            onExport={() => {
              duplicate.reset();
              download.start();
            }}
          />
          <ActionIcon
            color="red"
            aria-label={`Delete ${title}`}
            onClick={() => onDelete(template)}
            {...deletes(id)}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <FormError message={duplicate.failure ?? download.failure} />
    </Stack>
  );
}
