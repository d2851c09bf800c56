import { ActionIcon, Group, Loader, Menu, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { isStartable } from "#shared/domain/template";
import { templateFileName } from "#shared/domain/template-file";
import { api, trpc } from "../../api/trpc";
import { CopyDirectLink } from "../../components/template/copy-direct-link";
import { downloadJson } from "../../ui/browser/download";
import { deletes } from "../../ui/browser/use-row-deletion";
import { failureMessage } from "../../ui/feedback/errors";
import { notify } from "../../ui/feedback/notify";
import { FormErrorText } from "../../ui/form/form-error";
import { IconCopy, IconDots, IconDownload, IconPencil, IconTrash } from "../../ui/layout/icons";
import { ButtonLink } from "../../ui/layout/links";
import type { ListedTemplate } from "./template-types";
import { useCreatedTemplate } from "./use-made-template";

interface TemplateActionsProps {
  template: ListedTemplate;
  onDelete: (template: ListedTemplate) => void;
}

/** Actions of a template. An error stays until the next action. */
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
        {isStartable(template) && <CopyDirectLink template={template} />}
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
      <FormErrorText message={duplicate.failure ?? download.failure} />
    </Stack>
  );
}

const FAILED = "Failed to duplicate assessment template";

/** Duplicates a template and opens the copy, because it is inactive and the list may hide it. */
function useDuplicate({ id }: ListedTemplate) {
  const onCreated = useCreatedTemplate();
  const { mutate, isPending, error, reset } = trpc.admin.templateFiles.duplicate.useMutation({
    meta: {
      successToast: [
        "Template duplicated",
        "You're now editing the copy. It stays inactive until you activate it.",
      ],
      errorText: FAILED,
    },
    onSuccess: onCreated.list,
  });
  return {
    start: () => mutate({ id }, { onSuccess: onCreated.open }),
    isPending,
    reset,
    failure: failureMessage(error, FAILED),
  };
}

const EXPORT_FAILED = "Failed to export assessment template";

function useExport({ id }: ListedTemplate) {
  const { mutate, isPending, error, reset } = useMutation({
    meta: { errorText: EXPORT_FAILED },
    mutationFn: () => api.admin.templateFiles.export.query({ id }),
    onSuccess: (file) => {
      const name = templateFileName(file.template);
      downloadJson(name, JSON.stringify(file, null, 2));
      notify.success("Template exported", `${name} has been downloaded`);
    },
  });
  return {
    start: () => mutate(),
    isPending,
    reset,
    failure: failureMessage(error, EXPORT_FAILED),
  };
}

interface TemplateMenuProps {
  title: string;
  /** Whether an action is running. The menu is disabled then but keeps the focus. */
  busy: boolean;
  onDuplicate: () => void;
  onExport: () => void;
}

function TemplateMenu({ title, busy, onDuplicate, onExport }: TemplateMenuProps) {
  return (
    // Rendered inside the card for landmarks and screen readers; fixed, because the card clips overflow.
    <Menu
      disabled={busy}
      returnFocus
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          aria-label={`More actions for ${title}`}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
        >
          {busy ? <Loader size={18} aria-hidden /> : <IconDots size={18} stroke={1.75} aria-hidden />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />} onClick={onDuplicate}>
          Duplicate
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />} onClick={onExport}>
          Export
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
