import { Alert, Text } from "@mantine/core";
import { howMailLeaves } from "../../data/mail-delivery";
import type { Outputs } from "../../data/trpc";
import { IconInfoCircle } from "../../ui/icons";
import { AnchorLink } from "../../ui/links";

/** How mail leaves; where none does, how to mend that and what to do meanwhile. */
export function DeliveryNotice({ summary }: { summary: Outputs["admin"]["outbox"]["summary"] }) {
  if (summary.delivers) {
    return (
      <Text size="sm" c="dimmed">
        {howMailLeaves(summary)} They are listed here for 30 days.
      </Text>
    );
  }
  return (
    <Alert color="brand" icon={<IconInfoCircle size={20} aria-hidden />} role="note">
      <Text size="sm" fw={600}>
        {howMailLeaves(summary)}
      </Text>
      <Text size="sm" mt={4}>
        To have them delivered, set <code>POSTMARK_SERVER_TOKEN</code> or <code>SMTP_URL</code>, with{" "}
        <code>MAIL_FROM</code> as the sender's address, and restart the server. Until then a mail counts as
        sent once it is printed. To let somebody in, choose “Copy access link” on the{" "}
        <AnchorLink to="/admin/users" inherit underline="always">
          Users page
        </AnchorLink>{" "}
        and hand the link on yourself.
      </Text>
    </Alert>
  );
}
