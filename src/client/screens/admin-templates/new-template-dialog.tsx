import { templateDraft } from "#shared/contracts/templates";
import { trpc } from "../../data/trpc";
import { Dialog } from "../../ui/dialog";
import { failureMessage } from "../../ui/errors";
import { useZodForm } from "../../ui/form";
import { EMPTY_TEMPLATE, NewTemplateFields } from "./new-template-fields";
import { useMadeTemplate } from "./use-made-template";

const FAILED = "Failed to create assessment template";

interface NewTemplateDialogProps {
  opened: boolean;
  onClose: () => void;
}

/**
 * Makes a template and goes on to its questions. What was typed survives Escape or a click beside the dialog; only
 * Cancel throws it away.
 */
export function NewTemplateDialog({ opened, onClose }: NewTemplateDialogProps) {
  const made = useMadeTemplate();
  const { form, submit, showRefusal, restart } = useZodForm(templateDraft, EMPTY_TEMPLATE);
  const create = trpc.admin.templates.create.useMutation({
    meta: { done: ["Success", "Assessment template created successfully"], failed: FAILED },
    onSuccess: made.list,
    onError: showRefusal,
  });
  const cancel = () => {
    restart();
    create.reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} isHeld={create.isPending} title="New Template" width="38.75rem">
      <form noValidate onSubmit={submit((draft) => create.mutate(draft, { onSuccess: made.open }))}>
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
