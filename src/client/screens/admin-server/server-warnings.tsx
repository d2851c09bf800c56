import { Alert, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { WarningCode } from "#shared/domain/server-status";
import type { Outputs } from "../../api/trpc";
import { IconAlertTriangle } from "../../ui/layout/icons";
import { AnchorLink } from "../../ui/layout/links";

type Warning = Outputs["admin"]["server"]["get"]["warnings"][number];

/** Warnings with what to do about them; nothing if there are none. */
export function ServerWarnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert
      color="yellow"
      role="note"
      title="Needs your attention"
      icon={<IconAlertTriangle size={20} aria-hidden />}
    >
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
        {warnings.map(({ code, title, text }) => (
          <li key={code}>
            <Text size="sm" fw={600}>
              {title}
            </Text>
            <Text size="sm">
              {text} {LINKS[code]}
            </Text>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

const outbox = (
  <AnchorLink to="/admin/outbox" search={{ state: "failed" }} inherit underline="always">
    Open outbox
  </AnchorLink>
);

const LINKS: Partial<Record<WarningCode, ReactNode>> = {
  "mails-failed": outbox,
  "jobs-paused": outbox,
  "model-down": (
    <AnchorLink to="/admin/model" inherit underline="always">
      Open AI model
    </AnchorLink>
  ),
};
