import { draftRequest } from "#shared/contracts/template-drafts";
import { trpc } from "../../data/trpc";
import { announce } from "../../ui/announce";
import { Dialog } from "../../ui/dialog";
import { failureMessage } from "../../ui/errors";
import { useZodForm } from "../../ui/form";
import { DraftRequestFields } from "./draft-request-fields";
import { DraftReview } from "./draft-review";
import { useMadeTemplate } from "./use-made-template";

const DRAFT_FAILED = "Failed to draft a template";
const CREATE_FAILED = "Failed to create assessment template";

interface DraftDialogProps {
  opened: boolean;
  onClose: () => void;
}

/**
 * Drafts a template from a description, shows it, and makes an inactive template of it when asked. The description
 * survives Escape or a click beside the dialog; only Cancel throws it away.
 */
export function DraftDialog({ opened, onClose }: DraftDialogProps) {
  const made = useMadeTemplate();
  const { form, submit, showRefusal, restart } = useZodForm(draftRequest, { description: "" });
  const suggest = trpc.admin.templateDrafts.suggest.useMutation({
    meta: { failed: DRAFT_FAILED },
    onError: showRefusal,
  });
  const create = trpc.admin.templateDrafts.create.useMutation({
    meta: { done: ["Draft created", "It is inactive until you activate it."], failed: CREATE_FAILED },
    onSuccess: made.list,
  });
  const back = () => {
    create.reset();
    suggest.reset();
  };
  const cancel = () => {
    restart();
    back();
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      isHeld={create.isPending}
      title="Draft a Template"
      width="38.75rem"
    >
      {suggest.data ? (
        <DraftReview
          draft={suggest.data}
          error={failureMessage(create.error, CREATE_FAILED)}
          pending={create.isPending}
          onBack={back}
          onCreate={(draft) => create.mutate(draft, { onSuccess: made.open })}
        />
      ) : (
        <form
          noValidate
          onSubmit={submit((request) =>
            suggest.mutate(request, { onSuccess: () => announce("The draft is ready.") }),
          )}
        >
          <DraftRequestFields
            form={form}
            error={failureMessage(suggest.error, DRAFT_FAILED)}
            pending={suggest.isPending}
            onCancel={cancel}
          />
        </form>
      )}
    </Dialog>
  );
}
