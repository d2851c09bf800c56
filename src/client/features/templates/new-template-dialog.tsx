import { Button, Group, Modal, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { templateDraft } from "#shared/contracts/templates";
import { FormError } from "../../components/form-error";
import { PendingButton } from "../../components/pending-button";
import { errorMessage } from "../../lib/errors";
import { useZodForm } from "../../lib/form";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";

const FAILED = "Failed to create assessment template";

/** Makes a template and goes on to its questions. */
export function NewTemplateDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="New Template" size="lg">
      <NewTemplateForm onClose={onClose} />
    </Modal>
  );
}

function NewTemplateForm({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { form, submit, showRefusal } = useZodForm(templateDraft, {
    title: "",
    description: "",
    resultsAnalysisPrompt: "",
    isActive: true,
  });
  const create = trpc.admin.templates.create.useMutation({
    onSuccess: async (template) => {
      notify.success("Success", "Assessment template created successfully");
      utils.admin.templates.get.setData({ id: template.id }, template);
      await Promise.all([utils.admin.templates.list.invalidate(), utils.templates.invalidate()]);
      onClose();
      await navigate({
        to: "/admin/templates/$assessmentId/questions",
        params: { assessmentId: template.id },
      });
    },
    onError: (error) => {
      showRefusal(error);
      notify.failure(error, FAILED);
    },
  });
  return (
    <form noValidate onSubmit={submit((draft) => create.mutate(draft))}>
      <Stack>
        <FormError message={create.error ? errorMessage(create.error, FAILED) : undefined} />
        <TextInput label="Title" required maxLength={200} data-autofocus {...form.getInputProps("title")} />
        <Textarea
          label="Description"
          description="Participants read it before they begin."
          minRows={2}
          {...form.getInputProps("description")}
        />
        <Textarea
          label="Results analysis prompt"
          description="What the AI should look at when it writes the recommendations. Participants do not see it."
          minRows={3}
          {...form.getInputProps("resultsAnalysisPrompt")}
        />
        <Switch
          label="Active (Available for new assessments)"
          {...form.getInputProps("isActive", { type: "checkbox" })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <PendingButton type="submit" pending={create.isPending} pendingLabel="Creating...">
            Create Template
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}
