import { Button, Group, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { getRouteApi } from "@tanstack/react-router";
import { templateDraft } from "#shared/contracts/templates";
import { trpc } from "../../api/trpc";
import { LanguageSelect } from "../../components/answer/language-select";
import { PageHeader } from "../../components/page/page-header";
import { Dialog } from "../../ui/dialog/dialog";
import { failureMessage } from "../../ui/feedback/errors";
import { useZodForm } from "../../ui/form/form";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { IconPlus, IconSparkles, IconUpload } from "../../ui/layout/icons";
import { DraftDialog } from "./draft/draft-dialog";
import { HowItWorks } from "./how-it-works";
import { ImportDialog } from "./import/import-dialog";
import { TemplatesPanel } from "./templates-panel";
import { useCreatedTemplate } from "./use-made-template";

const FULL_ON_PHONES = { base: "100%", xs: "auto" };
const route = getRouteApi("/admin-layout/admin/templates");

/** All templates; the URL stores the filter. */
export function AdminTemplatesPage() {
  const { show = "active" } = route.useSearch();
  const navigate = route.useNavigate();
  const [creating, create] = useDisclosure(false);
  const [drafting, draft] = useDisclosure(false);
  const [importing, fromFile] = useDisclosure(false);
  return (
    <Stack gap="lg">
      <PageHeader title="Templates">
        <Button
          variant="default"
          w={FULL_ON_PHONES}
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
          onClick={fromFile.open}
        >
          Import template
        </Button>
        <Button
          variant="default"
          w={FULL_ON_PHONES}
          leftSection={<IconSparkles size={18} stroke={1.75} aria-hidden />}
          onClick={draft.open}
        >
          Draft a template
        </Button>
        <Button
          w={FULL_ON_PHONES}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={create.open}
        >
          New Template
        </Button>
      </PageHeader>
      <HowItWorks />
      <TemplatesPanel
        show={show}
        onShow={(next) =>
          void navigate({
            search: { show: next === "active" ? undefined : next },
            replace: true,
            resetScroll: false,
          })
        }
        onNew={create.open}
        onImport={fromFile.open}
      />
      <NewTemplateDialog opened={creating} onClose={create.close} />
      <DraftDialog opened={drafting} onClose={draft.close} />
      <ImportDialog opened={importing} onClose={fromFile.close} />
    </Stack>
  );
}

const FAILED = "Failed to create assessment template";

interface NewTemplateDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Creates a template and opens its questions. Closing the dialog keeps the input; only Cancel discards it. */
function NewTemplateDialog({ opened, onClose }: NewTemplateDialogProps) {
  const onCreated = useCreatedTemplate();
  const { form, submit, showRefusal, restart } = useZodForm(templateDraft, EMPTY_TEMPLATE);
  const create = trpc.admin.templates.create.useMutation({
    meta: { successToast: ["Success", "Assessment template created successfully"], errorText: FAILED },
    onSuccess: onCreated.list,
    onError: showRefusal,
  });
  const cancel = () => {
    restart();
    create.reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} isHeld={create.isPending} title="New Template" width="38.75rem">
      <form noValidate onSubmit={submit((draft) => create.mutate(draft, { onSuccess: onCreated.open }))}>
        <NewTemplateFields
          form={form}
          error={failureMessage(create.error, FAILED)}
          pending={create.isPending}
          onCancel={cancel}
        />
      </form>
    </Dialog>
  );
}

const EMPTY_TEMPLATE: {
  title: string;
  description: string;
  resultsAnalysisPrompt: string;
  language: string | null;
  isActive: boolean;
} = {
  title: "",
  description: "",
  resultsAnalysisPrompt: "",
  language: null,
  isActive: true,
};

interface NewTemplateFieldsProps {
  form: UseFormReturnType<typeof EMPTY_TEMPLATE>;
  error: string | undefined;
  pending: boolean;
  onCancel: () => void;
}

function NewTemplateFields({ form, error, pending, onCancel }: NewTemplateFieldsProps) {
  return (
    <Stack>
      <FormErrorText message={error} />
      <TextInput label="Title" required data-autofocus {...form.getInputProps("title")} />
      <Textarea
        label="Description"
        description="Participants see this before they start."
        maxRows={8}
        {...form.getInputProps("description")}
      />
      <Textarea
        label="Results analysis prompt"
        description="What the recommendations should focus on. Participants don't see this."
        minRows={3}
        maxRows={8}
        {...form.getInputProps("resultsAnalysisPrompt")}
      />
      <LanguageSelect {...form.getInputProps("language")} />
      <Switch
        label="Active (Available for new assessments)"
        {...form.getInputProps("isActive", { type: "checkbox" })}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} disabled={pending}>
          Cancel
        </Button>
        <PendingButton type="submit" pending={pending} pendingLabel="Creating...">
          Create template
        </PendingButton>
      </Group>
    </Stack>
  );
}
