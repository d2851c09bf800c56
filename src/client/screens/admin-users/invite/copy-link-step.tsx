import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { LINK_GRACE_TEXT, LINK_LIFETIME_TEXT } from "#shared/domain/sign-in-link";
import { ErrorPanel } from "../../../ui/feedback/error-panel";
import { PendingButton } from "../../../ui/form/pending-button";
import { COPY_REFUSED, useCopyLink } from "../../../ui/layout/copy-link";
import { IconCopy } from "../../../ui/layout/icons";

interface CopyLinkStepProps {
  name: string;
  /** Undefined while it is being created. */
  link: string | undefined;
  problem: string | undefined;
  onRetry: () => void;
  /** Called with the number of links not copied yet. */
  onUncopied: (count: number) => void;
  onDone: () => void;
}

/** An access link for the admin to share. It exists only here and in the clipboard. */
export function CopyLinkStep({ name, link, problem, onRetry, onUncopied, onDone }: CopyLinkStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { copy } = useCopyLink(() => {
    setRefused(true);
    field.current?.focus();
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => onUncopied(link && !isCopied ? 1 : 0), [link, isCopied, onUncopied]);
  function retry(): void {
    button.current?.focus();
    onRetry();
  }
  return (
    <Stack>
      <Text>
        Give this link to <strong>{name}</strong>. It signs them in without a password.
      </Text>
      {problem ? (
        <ErrorPanel message={problem} onRetry={retry} />
      ) : (
        <TextInput
          label="Access link"
          description={`Expires after ${LINK_LIFETIME_TEXT}, or ${LINK_GRACE_TEXT} after its first use. Treat it like a password.`}
          ref={field}
          readOnly
          error={isRefused && COPY_REFUSED}
          value={link ?? ""}
          placeholder="Creating the link..."
          onFocus={({ currentTarget }) => currentTarget.select()}
          onCopy={() => setCopied(true)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
        <PendingButton
          ref={button}
          data-autofocus
          pending={!link && !problem}
          blocked={!link}
          leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
          onClick={async () => link && (await copy(link)) && setCopied(true)}
        >
          Copy link
        </PendingButton>
      </Group>
    </Stack>
  );
}
