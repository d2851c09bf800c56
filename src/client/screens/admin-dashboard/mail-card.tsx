import { Text } from "@mantine/core";
import { howMailLeaves } from "../../data/mail-delivery";
import { type Outputs, trpc } from "../../data/trpc";
import { IconAlertTriangle, IconMail } from "../../ui/icons";
import { AnchorLink } from "../../ui/links";
import { StatusCard } from "./status-card";

/** How mail stands, in one quiet line. Where that cannot be told, the dashboard does without. */
export function MailCard() {
  const summary = trpc.admin.outbox.summary.useQuery();
  if (summary.isError) return null;
  return <StatusCard title="Mail" state={summary.data && <Summary summary={summary.data} />} />;
}

function Summary({ summary }: { summary: Outputs["admin"]["outbox"]["summary"] }) {
  const { waiting, failed } = summary;
  const alarming = failed > 0;
  const Icon = alarming ? IconAlertTriangle : IconMail;
  return (
    <>
      <Text size="sm" c="dimmed">
        {howMailLeaves(summary)}
      </Text>
      <AnchorLink
        to="/admin/outbox"
        search={alarming ? { state: "failed" } : {}}
        size="sm"
        c={alarming ? "var(--mantine-color-error)" : undefined}
        ml="auto"
        mih={24}
        display="inline-flex"
        style={{ alignItems: "center", gap: 6 }}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
        {waiting.toLocaleString("en-US")} waiting · {failed.toLocaleString("en-US")} failed
      </AnchorLink>
    </>
  );
}
