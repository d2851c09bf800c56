import { Checkbox, Skeleton, Text } from "@mantine/core";
import type { ChangeEventHandler } from "react";
import { trpc } from "../../data/trpc";
import { ErrorPanel } from "../../ui/error-panel";

interface LinkChoiceProps {
  checked?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Whether a link is mailed; where no mail would arrive, what happens instead. */
export function LinkChoice({ checked, onChange }: LinkChoiceProps) {
  const delivery = trpc.admin.outbox.summary.useQuery();
  if (delivery.error) {
    return (
      <ErrorPanel
        message="It is not known whether mail can be sent, so no access link goes out now."
        onRetry={() => void delivery.refetch()}
      />
    );
  }
  if (!delivery.data) return <Skeleton height={48} />;
  if (!delivery.data.delivers) {
    return (
      <Text size="sm" c="dimmed">
        No mail provider is set, so no access link can be emailed. You can copy it in the next step.
      </Text>
    );
  }
  return (
    <Checkbox
      label="Email an access link"
      description="It signs them in without a password, is valid for 24 hours, and ends soon after its first use."
      size="sm"
      checked={checked}
      onChange={onChange}
    />
  );
}
