import { Button, Checkbox, Group, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import type { ChangeEventHandler } from "react";
import { createUser, EMAIL_TAKEN } from "#shared/contracts/users";
import { LINK_EXPIRES } from "#shared/domain/sign-in-link";
import { trpc } from "../../api/trpc";
import { ErrorPanel } from "../../ui/feedback/error-panel";
import { errorMessage } from "../../ui/feedback/errors";
import { useZodForm } from "../../ui/form/form";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { AssessmentSelect } from "./assessment-select";
import { isEmailTaken, useUserChanges } from "./use-user-changes";

const FAILED = "Failed to create user";

export interface AddedUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly assessmentId: number | null;
  /** How they get their access link. */
  readonly link: "mailed" | "not mailed" | "unwanted" | "by hand";
}

interface AddUserFormProps {
  onAdded: (user: AddedUser) => void;
  onCancel: () => void;
}

const EMPTY_USER: { name: string; email: string; assessmentId: number | null; sendLink: boolean } = {
  name: "",
  email: "",
  assessmentId: null,
  sendLink: true,
};

/** Adds a user, optionally with an assessment and an access link by email. */
export function AddUserForm({ onAdded, onCancel }: AddUserFormProps) {
  const refresh = useUserChanges();
  const delivery = trpc.admin.outbox.summary.useQuery();
  const { form, submit } = useZodForm(createUser, EMPTY_USER);
  const create = trpc.admin.users.create.useMutation({
    meta: { successToast: ["Success", "User created successfully"], errorText: FAILED },
    onSuccess: ({ id, linkSent }, { name, email, assessmentId = null, sendLink }) => {
      const linkOutcome = sendLink
        ? "not mailed"
        : delivery.data?.delivers === false
          ? "by hand"
          : "unwanted";
      onAdded({ id, name, email, assessmentId, link: linkSent ? "mailed" : linkOutcome });
      return refresh();
    },
    onError: (error) => {
      if (!isEmailTaken(error)) return;
      form.setFieldError("email", EMAIL_TAKEN);
      form.getInputNode("email")?.focus();
    },
  });
  const problem = isEmailTaken(create.error) ? null : create.error;

  return (
    <form
      noValidate
      onSubmit={submit((input) => {
        if (delivery.isPending) return;
        create.mutate({ ...input, sendLink: delivery.data?.delivers === true && input.sendLink });
      })}
    >
      <Stack>
        <FormErrorText message={problem ? errorMessage(problem, FAILED) : undefined} />
        <TextInput label="Name" autoComplete="off" required data-autofocus {...form.getInputProps("name")} />
        <TextInput label="Email" type="email" autoComplete="off" required {...form.getInputProps("email")} />
        <AssessmentSelect {...form.getInputProps("assessmentId")} />
        <DeliveryChoice {...form.getInputProps("sendLink", { type: "checkbox" })} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={create.isPending}>
            Cancel
          </Button>
          <PendingButton
            type="submit"
            pending={create.isPending}
            pendingLabel="Creating..."
            blocked={delivery.isPending}
          >
            Create user
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}

interface DeliveryChoiceProps {
  checked?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Checkbox for sending a link, or a note if email isn't set up. */
function DeliveryChoice({ checked, onChange }: DeliveryChoiceProps) {
  const delivery = trpc.admin.outbox.summary.useQuery();
  if (delivery.error) {
    return (
      <ErrorPanel
        message="Couldn't check whether email is set up, so no access link will be sent."
        onRetry={() => void delivery.refetch()}
      />
    );
  }
  if (!delivery.data) return <Skeleton height={48} />;
  if (!delivery.data.delivers) {
    return (
      <Text size="sm" c="dimmed">
        Email isn't set up. You can copy an access link in the next step.
      </Text>
    );
  }
  return (
    <Checkbox
      label="Email an access link"
      description={`It signs them in without a password and ${LINK_EXPIRES}.`}
      size="sm"
      checked={checked}
      onChange={onChange}
    />
  );
}
