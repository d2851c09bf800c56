import { Alert, Button, Group, Stack, Text, Textarea, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef } from "react";
import { type AcceptedDraft, draftRequest, type SuggestedTemplate } from "#shared/contracts/template-drafts";
import { trpc } from "../../../api/trpc";
import { Dialog } from "../../../ui/dialog/dialog";
import { announce } from "../../../ui/feedback/announcer";
import { failureMessage } from "../../../ui/feedback/errors";
import { useZodForm } from "../../../ui/form/form";
import { FormErrorText } from "../../../ui/form/form-error";
import { PendingButton } from "../../../ui/form/pending-button";
import { IconInfoCircle } from "../../../ui/layout/icons";
import { ActiveBadge } from "../active-badge";
import { useCreatedTemplate } from "../use-made-template";
import { DraftParts } from "./draft-parts";
import { scoringLine } from "./template-outline";

const DRAFT_FAILED = "Failed to draft a template";
const CREATE_FAILED = "Failed to create assessment template";

interface DraftDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Drafts a template from a description, for review. Closing keeps the description; only Cancel discards it. */
export function DraftDialog({ opened, onClose }: DraftDialogProps) {
  const onCreated = useCreatedTemplate();
  const ai = trpc.admin.ai.today.useQuery(undefined, { enabled: opened });
  const { form, submit, showRefusal, restart } = useZodForm(draftRequest, { description: "" });
  const suggest = trpc.admin.templateDrafts.suggest.useMutation({
    meta: { errorText: DRAFT_FAILED },
    onError: showRefusal,
  });
  const create = trpc.admin.templateDrafts.create.useMutation({
    meta: {
      successToast: ["Draft created", "It stays inactive until you activate it."],
      errorText: CREATE_FAILED,
    },
    onSuccess: onCreated.list,
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
      title="Draft a template"
      width="38.75rem"
    >
      {suggest.data ? (
        <DraftReview
          draft={suggest.data}
          error={failureMessage(create.error, CREATE_FAILED)}
          pending={create.isPending}
          onBack={back}
          onCreate={(draft) => create.mutate(draft, { onSuccess: onCreated.open })}
        />
      ) : (
        <form
          noValidate
          onSubmit={submit((request) =>
            suggest.mutate(request, { onSuccess: () => announce("Your draft is ready.") }),
          )}
        >
          <DraftRequestFields
            form={form}
            error={failureMessage(suggest.error, DRAFT_FAILED)}
            pending={suggest.isPending}
            usesModel={ai.data?.state === "serving" || ai.data?.state === "partly"}
            onCancel={cancel}
          />
        </form>
      )}
    </Dialog>
  );
}

interface DraftRequestFieldsProps {
  form: UseFormReturnType<{ description: string }>;
  error: string | undefined;
  pending: boolean;
  /** Whether an AI model writes the draft, which takes longer. */
  usesModel: boolean;
  onCancel: () => void;
}

/** Description of the draft. The field takes the focus on mount, because it replaces the review. */
function DraftRequestFields({ form, error, pending, usesModel, onCancel }: DraftRequestFieldsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack>
      <FormErrorText message={error} />
      <Textarea
        label="Describe what you want to find out"
        description="Say who will answer, what you'll ask about and what you'll do with the answers. You'll get questions, scoring and advice to review. Nothing is saved until you create the template."
        placeholder="For example: how well we onboard new colleagues in customer service"
        required
        data-autofocus
        readOnly={pending}
        minRows={4}
        maxRows={10}
        {...form.getInputProps("description")}
        ref={field}
      />
      <Text size="sm" c="dimmed" role="status">
        {pending &&
          (usesModel
            ? "Drafting your template… This can take up to two minutes."
            : "Drafting your template…")}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <PendingButton type="submit" pending={pending} pendingLabel="Drafting...">
          Create draft
        </PendingButton>
      </Group>
    </Stack>
  );
}

const AUTHOR_LABELS = {
  ai: "An AI model wrote this from your description. Review every question and card before you activate it.",
  "built-in":
    "We picked this from Askwell's library based on your description. No AI was used. Edit anything that doesn't fit.",
} as const;

interface DraftReviewProps {
  draft: SuggestedTemplate;
  error: string | undefined;
  pending: boolean;
  onBack: () => void;
  onCreate: (draft: AcceptedDraft) => void;
}

/** Review of a draft. The title takes the focus on mount, because it replaces the form. */
function DraftReview({ draft, error, pending, onBack, onCreate }: DraftReviewProps) {
  const { by, note, ...template } = draft;
  const { title, description, scoring, questions, cards } = template;
  const conditionCount = questions.filter(({ conditions }) => conditions !== null).length;
  const dimensions = scoring?.dimensions.map(({ name }) => name) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack>
      <Alert color="gray" role="note" icon={<IconInfoCircle size={20} aria-hidden />}>
        {note ?? AUTHOR_LABELS[by]}
      </Alert>
      <div>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
          <Title order={3} ref={heading} tabIndex={-1} dir="auto">
            {title}
          </Title>
          <ActiveBadge isActive={false} />
        </Group>
        <Text size="sm" c="dimmed" dir="auto">
          {description}
        </Text>
        <Text size="sm" c="dimmed" dir="auto" mt={6}>
          {scoringLine({ dimensions, conditionCount, cardCount: cards.length })}
        </Text>
      </div>
      <DraftParts draft={template} />
      <Text size="sm">
        The draft also includes analysis prompts and points. You can change everything later. The template
        stays inactive until you activate it.
      </Text>
      <FormErrorText message={error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack} disabled={pending}>
          Back
        </Button>
        <PendingButton pending={pending} pendingLabel="Creating..." onClick={() => onCreate(template)}>
          Create template
        </PendingButton>
      </Group>
    </Stack>
  );
}
