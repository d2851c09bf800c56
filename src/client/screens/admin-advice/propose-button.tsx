import { Text } from "@mantine/core";
import { useState } from "react";
import { trpc } from "../../api/trpc";
import { failureMessage } from "../../ui/feedback/errors";
import { FormErrorText } from "../../ui/form/form-error";
import { PendingButton } from "../../ui/form/pending-button";
import { IconSparkles } from "../../ui/layout/icons";
import type { AdviceQuestion, Proposals } from "./advice-types";

const FAILED = "Failed to suggest cards";

/** Requests card suggestions. Passes them to `onFound`, or sets `emptyText` to a message if there are none. */
export function useProposals(assessmentId: number, onFound: (proposals: Proposals) => void) {
  const [emptyText, setEmptyText] = useState<string>();
  const propose = trpc.admin.cards.propose.useMutation({
    meta: { errorText: FAILED },
    onMutate: () => setEmptyText(undefined),
  });
  const take = (proposals: Proposals) => {
    if (proposals.cards.length > 0) onFound(proposals);
    else setEmptyText(proposals.note ?? "No suggestions for these questions.");
  };
  return {
    pending: propose.isPending,
    // Callbacks of `mutate` run only while mounted, so suggestions don't interrupt a card opened since.
    ask: (questionId?: AdviceQuestion["id"]) =>
      propose.mutate({ assessmentId, questionId }, { onSuccess: take }),
    emptyText,
    failure: failureMessage(propose.error, FAILED),
  };
}

type ProposalRequest = ReturnType<typeof useProposals>;

interface ProposeButtonProps {
  request: ProposalRequest;
  /** The question to suggest cards for, with its position from 1; all questions if omitted. */
  only?: { readonly id: AdviceQuestion["id"]; readonly place: number } | undefined;
  /** Whether it is the primary action. */
  isFirst?: boolean;
}

export function ProposeButton({ request, only, isFirst = false }: ProposeButtonProps) {
  return (
    <PendingButton
      variant={isFirst ? "filled" : "default"}
      pending={request.pending}
      pendingLabel="Finding suggestions..."
      leftSection={<IconSparkles size={18} stroke={1.75} aria-hidden />}
      onClick={() => request.ask(only?.id)}
    >
      {only ? `Suggest cards for question ${only.place}` : "Suggest cards"}
    </PendingButton>
  );
}

/** Why the last request returned no suggestions. */
export function NoProposals({ request: { emptyText, failure } }: { request: ProposalRequest }) {
  return (
    <>
      <FormErrorText message={failure} />
      <Text size="sm" role="status" className="live-region">
        {emptyText}
      </Text>
    </>
  );
}
