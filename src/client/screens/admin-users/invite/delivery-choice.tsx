import { Checkbox, Skeleton, Text } from "@mantine/core";
import type { ChangeEventHandler } from "react";
import { trpc } from "../../../api/trpc";
import { ErrorPanel } from "../../../ui/feedback/error-panel";

interface LinkChoiceProps {
  checked?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Whether a link is mailed; where no mail would arrive, what happens instead. */
export function DeliveryChoice({ checked, onChange }: LinkChoiceProps) {
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
      description="It signs them in without a password and expires after 24 hours, or 10 minutes after its first use."
      size="sm"
      checked={checked}
      onChange={onChange}
    />
  );
}
